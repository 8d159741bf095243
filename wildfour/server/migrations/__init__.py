"""From one version of the database to the next: `python -m alembic` is not needed, `store.migrate` runs them."""
