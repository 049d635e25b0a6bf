-- Days on which somebody has to stay away from others. Why is known to HR and the person alone.
create table quarantine_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  -- Null once whoever it was about is forgotten.
  cause text check (cause in ('order', 'contact', 'illness', 'travel')),
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- What was approved; later than `to_date` where it ended early.
  agreed_to date not null check (agreed_to >= to_date),
  order_number text,
  works_from_home boolean not null,
  -- What the policy said when it was asked for: paid, unpaid, or taken as leave of a type.
  treatment text not null check (treatment in ('paid', 'unpaid', 'leave')),
  leave_type_id uuid,
  reason text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  entered_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index quarantine_requests_by_day on quarantine_requests (company_id, from_date desc, id desc);
create index quarantine_requests_of_person on quarantine_requests (company_id, employee_id, from_date desc);
select kerja_protect('quarantine_requests');

-- The days of it that would be worked.
create table quarantine_days (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  date date not null,
  employee_id uuid not null,
  primary key (company_id, request_id, date),
  foreign key (company_id, request_id) references quarantine_requests (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index quarantine_days_of_person on quarantine_days (company_id, employee_id, date);
select kerja_protect('quarantine_days');

-- Orders and tests that go with it: uploaded first, of no request until one names them.
create table quarantine_papers (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  request_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, request_id) references quarantine_requests (company_id, id) on delete set null (request_id)
);
create index quarantine_papers_of on quarantine_papers (company_id, request_id);
select kerja_protect('quarantine_papers');
