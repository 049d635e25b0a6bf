-- Moves that are agreed but have not come yet: from that day on somebody works elsewhere or for somebody else. Carried
-- out before anything of the company is read or written on the day, and gone then; what was is in the career.
create table planned_moves (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  effective_on date not null,
  -- Which of the columns below it sets; everything else stays as it is on the day.
  sets text[] not null check (cardinality(sets) > 0
    and sets <@ array['department_id', 'division_id', 'position_id', 'job_level_id', 'manager_id']),
  department_id uuid,
  division_id uuid,
  position_id uuid,
  job_level_id uuid,
  manager_id uuid,
  -- As what it will stand in the career; null follows from what is changed.
  move_type text,
  planned_by uuid not null,
  planned_by_name text not null,
  planned_at timestamptz not null,
  primary key (company_id, employee_id, effective_on),
  -- A division is never set without its department.
  check (('department_id' = any(sets)) = ('division_id' = any(sets))),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references departments (company_id, id),
  foreign key (company_id, department_id, division_id) references divisions (company_id, department_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, job_level_id) references job_levels (company_id, id),
  foreign key (company_id, manager_id) references employees (company_id, id) on delete set null (manager_id)
);
create index planned_moves_by_day on planned_moves (company_id, effective_on);
create index planned_moves_by_department on planned_moves (company_id, department_id) where department_id is not null;
create index planned_moves_by_manager on planned_moves (company_id, manager_id) where manager_id is not null;
select kerja_protect('planned_moves');
