-- Addresses under which somebody's calendar can be read by another program. Whoever has the address reads it, so only
-- its digest is kept, it shows no more than its person may see on that day, and it can be ended at any time.
create table calendar_feeds (
  company_id uuid not null references companies (id),
  id uuid not null,
  account_id uuid not null,
  shows text not null check (shows in ('mine', 'team', 'company')),
  token_digest text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id)
);
create unique index calendar_feeds_token on calendar_feeds (company_id, token_digest);
create index calendar_feeds_account on calendar_feeds (company_id, account_id) where ended_at is null;
select kerja_protect('calendar_feeds');
