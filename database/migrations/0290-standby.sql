-- Standby: kinds of being on call, and who is on call on which day.
create table standbys (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  short_name text not null check (length(short_name) between 1 and 8 and short_name not like '%*%'),
  -- Minutes of the day on which it begins; what ends the next day ends after 1440.
  starts integer not null check (starts between 0 and 1439),
  ends integer not null check (ends > starts and ends <= starts + 1440),
  allowance_type text not null check (allowance_type in ('fixed', 'per_day', 'per_hour')),
  allowance_amount numeric(12, 2) check (allowance_amount >= 0),
  -- Instead of the amount: {"public_holiday": "80.00"}.
  day_type_rates jsonb not null default '{}',
  earning_category text,
  forfeit_unit text not null default 'none' check (forfeit_unit in ('none', 'hours', 'days')),
  forfeit_value numeric(3, 1) not null default 0 check (forfeit_value between 0 and 8),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index standbys_by_short_name on standbys (company_id, lower(short_name));
select kerja_protect('standbys');

-- A row for each day that somebody planned, confirmed or locked.
create table standby_days (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  date date not null,
  standby_ids uuid[] not null default '{}',
  is_confirmed boolean not null default false,
  is_locked boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id, date),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index standby_days_by_date on standby_days (company_id, date);
select kerja_protect('standby_days');

create table standby_settings (
  company_id uuid not null references companies (id),
  lock_after_confirm boolean not null default false,
  primary key (company_id)
);
select kerja_protect('standby_settings');
