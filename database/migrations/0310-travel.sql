-- Travel on business: asked for with places, costs and an advance; what each day is worth on the road; who bears it.
create table travel_cost_centres (
  company_id uuid not null references companies (id),
  id uuid not null,
  code text not null check (length(code) between 1 and 60),
  name text not null check (length(name) between 1 and 255),
  budget numeric(15, 2) check (budget >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index travel_cost_centres_by_code on travel_cost_centres (company_id, lower(code));
select kerja_protect('travel_cost_centres');

-- What a day on the road is worth: of a place, of a country, or anywhere; for a group of claims, or for everybody.
create table travel_per_diems (
  company_id uuid not null references companies (id),
  id uuid not null,
  place text check (length(place) between 1 and 255),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  claim_group_id uuid,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  full_day numeric(15, 2) not null check (full_day >= 0),
  breakfast numeric(15, 2) not null check (breakfast >= 0),
  lunch numeric(15, 2) not null check (lunch >= 0),
  dinner numeric(15, 2) not null check (dinner >= 0),
  -- What of a day at home is no salary; what exceeds it is.
  free_per_day numeric(15, 2) check (free_per_day >= 0),
  effective_from date not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, claim_group_id) references claim_groups (company_id, id) on delete cascade
);
create unique index travel_per_diems_by_what on travel_per_diems
  (company_id, lower(coalesce(place, '')), coalesce(country_code, ''), claim_group_id, effective_from) nulls not distinct;
select kerja_protect('travel_per_diems');

-- The last number given in a company.
create table travel_numbers (
  company_id uuid primary key references companies (id),
  last integer not null
);
select kerja_protect('travel_numbers');

create table travel_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  number integer not null,
  employee_id uuid not null,
  purpose text not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- [{place, country_code, from, to}], [{date, time, by, from_place, to_place, note}], [{label, amount}],
  -- [{date, breakfast, lunch, dinner}]; null once the person is forgotten.
  destinations jsonb,
  itinerary jsonb,
  estimates jsonb not null,
  meals jsonb not null,
  estimated numeric(15, 2) not null check (estimated >= 0),
  advance_amount numeric(15, 2) check (advance_amount > 0),
  currency_code text not null,
  advance_paid_on date,
  is_paid boolean not null default false,
  paid_on date,
  paid_reference text,
  -- What becomes of an advance that was not used up: paid back, or deducted with the person's consent of that day.
  owed text check (owed in ('paid_back', 'deduct')),
  owed_amount numeric(15, 2) check (owed_amount > 0),
  consent_on date,
  per_diem_claim_id uuid,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  entered_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  check ((owed is null) = (owed_amount is null)),
  check (owed <> 'deduct' or consent_on is not null),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create unique index travel_requests_by_number on travel_requests (company_id, number);
create index travel_requests_by_day on travel_requests (company_id, from_date desc, id desc);
create index travel_requests_of_person on travel_requests (company_id, employee_id, from_date desc);
create index travel_requests_to_deduct on travel_requests (company_id, employee_id) where owed = 'deduct';
select kerja_protect('travel_requests');

-- By hundredths of the whole.
create table travel_shares (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  cost_centre_id uuid not null,
  percentage numeric(5, 2) not null check (percentage > 0 and percentage <= 100),
  primary key (company_id, request_id, cost_centre_id),
  foreign key (company_id, request_id) references travel_requests (company_id, id) on delete cascade,
  foreign key (company_id, cost_centre_id) references travel_cost_centres (company_id, id)
);
create index travel_shares_of_centre on travel_shares (company_id, cost_centre_id);
select kerja_protect('travel_shares');

-- Each day of a travel with its per diem as it was when it was sent: rates that change later change no day that was asked for.
create table travel_days (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  date date not null,
  employee_id uuid not null,
  halves integer not null check (halves in (1, 2)),
  -- Null where no rate of the company fits the day.
  rate numeric(15, 2),
  deducted numeric(15, 2) not null,
  amount numeric(15, 2) not null check (amount >= 0),
  -- What of it counts as salary.
  excess numeric(15, 2) not null default 0 check (excess >= 0 and excess <= amount),
  primary key (company_id, request_id, date),
  foreign key (company_id, request_id) references travel_requests (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index travel_days_of_person on travel_days (company_id, employee_id, date);
select kerja_protect('travel_days');
