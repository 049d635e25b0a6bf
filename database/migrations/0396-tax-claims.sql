-- What people claimed on their country's tax form in a month, item by item: it lowers what is withheld.
create table tax_claims (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  year integer not null check (year between 1900 and 2999),
  month integer not null check (month between 1 and 12),
  code text not null check (length(code) between 1 and 20),
  amount numeric(15, 2) not null check (amount > 0),
  changed_by uuid not null,
  primary key (company_id, employee_id, year, month, code),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('tax_claims');
