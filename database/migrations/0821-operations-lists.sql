-- What operations keep for the whole installation beside billing: partners that sell, what new companies begin with,
-- and what is told of new versions.
create table sales_companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 255),
  country text check (country in ('MY', 'TW', 'PH')),
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  note text not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index sales_companies_by_name on sales_companies (lower(name));
select kerja_platform('sales_companies');

-- Who looks after which company, from when; one at a time. No company sees it.
create table sales_company_clients (
  id uuid primary key,
  sales_company_id uuid not null references sales_companies (id),
  company_id uuid not null references companies (id),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  note text not null default '',
  created_at timestamptz not null default now()
);
create unique index sales_company_clients_by_day on sales_company_clients (company_id, starts_on);
create index sales_company_clients_of_partner on sales_company_clients (sales_company_id);
select kerja_platform('sales_company_clients');

create table presets (
  id uuid primary key,
  country text not null check (country in ('MY', 'TW', 'PH')),
  kind text not null check (kind in ('holiday', 'leave_type', 'timezone')),
  -- Of a time zone its key, such as Asia/Kuching.
  name text not null check (length(name) between 1 and 255),
  name_zh text not null default '',
  -- Of a holiday.
  date date,
  -- Of a leave type: days a year.
  days numeric(5, 1) check (days between 0 and 366),
  is_paid boolean not null default true,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((kind = 'holiday') = (date is not null)),
  check ((kind = 'leave_type') = (days is not null))
);
create unique index presets_once on presets (country, kind, lower(name), coalesce(date, '1900-01-01'));
select kerja_platform('presets');

create table system_updates (
  id uuid primary key,
  title_en text not null check (length(title_en) between 1 and 255),
  title_zh text not null check (length(title_zh) between 1 and 255),
  text_en text not null,
  text_zh text not null,
  -- Shown from this day on, once it is published.
  published_on date not null,
  is_published boolean not null default false,
  created_at timestamptz not null default now()
);
create index system_updates_by_day on system_updates (published_on desc);
select kerja_platform('system_updates');
