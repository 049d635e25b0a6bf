-- What people say they paid that lowers their tax, each with its paper; HR takes it into a month or declines it.
create table tax_claim_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  year integer not null check (year between 1900 and 2999),
  code text not null check (length(code) between 1 and 20),
  amount numeric(15, 2) not null check (amount > 0),
  file_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  -- Into which month it was taken, and how much of it.
  into_month date check (extract(day from into_month) = 1),
  accepted_amount numeric(15, 2) check (accepted_amount > 0),
  -- Sealed.
  reason text constraint tax_claim_reason_sealed check (reason ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$'),
  primary key (company_id, id),
  check ((state = 'accepted') = (into_month is not null and accepted_amount is not null)),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index tax_claim_requests_of_person on tax_claim_requests (company_id, employee_id, year);
create index tax_claim_requests_that_wait on tax_claim_requests (company_id, asked_at) where state = 'waiting';
select kerja_protect('tax_claim_requests');
