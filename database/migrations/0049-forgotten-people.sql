-- Whose names were taken out of what is kept, and when; nobody is forgotten twice.
create table forgotten_people (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  forgotten_at timestamptz not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
select kerja_protect('forgotten_people');
