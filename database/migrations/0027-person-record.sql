-- What a person's record holds beyond who they are and where they work: addresses, numbers, family, education,
-- achievements, career, papers.

alter table employees
  -- Line, city, state, postcode, country; shapes in modules/employees/contract.
  add column permanent_address jsonb,
  add column resident_address jsonb,
  add column statutory_number text,
  add column employee_insurance_number text,
  add column health_insurance_number text,
  -- How the hours are kept; the sheet's employment_type says how one is employed.
  add column job_type text
    check (job_type in ('full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate')),
  add column job_category text,
  add column is_flexible_hours boolean not null default false,
  add column probation_ends_on date;

create table family_members (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  full_name text not null check (length(full_name) between 1 and 255),
  relationship text not null,
  birth_date date,
  gender text,
  nationality text,
  -- Sealed.
  identity_number text,
  occupation text,
  phone text,
  -- For tax, for health insurance, and whom to call: one person may be all three.
  is_dependant boolean not null default false,
  is_insured boolean not null default false,
  is_emergency_contact boolean not null default false,
  is_disabled boolean not null default false,
  studying text not null default 'no' check (studying in ('no', 'school', 'tertiary')),
  remark text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index family_members_of_employee on family_members (company_id, employee_id);
select kerja_protect('family_members');

create table educations (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  certificate_title text not null check (length(certificate_title) between 1 and 255),
  certificate_type text,
  education_system text,
  institution text,
  major text,
  status text not null check (status in ('graduate', 'incomplete', 'studying')),
  started_on date,
  ended_on date check (ended_on >= started_on),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index educations_of_employee on educations (company_id, employee_id);
select kerja_protect('educations');

create table achievements (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  title text not null check (length(title) between 1 and 255),
  awarded_on date,
  awarded_by text,
  description text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index achievements_of_employee on achievements (company_id, employee_id);
select kerja_protect('achievements');

-- Names are written down as they were: a department of years ago may be gone.
create table career_progressions (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  type text not null,
  department text,
  section text,
  position text,
  job_level text,
  cost_centre text,
  description text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index career_progressions_of_employee on career_progressions (company_id, employee_id, effective_from);
select kerja_protect('career_progressions');

-- A file belongs to one row only, and goes with it.
create table employee_documents (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  name text not null check (length(name) between 1 and 255),
  -- Sealed.
  number text,
  -- Of a work permit the day of its endorsement, from which days of residence are counted.
  issued_on date,
  expires_on date check (expires_on >= issued_on),
  remark text,
  file_id uuid,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id)
);
create index employee_documents_of_employee on employee_documents (company_id, employee_id);
create index employee_documents_by_expiry on employee_documents (company_id, expires_on) where expires_on is not null;
select kerja_protect('employee_documents');
