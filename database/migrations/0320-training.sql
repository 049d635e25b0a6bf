-- Courses, their sessions, who sits in them and was there, what is asked for, certificates and what people thought of it.
create table training_courses (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  category text,
  provider text,
  mode text not null check (mode in ('classroom', 'online', 'on_the_job', 'self_paced')),
  hours numeric(7, 2) not null check (hours >= 0),
  cost_per_seat numeric(15, 2) not null default 0 check (cost_per_seat >= 0),
  -- For whom it is: one of these departments or positions; for everybody where both are empty.
  is_mandatory boolean not null default false,
  mandatory_departments uuid[] not null default '{}',
  mandatory_positions uuid[] not null default '{}',
  -- After so many months it is due again.
  repeat_months integer check (repeat_months between 1 and 240),
  -- For so long its certificate holds.
  certificate_months integer check (certificate_months between 1 and 240),
  hrd_claimable boolean not null default false,
  bond_amount numeric(15, 2) check (bond_amount > 0),
  bond_months integer check (bond_months between 1 and 240),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((bond_amount is null) = (bond_months is null))
);
create unique index training_courses_by_name on training_courses (company_id, lower(name));
select kerja_protect('training_courses');

create table training_sessions (
  company_id uuid not null references companies (id),
  id uuid not null,
  course_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- On which days of these it is held; null for each of them.
  days date[],
  place text,
  trainer text,
  seats integer not null check (seats between 1 and 10000),
  enrol_by date,
  hrd_grant_no text,
  hrd_claimed_on date,
  -- That the claim has to be sent was told.
  hrd_reminded_on date,
  closed_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, course_id) references training_courses (company_id, id)
);
create index training_sessions_by_day on training_sessions (company_id, starts_on desc, id desc);
create index training_sessions_of_course on training_sessions (company_id, course_id, ends_on desc);
select kerja_protect('training_sessions');

create table training_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  -- Null of a course outside, until HR enters it as a session.
  session_id uuid,
  title text not null,
  provider text,
  cost numeric(15, 2) not null check (cost >= 0),
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  reason text,
  bond_accepted_on date,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  entered_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, session_id) references training_sessions (company_id, id)
);
create index training_requests_by_day on training_requests (company_id, from_date desc, id desc);
create index training_requests_of_person on training_requests (company_id, employee_id, from_date desc);
create index training_requests_of_session on training_requests (company_id, session_id);
select kerja_protect('training_requests');

-- Who has a seat in a session, or waits for one in this order.
create table training_seats (
  company_id uuid not null references companies (id),
  id uuid not null,
  session_id uuid not null,
  employee_id uuid not null,
  request_id uuid,
  place text not null check (place in ('seat', 'waiting')),
  queue_no integer not null,
  -- As they were when the person accepted them.
  bond_accepted_on date,
  bond_amount numeric(15, 2),
  bond_months integer,
  -- Of whoever leaves: whether it is their own doing, and when they agreed in writing that it is deducted.
  bond_own_doing boolean,
  bond_consent_on date,
  -- Null until the session is closed.
  completed boolean,
  primary key (company_id, id),
  unique (company_id, session_id, employee_id),
  foreign key (company_id, session_id) references training_sessions (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, request_id) references training_requests (company_id, id)
);
create index training_seats_of_person on training_seats (company_id, employee_id);
create index training_seats_of_request on training_seats (company_id, request_id);
select kerja_protect('training_seats');

create table training_attendance (
  company_id uuid not null references companies (id),
  session_id uuid not null,
  employee_id uuid not null,
  date date not null,
  present boolean not null,
  primary key (company_id, session_id, employee_id, date),
  foreign key (company_id, session_id, employee_id)
    references training_seats (company_id, session_id, employee_id) on delete cascade
);
create index training_attendance_of_person on training_attendance (company_id, employee_id);
select kerja_protect('training_attendance');

create table training_certificates (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  course_id uuid not null,
  session_id uuid not null,
  issued_on date not null,
  expires_on date check (expires_on > issued_on),
  primary key (company_id, id),
  unique (company_id, session_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, course_id) references training_courses (company_id, id),
  foreign key (company_id, session_id) references training_sessions (company_id, id)
);
create index training_certificates_of_person on training_certificates (company_id, employee_id, issued_on desc);
create index training_certificates_of_course on training_certificates (company_id, course_id);
select kerja_protect('training_certificates');

create table training_feedback (
  company_id uuid not null references companies (id),
  session_id uuid not null,
  employee_id uuid not null,
  rating integer not null check (rating between 1 and 5),
  comment text,
  at timestamptz not null,
  primary key (company_id, session_id, employee_id),
  foreign key (company_id, session_id) references training_sessions (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index training_feedback_of_person on training_feedback (company_id, employee_id);
select kerja_protect('training_feedback');

-- What a department may spend on training in a year.
create table training_budgets (
  company_id uuid not null references companies (id),
  year integer not null check (year between 2000 and 2199),
  department_id uuid not null,
  amount numeric(15, 2) not null check (amount >= 0),
  primary key (company_id, year, department_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index training_budgets_of_department on training_budgets (company_id, department_id);
select kerja_protect('training_budgets');
