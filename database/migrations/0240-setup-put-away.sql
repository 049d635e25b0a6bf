-- The list of what a new company still has to do, on its first page, until somebody put it away.
alter table companies add column setup_put_away_at timestamptz;
