-- Two people who want to change a shift with each other: first the colleague agrees, then whoever decides. Whether it
-- waits, and for whom, stands in approval_requests under the same id.
create table shift_swaps (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  date date not null,
  with_employee_id uuid not null,
  with_date date not null,
  -- What changes, with what stood there when it was asked: [{"employeeId", "date", "shiftIds", "was"}].
  cells jsonb not null,
  reason text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  -- The days as they were and as they became, so that an approval of the last minutes can be taken back.
  rewritten jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  check (employee_id <> with_employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, with_employee_id) references employees (company_id, id) on delete cascade
);
create index shift_swaps_of_person on shift_swaps (company_id, employee_id, date);
create index shift_swaps_with_person on shift_swaps (company_id, with_employee_id, with_date);
select kerja_protect('shift_swaps');
