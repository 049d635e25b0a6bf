-- What operations read across companies, and why. Written in the transaction before the reading; never changed.
create table operations_readings (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  actor text not null,
  actor_roles text not null,
  action text not null,
  -- The one company that was looked into; null where it was all of them.
  company_id uuid references companies (id),
  reason text not null,
  address text,
  request_id text
);
create index operations_readings_of_time on operations_readings (at desc);
create index operations_readings_of_company on operations_readings (company_id, at desc);
select kerja_platform('operations_readings');
revoke update, delete on operations_readings from kerja_system;
