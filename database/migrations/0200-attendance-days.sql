-- Days of attendance are worked out whenever they are read. Stored is what somebody decided of them, with the schedule
-- and the clockings it was decided on: whatever is otherwise later makes the day stale.
create table attendance_decisions (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  date date not null,
  decision text not null check (decision in ('approved', 'rejected')),
  schedule jsonb not null,
  clockings jsonb not null,
  reason text,
  decided_by uuid not null,
  decided_by_name text not null,
  decided_at timestamptz not null,
  primary key (company_id, employee_id, date),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index attendance_decisions_by_date on attendance_decisions (company_id, date);
select kerja_protect('attendance_decisions');

-- Days whose attendance nobody decides or corrects: of everybody, or of a department.
create table attendance_locks (
  company_id uuid not null references companies (id),
  id uuid not null,
  date date not null,
  department_id uuid,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique nulls not distinct (company_id, date, department_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index attendance_locks_of_department on attendance_locks (company_id, department_id) where department_id is not null;
select kerja_protect('attendance_locks');

-- What somebody wants put right of a day: clockings to add, and clockings that count no more.
create table time_corrections (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  date date not null,
  -- [{"type": "out", "at": "2026-11-02T18:00"}, {"ignore": "..."}], times of the company.
  changes jsonb not null,
  reason text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index time_corrections_of_person on time_corrections (company_id, employee_id, date);
create index time_corrections_by_date on time_corrections (company_id, date desc, id);
select kerja_protect('time_corrections');
