-- What the product costs and who has paid: plans and who sends the bills belong to the installation, a company's plan,
-- bills and payments to the company, which reads them and changes nothing.
create table billing_plans (
  id uuid primary key,
  name text not null check (length(name) between 1 and 255),
  name_zh text not null default '',
  description_en text not null default '',
  description_zh text not null default '',
  kind text not null check (kind in ('per_head', 'fixed')),
  period text not null check (period in ('month', 'year')),
  -- Heads that a fixed price includes.
  included_heads integer not null default 0 check (included_heads >= 0),
  -- As many as the company may employ on it; none where only the agreement says so.
  headcount_limit integer check (headcount_limit > 0),
  -- Shown to everybody, and offered to companies.
  is_public boolean not null default false,
  is_active boolean not null default true,
  -- One for each currency: price, extra_price, tiers.
  prices jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index billing_plans_by_name on billing_plans (lower(name));
select kerja_platform('billing_plans');

-- Whoever sends the bills to companies of a country, and the numbers that come next.
create table billing_sellers (
  country text primary key check (country in ('MY', 'TW', 'PH')),
  name text not null,
  address text not null default '',
  tax_number text not null default '',
  pay_to text not null default '',
  prefix text not null check (prefix ~ '^[A-Z0-9-]{1,12}$'),
  due_days integer not null default 14 check (due_days between 0 and 365),
  sends_at_once boolean not null default true,
  next_invoice integer not null default 1 check (next_invoice > 0),
  next_receipt integer not null default 1 check (next_receipt > 0),
  updated_at timestamptz not null default now()
);
create unique index billing_sellers_by_prefix on billing_sellers (prefix);
select kerja_platform('billing_sellers');
insert into billing_sellers (country, name, prefix) values ('MY', 'Kerja', 'MY-'), ('TW', 'Kerja', 'TW-'), ('PH', 'Kerja', 'PH-');

-- Rates that operations enter under their own name, from a day on: no law of ours.
create table billing_taxes (
  id uuid primary key,
  country text not null check (country in ('MY', 'TW', 'PH')),
  name text not null check (length(name) between 1 and 255),
  rate numeric(7, 4) not null check (rate between 0 and 100),
  starts_on date not null,
  entered_by text not null,
  created_at timestamptz not null default now()
);
create unique index billing_taxes_by_day on billing_taxes (country, starts_on);
select kerja_platform('billing_taxes');

create table billing_accounts (
  company_id uuid primary key references companies (id),
  account_type text not null default 'trial' check (account_type in ('trial', 'paid', 'free', 'suspended')),
  trial_ends_on date,
  changed_at timestamptz not null default now()
);
select kerja_protect('billing_accounts');

create table billing_company_plans (
  company_id uuid not null references companies (id),
  id uuid not null,
  plan_id uuid not null references billing_plans (id),
  plan_name text not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- As agreed on that day: kind, period, currency, price and the like. A plan that costs more later changes nothing here.
  terms jsonb not null,
  note text not null default '',
  -- The company's package and headcount limit follow it from its first day.
  sets_limit boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index billing_company_plans_by_day on billing_company_plans (company_id, starts_on);
select kerja_protect('billing_company_plans');

create table billing_invoices (
  company_id uuid not null references companies (id),
  id uuid not null,
  country text not null check (country in ('MY', 'TW', 'PH')),
  invoice_no text not null,
  -- What it is for, so that no period is billed twice: 'month:2026-10', 'year:<plan>:2026-01-15'; none when made by hand.
  bill_key text,
  period_from date,
  period_to date check (period_to >= period_from),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  currency_code text not null check (length(currency_code) = 3),
  subtotal numeric(15, 2) not null,
  tax_name text,
  tax_rate numeric(7, 4),
  tax numeric(15, 2) not null default 0,
  total numeric(15, 2) not null check (total >= 0),
  paid numeric(15, 2) not null default 0 check (paid between 0 and total),
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'void')),
  paid_on date,
  note text not null default '',
  -- As they stood on that day.
  seller jsonb not null,
  buyer jsonb not null,
  void_reason text,
  voided_at timestamptz,
  sent_at timestamptz,
  reminded_on date,
  reminders integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((status = 'paid') = (paid = total and status <> 'void'))
);
create unique index billing_invoices_by_number on billing_invoices (company_id, invoice_no);
create unique index billing_invoices_once on billing_invoices (company_id, bill_key) where status <> 'void';
create index billing_invoices_by_day on billing_invoices (company_id, issued_on desc, id desc);
create index billing_invoices_open on billing_invoices (company_id, due_on) where status = 'unpaid';
select kerja_protect('billing_invoices');

create table billing_invoice_lines (
  company_id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  -- heads, tier, fixed and extra are said in the reader's language; 'manual' has its own text.
  kind text not null check (kind in ('heads', 'tier', 'fixed', 'extra', 'manual')),
  text text not null default '',
  plan_name text not null default '',
  from_day date,
  to_day date,
  days integer,
  of_days integer,
  heads integer,
  -- The first and last head of a tier.
  first_head integer,
  last_head integer,
  quantity numeric(12, 2) not null,
  unit_price numeric(15, 2) not null,
  amount numeric(15, 2) not null,
  primary key (company_id, invoice_id, position),
  foreign key (company_id, invoice_id) references billing_invoices (company_id, id)
);
select kerja_protect('billing_invoice_lines');

create table billing_payments (
  company_id uuid not null references companies (id),
  id uuid not null,
  country text not null check (country in ('MY', 'TW', 'PH')),
  receipt_no text not null,
  paid_on date not null,
  amount numeric(15, 2) not null check (amount > 0),
  currency_code text not null check (length(currency_code) = 3),
  method text not null check (method in ('bank_transfer', 'card', 'cheque', 'cash', 'other')),
  reference text not null default '',
  note text not null default '',
  seller jsonb not null,
  buyer jsonb not null,
  taken_back_at timestamptz,
  taken_back_reason text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index billing_payments_by_number on billing_payments (company_id, receipt_no);
create index billing_payments_by_day on billing_payments (company_id, paid_on desc, id desc);
select kerja_protect('billing_payments');

create table billing_payment_shares (
  company_id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount numeric(15, 2) not null check (amount > 0),
  primary key (company_id, payment_id, invoice_id),
  foreign key (company_id, payment_id) references billing_payments (company_id, id),
  foreign key (company_id, invoice_id) references billing_invoices (company_id, id)
);
create index billing_payment_shares_of_invoice on billing_payment_shares (company_id, invoice_id);
select kerja_protect('billing_payment_shares');

-- A company reads what it owes; only the system's side writes it.
revoke insert, update, delete on billing_accounts, billing_company_plans, billing_invoices, billing_invoice_lines,
  billing_payments, billing_payment_shares from kerja_app;

-- What operations change of the installation itself stands in their book beside what they read.
alter table operations_readings add column subject text, add column before jsonb, add column after jsonb;

-- While a company is suspended nobody is added to it.
alter table companies add column is_suspended boolean not null default false;
