"""What `network_trial.py` tries: tables that several machines share, with real processes."""
