-- The month's pay. Keys leave room for off-cycle runs (run_type, sequence).

create table pay_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  employee_id uuid not null,
  type text not null,
  -- Money; days for the few types that are counted in days.
  amount numeric(15, 2) not null check (amount >= 0),
  note text,
  -- A second upload of a month replaces what came from a sheet, never what was entered by hand.
  origin text not null check (origin in ('sheet', 'hand')),
  import_batch_id uuid,
  created_by uuid,
  changed_by uuid,
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
  amount numeric(15, 2) not null check (amount >= 0),
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
  -- 'none': only items so far. That a run is being calculated is not a state of it: it shows in `calculation` and
  -- ends with the process that calculates, while the former version stands.
  state text not null default 'none' check (state in ('none', 'unconfirmed', 'confirmed', 'approved')),
  -- Readers see `version`: of each person the newest payslip written in base_version or later. A calculation writes
  -- under last_version + 1, which nobody reads, and then moves the pointers.
  base_version integer not null default 0,
  version integer not null default 0,
  last_version integer not null default 0,
  -- Which version is being written, by which process, since when, how far; null when nobody calculates.
  calculation jsonb,
  calculation_beat_at timestamptz,
  calculated_at timestamptz,
  calculation_ms integer,
  bank_file_taken_at timestamptz,
  -- Reopened for these people alone; null: for all.
  reopened_for uuid[],
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, year, month, run_type, sequence)
);
select kerja_protect('pay_runs');

-- Every version that became the run: what to read it by, and what it was worked out with.
create table pay_run_versions (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  version integer not null,
  base_version integer not null,
  -- What was counted or set for the whole company: numbers of people, registrations.
  company_facts jsonb not null,
  law_hash text not null,
  engine_version text not null,
  people integer not null,
  gross_pay numeric(20, 2) not null,
  net_pay numeric(20, 2) not null,
  employer_cost numeric(20, 2) not null,
  -- Every figure summed over the payslips, decimal text by name.
  totals jsonb not null,
  -- An approved version is kept for good; others make room when a newer one stands.
  approved_at timestamptz,
  calculated_at timestamptz not null default now(),
  primary key (company_id, run_id, version),
  foreign key (company_id, run_id) references pay_runs (company_id, id)
);
select kerja_protect('pay_run_versions');

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
  -- The version that no longer holds this row; null while it stands.
  replaced_in integer,
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
  -- Of the month before, as it stood when this one was worked out; null for who had none.
  former_gross_pay numeric(15, 2),
  former_net_pay numeric(15, 2),
  -- The heaviest finding: 0 none, 1 a note, 2 to be looked at, 3 stops the run.
  attention smallint not null default 0,
  joined boolean not null default false,
  left_in_month boolean not null default false,
  held boolean not null default false,
  released_at timestamptz,
  findings jsonb not null default '[]',
  changes jsonb not null default '[]',
  -- Every figure the law answered, decimal text by name; the lines shown; what was put in; what the law was given;
  -- what is carried into the next month.
  figures jsonb not null,
  lines jsonb not null,
  inputs jsonb not null,
  given jsonb not null,
  carried jsonb not null,
  -- The steps of the law: their values here, everything else in worksheet_shapes.
  worksheet text[] not null,
  worksheet_shape text not null,
  law_hash text not null,
  primary key (company_id, run_id, version, employee_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index payslips_by_id on payslips (company_id, id, version);
create index payslips_held on payslips (company_id, run_id) where held;
create index payslips_released on payslips (company_id, run_id) where released_at is not null;
create index payslips_of_employee on payslips (company_id, employee_id, year, month);
select kerja_protect('payslips');

-- Payslips whose inputs changed after they were worked out, and why; without an employee: all of the run. A row gets
-- a new id with every change, so that a calculation takes away only the marks it had seen when it began.
create table stale_payslips (
  company_id uuid not null references companies (id),
  id uuid not null,
  run_id uuid not null,
  employee_id uuid,
  cause text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  unique nulls not distinct (company_id, run_id, employee_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id)
);
select kerja_protect('stale_payslips');

-- How worksheets read, without their values: a few of them serve all payslips of a month. No payslip is bound to its
-- shape by a key, which would cost ten thousand look-ups a run; shapes are never removed.
create table worksheet_shapes (
  company_id uuid not null references companies (id),
  hash text not null,
  shape text not null,
  primary key (company_id, hash)
);
select kerja_protect('worksheet_shapes');
