-- The company's structure and its people.

create table departments (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index departments_by_name on departments (company_id, lower(name));
select kerja_protect('departments');

create table divisions (
  company_id uuid not null references companies (id),
  id uuid not null,
  department_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  primary key (company_id, id),
  unique (company_id, department_id, id),
  foreign key (company_id, department_id) references departments (company_id, id)
);
create unique index divisions_by_name on divisions (company_id, department_id, lower(name));
select kerja_protect('divisions');

create table positions (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index positions_by_name on positions (company_id, lower(name));
select kerja_protect('positions');

create table job_levels (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  primary key (company_id, id)
);
create unique index job_levels_by_name on job_levels (company_id, lower(name));
select kerja_protect('job_levels');

create table employees (
  company_id uuid not null references companies (id),
  id uuid not null,
  staff_id text not null check (length(staff_id) between 1 and 255),
  full_name text not null check (length(full_name) between 1 and 255),
  preferred_name text,
  email text,
  phone text,
  gender text check (gender in ('male', 'female', 'other')),
  birth_date date,
  citizenship text,
  nationality text,
  -- Sealed; the digest finds equal numbers without opening them.
  identity_number text,
  identity_digest text,
  passport_number text,
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  department_id uuid,
  division_id uuid,
  position_id uuid,
  job_level_id uuid,
  manager_id uuid,
  employment_type text not null default 'full_time',
  status text not null default 'active' check (status in ('active', 'resigned', 'terminated', 'sabbatical')),
  reassigned_on date,
  joined_on date not null,
  left_on date check (left_on >= joined_on),
  is_working_shift boolean not null default false,
  account_id uuid references accounts (id),
  prefer_lang text,
  -- What the country's law needs to know of a person, by the names of the sheet; shapes in modules/employees.
  statutory jsonb not null default '{}',
  import_batch_id uuid,
  -- What lists are searched by: any part of it, in any script, without regard to case or width, whatever the
  -- server's own locale.
  search_text text generated always as (lower(normalize(
    staff_id || ' ' || full_name || ' ' || coalesce(preferred_name, '') || ' ' || coalesce(email, ''), NFKC)
    collate "und-x-icu")) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id),
  foreign key (company_id, department_id, division_id) references divisions (company_id, department_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, job_level_id) references job_levels (company_id, id),
  foreign key (company_id, manager_id) references employees (company_id, id)
);
create unique index employees_by_staff_id on employees (company_id, lower(staff_id));
create index employees_by_name on employees (company_id, lower(full_name));
create index employees_by_department on employees (company_id, department_id);
create index employees_by_division on employees (company_id, division_id) where division_id is not null;
create index employees_by_position on employees (company_id, position_id);
create index employees_by_manager on employees (company_id, manager_id);
create index employees_by_account on employees (company_id, account_id);
create index employees_by_identity on employees (company_id, identity_digest);
create index employees_by_employment on employees (company_id, joined_on, left_on);
create index employees_by_batch on employees (company_id, import_batch_id) where import_batch_id is not null;
select kerja_protect('employees');

-- Agreed pay: one row per component and day it changes; the end is the next row's start.
create table salary_rates (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  component text not null,
  effective_from date not null,
  amount numeric(15, 2) not null check (amount >= 0),
  reason text,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, employee_id, component, effective_from),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('salary_rates');

create table employee_bank_accounts (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  bank text not null,
  -- Sealed; only the last four are shown.
  account_number text not null,
  account_ending text not null,
  preferred boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index preferred_bank_account on employee_bank_accounts (company_id, employee_id) where preferred;
select kerja_protect('employee_bank_accounts');

-- The company's own banks: those people may be paid to, and the one it pays from.
create table banks (
  company_id uuid not null references companies (id),
  id uuid not null,
  code text not null,
  name text not null,
  swift text,
  is_digital boolean not null default false,
  paying boolean not null default false,
  account_number text,
  primary key (company_id, id)
);
create unique index banks_by_code on banks (company_id, code);
select kerja_protect('banks');

create table holidays (
  company_id uuid not null references companies (id),
  id uuid not null,
  date date not null,
  name text not null,
  name_local text,
  -- Null for the whole country.
  region text,
  -- What the day means for pay, by the country's own distinction: public, regular, special_non_working ...
  kind text not null default 'public',
  standing text not null default 'confirmed',
  origin text not null default 'calendar' check (origin in ('calendar', 'company')),
  primary key (company_id, id)
);
create unique index holidays_by_date on holidays (company_id, date, coalesce(region, ''), name);
select kerja_protect('holidays');
