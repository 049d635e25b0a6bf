-- What is taken off a person's pay month by month for them: loans of the company, orders of a court, instalments of tax.
-- What was taken stands with the payslips and nowhere else, so that a month that is reopened gives it back by itself.
create table loans (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  kind text not null
    check (kind in ('loan', 'advance', 'housing', 'court_order', 'tax_instalment', 'ptptn', 'other')),
  name text not null check (length(name) between 1 and 255),
  -- Null where nothing is owed as a whole: taken until the last month, or until somebody ends it.
  principal numeric(15, 2) check (principal > 0),
  instalment numeric(15, 2) not null check (instalment > 0),
  from_month date not null check (extract(day from from_month) = 1),
  to_month date check (extract(day from to_month) = 1 and to_month >= from_month),
  reference text,
  priority integer not null default 1 check (priority between 1 and 99),
  most_percent numeric(5, 2) check (most_percent > 0 and most_percent <= 100),
  must_keep numeric(15, 2) check (must_keep >= 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index loans_by_person on loans (company_id, employee_id);
select kerja_protect('loans');

-- What was decided of one from a month on.
create table loan_moves (
  company_id uuid not null references companies (id),
  id uuid not null,
  loan_id uuid not null,
  move text not null check (move in ('pause', 'resume', 'skip', 'settle')),
  month date not null check (extract(day from month) = 1),
  -- Of a settlement: the rest is taken from the pay of the month, was paid back otherwise, or is given up.
  how text check (how in ('pay', 'paid_back', 'written_off')),
  reason text not null,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  check ((move = 'settle') = (how is not null)),
  foreign key (company_id, loan_id) references loans (company_id, id) on delete cascade
);
create index loan_moves_of_loan on loan_moves (company_id, loan_id, at);
select kerja_protect('loan_moves');
