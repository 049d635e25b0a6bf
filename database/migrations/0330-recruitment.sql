-- Vacancies with who recruits for them, and the advertisements that stand on the public pages.
create table vacancies (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The name stays where the position is removed.
  position_id uuid,
  position_name text not null check (length(position_name) between 1 and 255),
  department_id uuid,
  headcount integer not null check (headcount between 1 and 999),
  -- Accepted offers; the last of them sets the status.
  filled integer not null default 0 check (filled >= 0),
  job_type text,
  employment_type text not null default 'full_time'
    check (employment_type in ('full_time', 'part_time', 'contract', 'intern')),
  salary_from numeric(12, 2) check (salary_from >= 0),
  salary_to numeric(12, 2) check (salary_to >= salary_from),
  description text,
  hiring_manager_id uuid,
  close_date date,
  status text not null check (status in ('open', 'on_hold', 'closed', 'filled')),
  approval_status text not null check (approval_status in ('pending', 'approved', 'rejected')),
  -- [{"id", "name", "name_zh", "minutes"}] and [{"id", "name", "name_zh", "weight"}], in their order.
  rounds jsonb not null default '[]',
  scorecard jsonb not null default '[]',
  -- Whether the form asks for the number of the identity card or passport (Malaysia).
  asks_identity boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id) on delete set null (position_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id),
  foreign key (company_id, hiring_manager_id) references employees (company_id, id)
    on delete set null (hiring_manager_id)
);
create index vacancies_newest on vacancies (company_id, created_at desc, id desc);
create index vacancies_of_position on vacancies (company_id, position_id);
create index vacancies_of_department on vacancies (company_id, department_id);
create index vacancies_of_hiring_manager on vacancies (company_id, hiring_manager_id);
select kerja_protect('vacancies');

create table vacancy_members (
  company_id uuid not null references companies (id),
  vacancy_id uuid not null,
  employee_id uuid not null,
  part text not null check (part in ('manager', 'recruiter', 'interviewer')),
  primary key (company_id, vacancy_id, employee_id, part),
  foreign key (company_id, vacancy_id) references vacancies (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index vacancy_members_of_person on vacancy_members (company_id, employee_id);
select kerja_protect('vacancy_members');

create table job_advertisements (
  company_id uuid not null references companies (id),
  id uuid not null,
  vacancy_id uuid not null,
  title text,
  title_zh text,
  description text,
  description_zh text,
  requirements text,
  requirements_zh text,
  location text,
  salary_from numeric(12, 2) check (salary_from >= 0),
  salary_to numeric(12, 2) check (salary_to >= salary_from),
  show_salary boolean not null default true,
  is_remote boolean not null default false,
  -- [{"id", "text", "text_zh", "kind", "choices", "required", "knockout"}]
  questions jsonb not null default '[]',
  publish_from date not null,
  -- Without it the advertisement stands until the vacancy ends.
  publish_to date check (publish_to >= publish_from),
  is_active boolean not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  check (coalesce(title, title_zh) is not null),
  foreign key (company_id, vacancy_id) references vacancies (company_id, id) on delete cascade
);
create index job_advertisements_of_vacancy on job_advertisements (company_id, vacancy_id);
-- Whoever opens a public page knows the advertisement and not the company.
create unique index job_advertisements_public on job_advertisements (id);
select kerja_protect('job_advertisements');

-- What the career page of a company is known by outside: by chance, so that nobody finds another company's.
alter table companies add column career_id uuid not null default gen_random_uuid();
create unique index companies_by_career_id on companies (career_id);
