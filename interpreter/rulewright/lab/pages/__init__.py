"""What the lab found, as pages and as rows for spreadsheets."""
