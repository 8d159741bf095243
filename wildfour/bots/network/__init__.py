"""The trained network: inputs, files, layers, inference."""
