-- Claims of overtime: when somebody worked beyond what was planned, and what of it counts.
create table overtime_claims (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  date date not null,
  -- Minutes of the day on which it begins; an end after midnight is above 1440.
  starts integer not null check (starts between 0 and 1439),
  ends integer not null,
  break_minutes integer not null check (break_minutes in (0, 30, 60, 90, 120)),
  -- After break and rounding.
  minutes integer not null check (minutes >= 0),
  -- What the day was to the person when it was claimed.
  day_type text not null,
  voluntary_without_pay boolean not null,
  emergency boolean not null,
  -- Above the pay up to which the law covers it: paid as if it did, because it was agreed so.
  by_agreement boolean not null,
  reason text,
  -- Of whoever approved it.
  justification text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  entered_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  check (ends > starts and ends <= starts + 1440)
);
create index overtime_claims_of_person on overtime_claims (company_id, employee_id, date desc);
create index overtime_claims_by_day on overtime_claims (company_id, date desc);
select kerja_protect('overtime_claims');
