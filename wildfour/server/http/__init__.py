"""What browsers and programs reach over HTTP."""
