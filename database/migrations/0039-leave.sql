-- Leave: the types and groups of a company, what people are granted (lots), what they ask for (applications with their
-- days), and what each charged day takes from which lot (uses). All quantities are whole halves: of a day, or of an hour
-- where the type is measured in hours.

-- When the company began to keep leave here, and which state its rules are in.
create table leave_books (
  company_id uuid not null references companies (id),
  begins_on date not null,
  -- Counts up with every change of rules that entitlements depend on.
  revision integer not null default 1,
  primary key (company_id)
);
select kerja_protect('leave_books');

create table leave_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The kind of the country's law, by its name in statutory/; null for a type of the company's own.
  kind text,
  name text not null check (length(name) between 1 and 255),
  name_zh text not null check (length(name_zh) between 1 and 255),
  granted text not null check (granted in ('year', 'anniversary', 'month', 'event', 'need', 'hand')),
  counted_in text not null check (counted_in in ('working_days', 'working_days_and_between', 'calendar_days')),
  unit text not null check (unit in ('day', 'hour')),
  -- Null: the company's smallest unit.
  smallest integer check (smallest > 0),
  -- From which completed months of service how much; [{"from_months": 0, "halves": 16}].
  steps jsonb not null default '[]',
  prorated boolean not null default false,
  accrues text not null default 'at_once' check (accrues in ('at_once', 'monthly')),
  paid numeric(4, 3) not null default 1 check (paid between 0 and 1),
  sex text check (sex in ('male', 'female')),
  married boolean not null default false,
  service_months integer not null default 0 check (service_months between 0 and 600),
  -- Attachments are demanded from this length on; null for never.
  attachment_from integer check (attachment_from >= 0),
  reason_needed boolean not null default false,
  mandated boolean not null default false,
  -- Counted with another type as well, beyond so much of a year.
  within_type uuid,
  within_after integer not null default 0 check (within_after >= 0),
  window_before integer check (window_before >= 0),
  window_after integer check (window_after >= 0),
  events integer check (events > 0),
  notice_days integer not null default 0 check (notice_days >= 0),
  -- How many days afterwards it may still be asked for; null without limit.
  backdated_days integer check (backdated_days >= 0),
  longest integer check (longest > 0),
  carry_most integer not null default 0 check (carry_most >= 0),
  carry_months integer check (carry_months between 1 and 24),
  leftover text not null default 'forfeit' check (leftover in ('forfeit', 'pay_out')),
  active boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, within_type) references leave_types (company_id, id),
  check (within_type is null or within_type <> id)
);
create unique index leave_types_by_name on leave_types (company_id, lower(name));
create unique index leave_types_by_kind on leave_types (company_id, kind) where kind is not null;
select kerja_protect('leave_types');

create table leave_groups (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  is_default boolean not null default false,
  -- Monday to Sunday: work, half_morning, half_afternoon, off, rest; null for the company's week.
  week text[] check (array_length(week, 1) = 7),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index leave_groups_by_name on leave_groups (company_id, lower(name));
create unique index leave_groups_default on leave_groups (company_id) where is_default;
select kerja_protect('leave_groups');

create table leave_group_types (
  company_id uuid not null references companies (id),
  group_id uuid not null,
  type_id uuid not null,
  -- The group's own entitlement; null for the type's.
  steps jsonb,
  primary key (company_id, group_id, type_id),
  foreign key (company_id, group_id) references leave_groups (company_id, id) on delete cascade,
  foreign key (company_id, type_id) references leave_types (company_id, id) on delete cascade
);
create index leave_group_types_of_type on leave_group_types (company_id, type_id);
select kerja_protect('leave_group_types');

-- To which group somebody belongs (none: the default), and how far entitlements were granted, by which rules and facts.
create table leave_people (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  group_id uuid,
  granted_through date,
  granted_revision integer,
  granted_for text,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references leave_groups (company_id, id)
);
create index leave_people_of_group on leave_people (company_id, group_id);
select kerja_protect('leave_people');

-- Every grant is a lot with its own days of validity.
create table leave_lots (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  kind text not null check (kind in ('entitlement', 'carried', 'event', 'adjusted', 'opening', 'granted')),
  halves integer not null check (halves >= 0),
  valid_from date not null,
  -- The last day; null for never.
  expires_on date check (expires_on >= valid_from),
  -- The leave year, year of service or month it was granted for, and which part of it.
  period_from date,
  part integer not null default 0,
  event_date date,
  -- Of what kind the event is: whose death, which birth.
  variant text,
  carried_from uuid,
  -- When what was left of it was carried on, paid out or forfeited.
  closed_at timestamptz,
  reason text,
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, type_id) references leave_types (company_id, id),
  foreign key (company_id, carried_from) references leave_lots (company_id, id) on delete cascade
);
create index leave_lots_of_person on leave_lots (company_id, employee_id, type_id, valid_from);
create index leave_lots_by_expiry on leave_lots (company_id, expires_on, type_id);
create unique index leave_lots_entitlements on leave_lots (company_id, employee_id, type_id, period_from, part)
  where kind = 'entitlement';
create unique index leave_lots_events on leave_lots (company_id, employee_id, type_id, event_date, coalesce(variant, ''))
  where kind = 'event';
create unique index leave_lots_carried on leave_lots (company_id, carried_from) where kind = 'carried';
select kerja_protect('leave_lots');

-- What leaves a lot otherwise than by leave.
create table leave_exits (
  company_id uuid not null references companies (id),
  id uuid not null,
  lot_id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  kind text not null check (kind in ('carried', 'paid_out', 'forfeited', 'reduced')),
  halves integer not null check (halves > 0),
  on_date date not null,
  -- The first day of the month it is paid in.
  pay_month date,
  reason text,
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, lot_id) references leave_lots (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index leave_exits_of_lot on leave_exits (company_id, lot_id);
create index leave_exits_of_person on leave_exits (company_id, employee_id, type_id);
create index leave_exits_paid on leave_exits (company_id, pay_month, employee_id) where pay_month is not null;
select kerja_protect('leave_exits');

create table leave_applications (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  -- Of leave that the law counts with another: created, rejected and withdrawn with it.
  parent_id uuid,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  from_part text not null default 'full' check (from_part in ('full', 'morning', 'afternoon')),
  to_part text not null default 'full' check (to_part in ('full', 'morning', 'afternoon')),
  -- Of leave by the hour: when it begins, in minutes of the day, and how long it is in halves of an hour.
  start_minute integer check (start_minute between 0 and 1439),
  hours integer check (hours > 0),
  charge integer not null check (charge >= 0),
  event_date date,
  -- Of what kind the event is: whose death, which birth.
  variant text,
  reason text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  entered_by uuid not null,
  -- Entered for several people at once.
  batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, type_id) references leave_types (company_id, id),
  foreign key (company_id, parent_id) references leave_applications (company_id, id)
);
create index leave_applications_of_person on leave_applications (company_id, employee_id, from_date desc);
create index leave_applications_by_date on leave_applications (company_id, from_date, to_date);
create index leave_applications_by_status on leave_applications (company_id, status, from_date desc);
create index leave_applications_of_type on leave_applications (company_id, type_id);
create index leave_applications_linked on leave_applications (company_id, parent_id) where parent_id is not null;
select kerja_protect('leave_applications');

-- Each day of an application as it was when it was asked for: what kind of day, which part of it, what it costs.
create table leave_days (
  company_id uuid not null references companies (id),
  application_id uuid not null,
  date date not null,
  employee_id uuid not null,
  kind text not null check (kind in ('working', 'half', 'off', 'rest', 'holiday')),
  -- The holiday's name.
  name text,
  name_local text,
  -- In minutes of the day; empty where the day is not touched.
  starts integer not null default 0,
  ends integer not null default 0 check (ends >= starts),
  charge integer not null check (charge >= 0),
  -- Of how much the day would cost whole: what part of a day's pay it is.
  whole integer not null default 2 check (whole > 0),
  primary key (company_id, application_id, date),
  foreign key (company_id, application_id) references leave_applications (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index leave_days_of_person on leave_days (company_id, employee_id, date);
create index leave_days_by_date on leave_days (company_id, date);
select kerja_protect('leave_days');

-- Which lot each charged day is taken from: follows from lots and days alone, whatever the order of requests.
create table leave_uses (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  type_id uuid not null,
  date date not null,
  -- The application, or the correction of what was used.
  source_id uuid not null,
  lot_id uuid not null,
  halves integer not null check (halves > 0),
  primary key (company_id, employee_id, type_id, date, source_id, lot_id),
  foreign key (company_id, lot_id) references leave_lots (company_id, id)
);
create index leave_uses_of_lot on leave_uses (company_id, lot_id, date);
create index leave_uses_of_source on leave_uses (company_id, source_id);
select kerja_protect('leave_uses');

-- Used days set by hand, with the reason: a demand on the lots like a day of leave.
create table leave_corrections (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  on_date date not null,
  halves integer not null check (halves > 0),
  reason text not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, type_id) references leave_types (company_id, id)
);
create index leave_corrections_of_person on leave_corrections (company_id, employee_id, type_id);
select kerja_protect('leave_corrections');

-- Every change by hand, in order, with who and why.
create table leave_adjustments (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  field text not null check (field in ('used', 'entitled')),
  former integer not null,
  value integer not null,
  reason text not null,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index leave_adjustments_of_person on leave_adjustments (company_id, employee_id, at);
select kerja_protect('leave_adjustments');

-- Days on which nobody asks, decides or changes leave.
create table leave_locks (
  company_id uuid not null references companies (id),
  id uuid not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Null for the whole company.
  department_id uuid,
  reason text not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index leave_locks_by_date on leave_locks (company_id, from_date, to_date);
select kerja_protect('leave_locks');

create table leave_attachments (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  -- Null until an application takes it.
  application_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, application_id) references leave_applications (company_id, id) on delete cascade
);
create index leave_attachments_of_application on leave_attachments (company_id, application_id);
select kerja_protect('leave_attachments');
