-- What every module leans on: the log, files, jobs, imports, saved views, keys against doubled requests.

create table activity (
  company_id uuid not null references companies (id),
  seq bigint not null,
  at timestamptz not null,
  account_id uuid,
  actor text not null,
  -- The roles that were active, joined by a vertical bar.
  actor_roles text not null default '',
  action text not null,
  subject_kind text not null,
  subject_id text,
  subject_name text,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  former_hash text not null,
  hash text not null,
  primary key (company_id, seq)
);
create index activity_of_subject on activity (company_id, subject_kind, subject_id, seq desc);
create index activity_of_actor on activity (company_id, account_id, seq desc);
create index activity_of_time on activity (company_id, at desc);
select kerja_protect('activity');
-- Written once: not even the application may change or remove an entry.
revoke update, delete on activity from kerja_app, kerja_system;

-- The last link of each company's chain; locked last in a transaction, so that entries stand in one order.
create table activity_heads (
  company_id uuid not null references companies (id),
  seq bigint not null,
  hash text not null,
  primary key (company_id)
);
select kerja_protect('activity_heads');

create table files (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  purpose text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select kerja_protect('files');

create table jobs (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null,
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  input jsonb not null,
  done integer not null default 0,
  total integer,
  result jsonb,
  problem jsonb,
  cancel_wanted boolean not null default false,
  tries integer not null default 0,
  worker text,
  beat_at timestamptz,
  created_by uuid not null,
  roles text[] not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, id)
);
create index jobs_of_account on jobs (company_id, created_by, created_at desc);
create index jobs_open on jobs (company_id, state) where state in ('waiting', 'running');
select kerja_protect('jobs');

create table import_batches (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null,
  file_name text not null,
  rows integer not null,
  accepted integer not null,
  errors jsonb not null default '[]',
  warnings jsonb not null default '[]',
  created jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (company_id, id)
);
select kerja_protect('import_batches');

create table idempotency_keys (
  company_id uuid not null references companies (id),
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id, key)
);
select kerja_protect('idempotency_keys');

create table saved_views (
  company_id uuid not null references companies (id),
  id uuid not null,
  account_id uuid not null,
  list text not null,
  name text not null check (length(name) between 1 and 255),
  shared boolean not null default false,
  query text not null check (length(query) <= 4000),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index saved_views_of_list on saved_views (company_id, list);
select kerja_protect('saved_views');
