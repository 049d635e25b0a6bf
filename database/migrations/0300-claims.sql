-- Claims: what people spent, what of it is claimable, within which limits, with which papers, and how it was paid back.

alter table claim_categories
  -- Offered with a travel, and left out of filters.
  add column is_travel boolean not null default false,
  -- Of its claims whoever decides sees type and amount, no paper.
  add column is_private boolean not null default false;

alter table claim_types
  -- What the product itself claims by: per diem of a travel.
  add column mark text check (mark in ('per_diem')),
  add column pay_item text not null default 'reimbursement' check (pay_item in ('reimbursement', 'travel_allowance')),
  -- [{"up_to": "500", "amount_per_unit": "0.85"}, {"up_to": null, ...}] of a month; null: one rate.
  add column bands jsonb,
  add column ledger_account text check (length(ledger_account) between 1 and 60),
  add column tax_recoverable boolean not null default false;
create unique index claim_types_by_mark on claim_types (company_id, mark);

-- What a unit came to from a day on: what was claimed before keeps its rate.
create table claim_rates (
  company_id uuid not null references companies (id),
  claim_type_id uuid not null,
  rate_from date not null,
  amount_per_unit numeric(15, 2) not null check (amount_per_unit > 0),
  bands jsonb,
  primary key (company_id, claim_type_id, rate_from),
  foreign key (company_id, claim_type_id) references claim_types (company_id, id) on delete cascade
);
select kerja_protect('claim_rates');

create table claim_payments (
  company_id uuid not null references companies (id),
  id uuid not null,
  number text not null,
  status text not null check (status in ('draft', 'paid')),
  pay_on date not null,
  paid_on date,
  reference text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index claim_payments_by_day on claim_payments (company_id, pay_on desc, id desc);
select kerja_protect('claim_payments');

create table claims (
  company_id uuid not null references companies (id),
  id uuid not null,
  claim_no text not null,
  -- Several that were sent together.
  submission_id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  expense_date date not null,
  amount numeric(15, 2) not null check (amount >= 0),
  currency_code text not null,
  exchange_rate numeric(18, 8) check (exchange_rate > 0),
  rate_origin text check (rate_origin in ('source', 'hand', 'claim')),
  -- In the company's currency.
  base_amount numeric(15, 2) not null check (base_amount >= 0),
  claimable_amount numeric(15, 2) not null check (claimable_amount >= 0 and claimable_amount <= base_amount),
  total_mileage numeric(9, 2) check (total_mileage > 0),
  unit_type text,
  amount_per_unit numeric(15, 2),
  from_place text,
  to_place text,
  tax_amount numeric(15, 2) check (tax_amount >= 0),
  merchant text,
  supplier_tax_no text,
  receipt_no text,
  note text,
  travel_id uuid,
  -- [{"rule": "too_old", "level": "warn", "params": {}}] as they stood when it was sent.
  findings jsonb not null default '[]',
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled', 'paid')),
  -- Fixed on approval.
  method text check (method in ('payroll', 'bank', 'by_hand')),
  approved_on date,
  pay_month date,
  paid_on date,
  reference text,
  payment_id uuid,
  entered_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, type_id) references claim_types (company_id, id),
  foreign key (company_id, payment_id) references claim_payments (company_id, id),
  check ((status = 'paid') = (paid_on is not null))
);
create index claims_by_sending on claims (company_id, created_at desc, id desc);
create index claims_of_person on claims (company_id, employee_id, expense_date desc);
create index claims_by_day on claims (company_id, expense_date);
create index claims_of_travel on claims (company_id, travel_id) where travel_id is not null;
create index claims_of_payment on claims (company_id, payment_id) where payment_id is not null;
create index claims_by_pay_month on claims (company_id, pay_month) where pay_month is not null;
select kerja_protect('claims');

-- Papers: uploaded before they are claimed, then of one claim.
create table claim_attachments (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  claim_id uuid,
  uploaded_by uuid not null,
  sha256 text not null,
  uploaded_at timestamptz not null,
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, claim_id) references claims (company_id, id) on delete set null (claim_id)
);
create index claim_attachments_of_claim on claim_attachments (company_id, claim_id);
create index claim_attachments_by_bytes on claim_attachments (company_id, sha256);
create index claim_attachments_of_account on claim_attachments (company_id, uploaded_by) where claim_id is null;
select kerja_protect('claim_attachments');

create table claim_limits (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  scope text not null check (scope in ('type', 'category', 'all')),
  type_id uuid,
  category_id uuid,
  -- Null for everybody.
  claim_group_id uuid,
  period text not null check (period in ('day', 'month', 'quarter', 'year', 'lifetime')),
  amount numeric(15, 2) not null check (amount >= 0),
  prorate text not null check (prorate in ('none', 'by_month', 'by_day')),
  primary key (company_id, id),
  foreign key (company_id, type_id) references claim_types (company_id, id),
  foreign key (company_id, category_id) references claim_categories (company_id, id),
  foreign key (company_id, claim_group_id) references claim_groups (company_id, id) on delete cascade,
  check ((scope = 'type') = (type_id is not null) and (scope = 'category') = (category_id is not null))
);
create unique index claim_limits_by_name on claim_limits (company_id, lower(name));
select kerja_protect('claim_limits');

-- What HR added to a person's limit of a period, or took from it. The limit may be a type's own.
create table claim_adjustments (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  limit_id uuid not null,
  period_from date not null,
  amount numeric(15, 2) not null,
  reason text not null,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index claim_adjustments_of_person on claim_adjustments (company_id, employee_id, limit_id, period_from);
select kerja_protect('claim_adjustments');

create table claim_policies (
  company_id uuid not null references companies (id),
  rule text not null,
  level text not null check (level in ('off', 'warn', 'block', 'cap')),
  value numeric(15, 2),
  primary key (company_id, rule)
);
select kerja_protect('claim_policies');

-- Of what was paid, taken back from a later month's pay.
create table claim_recoveries (
  company_id uuid not null references companies (id),
  id uuid not null,
  claim_id uuid not null,
  employee_id uuid not null,
  amount numeric(15, 2) not null check (amount > 0),
  reason text not null,
  consent_on date,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, claim_id) references claims (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index claim_recoveries_of_person on claim_recoveries (company_id, employee_id);
create index claim_recoveries_of_claim on claim_recoveries (company_id, claim_id);
select kerja_protect('claim_recoveries');

-- Begun and not sent: nothing of it is checked.
create table claim_drafts (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  body jsonb not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index claim_drafts_of_person on claim_drafts (company_id, employee_id, updated_at desc);
select kerja_protect('claim_drafts');

set local role kerja_system;
update claim_categories set is_travel = true where name = 'Travel Expenses';
update claim_categories set is_private = true where name = 'Medical';
insert into claim_categories (company_id, id, name, claim_group_id, is_travel)
select g.company_id, gen_random_uuid(), 'Travel Expenses', g.id, true from claim_groups g
where g.is_default and not exists (select from claim_categories c where c.company_id = g.company_id and c.is_travel)
on conflict do nothing;
insert into claim_types (company_id, id, name, claim_category_id, require_receipt, mark)
select c.company_id, gen_random_uuid(), case when exists (select from claim_types t where t.company_id = c.company_id
    and t.claim_category_id = c.id and lower(t.name) = 'per diem') then 'Per diem of a travel' else 'Per diem' end,
  c.id, false, 'per_diem'
from claim_categories c where c.id = (select min(o.id::text)::uuid from claim_categories o where o.company_id = c.company_id and o.is_travel);
insert into claim_rates (company_id, claim_type_id, rate_from, amount_per_unit)
select company_id, id, '1900-01-01', amount_per_unit from claim_types where is_unit_based;
reset role;
