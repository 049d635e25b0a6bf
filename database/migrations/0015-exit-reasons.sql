-- Why people leave: the reasons a company offers for each way of leaving.
create table exit_reasons (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- Of those that came with the company the name follows from the value, in the reader's language.
  name text not null check (length(name) between 1 and 255),
  value text not null check (length(value) between 1 and 255),
  -- 1 resignation, 2 termination, 3 end of probation, 4 end of contract.
  exit_type_id smallint not null check (exit_type_id between 1 and 4),
  kind text not null check (kind in ('voluntary', 'involuntary')),
  is_default boolean not null default false,
  -- Offered or not; what was chosen once keeps its reason.
  active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index exit_reasons_by_name on exit_reasons (company_id, exit_type_id, lower(name));
create unique index exit_reasons_by_value on exit_reasons (company_id, exit_type_id, lower(value));
select kerja_protect('exit_reasons');
