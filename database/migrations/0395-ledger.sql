-- Which accounts of the ledger pay is booked to: a figure of the payslip or a category of the company, everywhere or
-- in one department or cost centre.
create table ledger_accounts (
  company_id uuid not null references companies (id),
  id uuid not null,
  figure text check (length(figure) between 1 and 60),
  category_id uuid,
  department_id uuid,
  cost_centre text check (length(cost_centre) between 1 and 255),
  debit_account text check (length(debit_account) between 1 and 60),
  debit_name text check (length(debit_name) between 1 and 255),
  credit_account text check (length(credit_account) between 1 and 60),
  credit_name text check (length(credit_name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((figure is null) <> (category_id is null)),
  check (department_id is null or cost_centre is null),
  check (debit_account is not null or credit_account is not null),
  foreign key (company_id, category_id) references earning_categories (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create unique index ledger_accounts_of_what on ledger_accounts
  (company_id, coalesce(figure, category_id::text), coalesce(department_id::text, ''), lower(coalesce(cost_centre, '')));
create index ledger_accounts_by_category on ledger_accounts (company_id, category_id);
create index ledger_accounts_by_department on ledger_accounts (company_id, department_id);
select kerja_protect('ledger_accounts');

-- Where what has no account goes, and the columns of the company's own layout: [{heading, value, text}].
create table ledger_setup (
  company_id uuid primary key references companies (id),
  suspense_account text not null check (length(suspense_account) between 1 and 60),
  suspense_name text not null check (length(suspense_name) between 1 and 255),
  columns jsonb not null check (jsonb_typeof(columns) = 'array')
);
select kerja_protect('ledger_setup');

-- The journal of a month as it was booked: what is reversed when the month is opened again.
create table pay_journals (
  company_id uuid not null references companies (id),
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  number integer not null check (number > 0),
  lines jsonb not null,
  -- Null where nobody took it yet: it stands for what was approved.
  taken_at timestamptz,
  taken_by text,
  reversed_at timestamptz,
  reversed_by text,
  primary key (company_id, id)
);
create unique index pay_journals_by_month on pay_journals (company_id, month, number);
create unique index pay_journals_open on pay_journals (company_id, month) where reversed_at is null;
select kerja_protect('pay_journals');
