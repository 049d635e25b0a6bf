-- Yearly forms that people were given: what stood in each, so that a form which no longer agrees with the payslips is
-- seen to be withdrawn. What a form says is worked out from approved payslips whenever it is asked for.
create table year_form_releases (
  company_id uuid not null references companies (id),
  form text not null check (length(form) between 1 and 40),
  year integer not null,
  employee_id uuid not null,
  figures jsonb not null,
  released_at timestamptz not null,
  by_account uuid not null,
  by_name text not null,
  primary key (company_id, form, year, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index year_form_releases_of_person on year_form_releases (company_id, employee_id);
select kerja_protect('year_form_releases');

-- How a person wants the statement (Taiwan): none unless asked for, electronic, on paper.
create table year_form_deliveries (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  delivery text not null check (delivery in ('none', 'electronic', 'paper')),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('year_form_deliveries');

-- Which box of a form a type of pay, or the company's own name for one, belongs to, where the company reads it otherwise.
create table year_form_boxes (
  company_id uuid not null references companies (id),
  form text not null,
  type text not null check (length(type) between 1 and 255),
  box text not null,
  primary key (company_id, form, type)
);
select kerja_protect('year_form_boxes');

-- What forms ask of the employer and the profile of the company does not hold: who signs, which office.
create table year_form_details (
  company_id uuid not null references companies (id),
  name text not null,
  value text not null check (length(value) between 1 and 255),
  primary key (company_id, name)
);
select kerja_protect('year_form_details');
