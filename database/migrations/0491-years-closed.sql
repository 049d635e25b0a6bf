-- A year of pay that a Company Admin closed: none of its months is opened again, and none gets another run.
create table pay_years_closed (
  company_id uuid not null references companies (id),
  year smallint not null,
  closed_at timestamptz not null,
  closed_by uuid,
  closed_by_name text not null,
  primary key (company_id, year)
);
select kerja_protect('pay_years_closed');
