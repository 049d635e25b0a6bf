-- Keys against doubled requests, for every caller: what the transactions of a request gave is kept with them, so that
-- whoever comes again after a crash goes on where it stopped. Answers hold people's data and are sealed.
delete from idempotency_keys;
alter table idempotency_keys
  drop column answer,
  add column sealed_answer text,
  add column steps text[] not null default '{}',
  -- The request at work on it, until when others wait for it.
  add column claimed_by text,
  add column claimed_until timestamptz;

-- The same for callers without a company: operations, and whoever is not signed in.
create table installation_keys (
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  sealed_answer text,
  steps text[] not null default '{}',
  claimed_by text,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
select kerja_platform('installation_keys');
