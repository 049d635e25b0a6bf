-- What is to be done when somebody joins or leaves: checklists, and each person's tasks as they were when they began.
create table checklists (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  kind text not null check (kind in ('joining', 'leaving')),
  -- For whom: null is everybody.
  department_id uuid,
  position_id uuid,
  employment_type text,
  -- [{"id", "name", "name_zh", "owner", "role", "person_id", "due_days", "kind"}]
  tasks jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create unique index checklists_by_name on checklists (company_id, lower(name));
select kerja_protect('checklists');

create table orientations (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('joining', 'leaving')),
  -- The first day of who joins, the last of who leaves.
  day date not null,
  checklist_ids uuid[] not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index orientations_of_person on orientations (company_id, employee_id, kind, day);
select kerja_protect('orientations');

create table orientation_tasks (
  company_id uuid not null references companies (id),
  id uuid not null,
  orientation_id uuid not null,
  place integer not null,
  name text not null check (length(name) between 1 and 255),
  name_zh text not null default '',
  kind text not null check (kind in ('task', 'equipment', 'sign', 'data')),
  owner text not null check (owner in ('hr', 'manager', 'newcomer', 'role', 'person')),
  role text,
  person_id uuid,
  due_days integer not null check (due_days between -365 and 365),
  due_on date not null,
  done_on date,
  -- Left out, with its reason; else done.
  waived_reason text,
  note text,
  by_account uuid,
  by_name text,
  primary key (company_id, id),
  check ((done_on is null) = (by_name is null)),
  foreign key (company_id, orientation_id) references orientations (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references employees (company_id, id)
);
create index orientation_tasks_of_one on orientation_tasks (company_id, orientation_id, place);
create index orientation_tasks_open on orientation_tasks (company_id, due_on) where done_on is null;
select kerja_protect('orientation_tasks');
