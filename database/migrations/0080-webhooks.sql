-- Addresses of other programs that are told of decisions: what happened is written with what caused it, and sent
-- afterwards until it arrives or is given up.
create table webhooks (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  address text not null check (length(address) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  sealed_secret text not null,
  active boolean not null default true,
  created_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id)
);
select kerja_protect('webhooks');

create table webhook_events (
  company_id uuid not null references companies (id),
  id uuid not null,
  event text not null,
  -- What it is about: its events arrive in the order in which they happened.
  subject_id uuid not null,
  employee_id uuid,
  title text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (company_id, id)
);
create index webhook_events_at on webhook_events (company_id, at);
create index webhook_events_employee on webhook_events (company_id, employee_id);
select kerja_protect('webhook_events');

create table webhook_deliveries (
  company_id uuid not null references companies (id),
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  subject_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  status integer,
  trouble text,
  took_ms integer,
  primary key (company_id, id),
  foreign key (company_id, webhook_id) references webhooks (company_id, id),
  foreign key (company_id, event_id) references webhook_events (company_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (company_id, next_try_at) where state = 'waiting';
create index webhook_deliveries_of on webhook_deliveries (company_id, webhook_id, created_at desc);
create index webhook_deliveries_event on webhook_deliveries (company_id, event_id);
create index webhook_deliveries_subject on webhook_deliveries (company_id, webhook_id, subject_id) where state = 'waiting';
select kerja_protect('webhook_deliveries');
