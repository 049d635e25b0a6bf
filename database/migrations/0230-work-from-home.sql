-- Days on which somebody works from home: asked for, decided, and where they said that they were.
create table wfh_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  part text not null check (part in ('full', 'morning', 'afternoon')),
  -- Of a standing arrangement, 0 is Sunday; null for every day between.
  weekdays integer[],
  place_name text not null,
  place_address text,
  latitude numeric(8, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  reason text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  -- By when the law wants it answered.
  answer_by date,
  entered_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index wfh_requests_by_day on wfh_requests (company_id, from_date desc, id desc);
create index wfh_requests_of_person on wfh_requests (company_id, employee_id, from_date desc);
select kerja_protect('wfh_requests');

-- The days of a request that are worked, in halves.
create table wfh_days (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  date date not null,
  employee_id uuid not null,
  halves integer not null check (halves in (1, 2)),
  primary key (company_id, request_id, date),
  foreign key (company_id, request_id) references wfh_requests (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index wfh_days_of_person on wfh_days (company_id, employee_id, date);
select kerja_protect('wfh_days');

-- Somebody said on such a day that they are there.
create table wfh_checks (
  company_id uuid not null references companies (id),
  id uuid not null,
  request_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  latitude numeric(8, 6) not null,
  longitude numeric(9, 6) not null,
  accuracy numeric,
  distance_m integer not null,
  within_range boolean not null,
  primary key (company_id, id),
  foreign key (company_id, request_id) references wfh_requests (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index wfh_checks_of_request on wfh_checks (company_id, request_id, at desc);
create index wfh_checks_of_person on wfh_checks (company_id, employee_id, at desc);
select kerja_protect('wfh_checks');
