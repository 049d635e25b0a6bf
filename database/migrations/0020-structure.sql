-- The company's structure, complete: heads, codes, the departments a position belongs to, what it demands, job levels
-- in an order.

alter table departments
  add column code text check (length(code) between 1 and 60),
  add column head_id uuid,
  add foreign key (company_id, head_id) references employees (company_id, id);
create unique index departments_by_code on departments (company_id, lower(code)) where code is not null;
create index departments_by_head on departments (company_id, head_id) where head_id is not null;

alter table divisions
  add column head_id uuid,
  add foreign key (company_id, head_id) references employees (company_id, id);
create index divisions_by_head on divisions (company_id, head_id) where head_id is not null;

-- The highest level is the first.
alter table job_levels add column place integer not null default 0;
set local role kerja_system;
update job_levels l set place = ordered.place
from (select company_id, id, row_number() over (partition by company_id order by lower(name)) as place from job_levels)
  as ordered
where ordered.company_id = l.company_id and ordered.id = l.id;
reset role;

alter table positions
  add column job_level_id uuid,
  add column description text check (length(description) <= 5000),
  add column revision integer not null default 1,
  add foreign key (company_id, job_level_id) references job_levels (company_id, id);
create index positions_by_job_level on positions (company_id, job_level_id) where job_level_id is not null;
create index employees_by_job_level on employees (company_id, job_level_id) where job_level_id is not null;

-- Without a row here a position is open to every department.
create table position_departments (
  company_id uuid not null references companies (id),
  position_id uuid not null,
  department_id uuid not null,
  primary key (company_id, position_id, department_id),
  foreign key (company_id, position_id) references positions (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index position_departments_by_department on position_departments (company_id, department_id);
select kerja_protect('position_departments');

-- What is asked of whoever holds the position; reviews weigh these beside the objectives.
create table position_competencies (
  company_id uuid not null references companies (id),
  position_id uuid not null,
  place integer not null,
  name text not null check (length(name) between 1 and 255),
  description text check (length(description) <= 5000),
  weight integer not null check (weight between 0 and 100),
  expected_level integer not null check (expected_level between 1 and 5),
  primary key (company_id, position_id, place),
  foreign key (company_id, position_id) references positions (company_id, id) on delete cascade
);
create unique index position_competencies_by_name on position_competencies (company_id, position_id, lower(name));
select kerja_protect('position_competencies');
