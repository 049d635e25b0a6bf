-- The company's own days: what it adds to the calendar of its country, and days that are worked instead of others.

alter table holidays add column note text check (length(note) <= 255);

create table make_up_days (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- People work on this day ...
  date date not null,
  -- ... and are off on this one.
  for_date date not null,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (date <> for_date)
);
create unique index make_up_days_by_date on make_up_days (company_id, date);
create unique index make_up_days_by_day_off on make_up_days (company_id, for_date);
select kerja_protect('make_up_days');
