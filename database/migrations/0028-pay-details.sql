-- Where pay goes and what it is booked to. Of the accounts a person is paid to now the shares come to 100; a former
-- account stays on record with none. The preferred one takes what division leaves over.
alter table employee_bank_accounts
  add column share numeric(5, 2) not null default 100 check (share between 0 and 100),
  add column holder_name text;
update employee_bank_accounts set share = 0 where not preferred;

-- All shares of one day come to 100; they hold until the next day that has some.
create table employee_cost_centres (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  effective_from date not null,
  cost_centre text not null check (length(cost_centre) between 1 and 255),
  percentage numeric(5, 2) not null check (percentage > 0 and percentage <= 100),
  created_at timestamptz not null default now(),
  primary key (company_id, employee_id, effective_from, cost_centre),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index employee_cost_centres_by_name on employee_cost_centres (company_id, cost_centre);
select kerja_protect('employee_cost_centres');

-- A part of the salary agreed in another of the company's currencies.
create table employee_sub_salaries (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  amount numeric(15, 2) not null check (amount >= 0),
  created_at timestamptz not null default now(),
  primary key (company_id, employee_id, currency_code),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
select kerja_protect('employee_sub_salaries');
