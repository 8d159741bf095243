"""What is on the disk; knows no sockets."""
