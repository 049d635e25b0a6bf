-- What people ask to have changed of their own data. Whether it waits, and who decided, stands in approval_requests
-- under the same id; what is asked lies here, sealed, since it may hold any number of a person.
create table profile_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  part text not null check (part in ('profile', 'family')),
  act text not null check (act in ('change', 'add', 'remove')),
  -- The member of the family it is about.
  entry_id uuid,
  content text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index profile_requests_of_person on profile_requests (company_id, employee_id, created_at desc);
select kerja_protect('profile_requests');
