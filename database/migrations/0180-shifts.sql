-- Shifts and the roster: who works which shifts on which day.
create table shifts (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- Each company has OFF and REST beside its own shifts: days of rest are cells of the roster.
  kind text not null default 'work' check (kind in ('work', 'off', 'rest')),
  name text not null check (length(name) between 1 and 255),
  short_name text not null check (length(short_name) between 1 and 8 and short_name not like '%*%'),
  -- Minutes of the day on which it begins; what ends the next day ends after 1440.
  starts integer not null default 0 check (starts between 0 and 1439),
  ends integer not null default 0 check (ends >= starts and ends <= starts + 1440),
  break_minutes integer not null default 0 check (break_minutes >= 0),
  break_starts integer,
  colour text,
  -- How many people are needed, Monday to Sunday.
  needed integer[] not null default '{0,0,0,0,0,0,0}' check (array_length(needed, 1) = 7),
  allowance_type text check (allowance_type in ('fixed', 'per_day', 'per_hour')),
  allowance_amount numeric(12, 2) check (allowance_amount >= 0),
  -- Instead of the amount: {"public_holiday": "80.00"}.
  day_type_rates jsonb not null default '{}',
  earning_category text,
  forfeit_unit text not null default 'none' check (forfeit_unit in ('none', 'hours', 'days')),
  forfeit_value numeric(3, 1) not null default 0 check (forfeit_value between 0 and 8),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (kind <> 'work' or ends > starts),
  check ((break_minutes > 0) = (break_starts is not null)),
  check (break_starts is null or (break_starts >= starts and break_starts + break_minutes <= ends))
);
create unique index shifts_by_short_name on shifts (company_id, lower(short_name));
create unique index shifts_of_rest on shifts (company_id, kind) where kind <> 'work';
select kerja_protect('shifts');

-- For which departments; none for all of them.
create table shift_departments (
  company_id uuid not null references companies (id),
  shift_id uuid not null,
  department_id uuid not null,
  primary key (company_id, shift_id, department_id),
  foreign key (company_id, shift_id) references shifts (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index shift_departments_of_department on shift_departments (company_id, department_id);
select kerja_protect('shift_departments');

-- A row for each day that somebody planned, confirmed or locked. Which shifts there are is kept with the day, in the
-- order of their hours; they go when the shift goes.
create table roster_days (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  date date not null,
  shift_ids uuid[] not null default '{}',
  -- OFF or REST among the cells; of whoever works by the week, also a free day of it that a shift was put on.
  mark text check (mark in ('off', 'rest')),
  is_confirmed boolean not null default false,
  is_locked boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id, date),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index roster_days_by_date on roster_days (company_id, date);
select kerja_protect('roster_days');

-- In which order a department's people stand in the planner.
create table roster_orders (
  company_id uuid not null references companies (id),
  department_id uuid not null,
  employee_id uuid not null,
  position integer not null,
  primary key (company_id, department_id, employee_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index roster_orders_of_person on roster_orders (company_id, employee_id);
select kerja_protect('roster_orders');

-- The week that was last applied to somebody, Monday to Sunday.
create table roster_weeks (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  -- {"mon": id or null, ...}
  week jsonb not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('roster_weeks');

-- How a company plans, where that differs from the law of its country. What is null is by the law.
create table shift_settings (
  company_id uuid not null references companies (id),
  normal_hours_per_day numeric(3, 1),
  max_hours_per_week numeric(4, 1),
  rest_day integer not null default 7 check (rest_day between 1 and 7),
  min_rest_hours numeric(3, 1),
  adaptive_period_weeks integer not null default 1 check (adaptive_period_weeks in (1, 2, 4, 8)),
  period_from date,
  period_to date check (period_to >= period_from),
  overtime_threshold integer not null default 0 check (overtime_threshold between 0 and 1440),
  lock_after_confirm boolean not null default false,
  primary key (company_id)
);
select kerja_protect('shift_settings');
