-- The month's pay. Keys leave room for off-cycle runs (run_type, sequence).

create table pay_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  employee_id uuid not null,
  type text not null,
  amount numeric(15, 2) not null,
  note text,
  -- A second upload of a month replaces what came from a sheet, never what was entered by hand.
  origin text not null check (origin in ('sheet', 'hand')),
  import_batch_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index pay_items_of_month on pay_items (company_id, year, month, employee_id);
create index pay_items_of_employee on pay_items (company_id, employee_id);
select kerja_protect('pay_items');

create table recurring_pay_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  type text not null,
  amount numeric(15, 2) not null,
  note text,
  -- First day of the first and of the last month, inclusive.
  from_month date not null,
  to_month date check (to_month >= from_month),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index recurring_pay_items_of_employee on recurring_pay_items (company_id, employee_id, from_month);
select kerja_protect('recurring_pay_items');

create table pay_runs (
  company_id uuid not null references companies (id),
  id uuid not null,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  run_type text not null default 'regular',
  sequence smallint not null default 1,
  state text not null check (state in ('none', 'calculating', 'unconfirmed', 'confirmed', 'approved')),
  -- Readers see this version; a recalculation writes another one and then moves the pointer.
  version integer not null default 0,
  last_version integer not null default 0,
  calculated_at timestamptz,
  calculation_ms integer,
  job_id uuid,
  bank_file_taken_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, year, month, run_type, sequence)
);
select kerja_protect('pay_runs');

-- Who did what to a run, in order: the sign-off and the rule of two persons read it.
create table pay_run_events (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  seq integer not null,
  version integer not null,
  event text not null,
  account_id uuid,
  actor text not null,
  at timestamptz not null default now(),
  detail jsonb not null default '{}',
  primary key (company_id, run_id, seq),
  foreign key (company_id, run_id) references pay_runs (company_id, id)
);
select kerja_protect('pay_run_events');

create table payslips (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  version integer not null,
  employee_id uuid not null,
  -- The same person's payslip of a run keeps its id from version to version.
  id uuid not null,
  year smallint not null,
  month smallint not null,
  staff_id text not null,
  full_name text not null,
  department text,
  position text,
  gross_pay numeric(15, 2) not null,
  total_deductions numeric(15, 2) not null,
  net_pay numeric(15, 2) not null,
  employer_cost numeric(15, 2) not null,
  -- Every figure the law answered, decimal text by name; the lines shown; what was given; what is carried on.
  figures jsonb not null,
  lines jsonb not null,
  given jsonb not null,
  carried jsonb not null,
  findings jsonb not null default '[]',
  worksheet text,
  law_hash text not null,
  stale jsonb,
  held boolean not null default false,
  released_at timestamptz,
  primary key (company_id, run_id, version, employee_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index payslips_by_id on payslips (company_id, id, version);
create index payslips_of_employee on payslips (company_id, employee_id, year, month);
select kerja_protect('payslips');
