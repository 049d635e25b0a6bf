-- Reports that a company puts together: what is shown of which rows, and what was run of it. Rows themselves are kept
-- nowhere: a run that is opened again reads what stands by then, with the rights of whoever opens it.
create table report_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The account whose report it is.
  owner_id uuid not null,
  owner_name text not null,
  name text not null,
  subject text not null,
  -- Columns, conditions, order, groups and days, all by names of the catalogue of fields; never a part of a statement.
  definition jsonb not null,
  -- Others who may enter the reports see and run it; changing it stays with its owner.
  is_shared boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index report_templates_name on report_templates (company_id, owner_id, lower(name));
select kerja_protect('report_templates');

-- The reports somebody marked: by the id of a template, or the key of one that comes with the product.
create table report_favourites (
  company_id uuid not null references companies (id),
  account_id uuid not null,
  template text not null,
  primary key (company_id, account_id, template)
);
select kerja_protect('report_favourites');

create table report_runs (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- An id of a template, or the key of one that comes with the product.
  template text not null,
  name text not null,
  subject text not null,
  -- As it was then, with its days worked out.
  definition jsonb not null,
  from_day date not null,
  to_day date not null,
  language text not null check (language in ('en', 'zh-Hant')),
  rows integer not null check (rows >= 0),
  by_schedule boolean not null default false,
  ran_by uuid not null,
  ran_by_name text not null,
  -- Accounts that were told of it.
  told uuid[] not null default '{}',
  ran_at timestamptz not null,
  primary key (company_id, id)
);
create index report_runs_by_time on report_runs (company_id, ran_at desc, id);
select kerja_protect('report_runs');

-- A template that runs by itself, at an hour of the company's own zone.
create table report_schedules (
  company_id uuid not null references companies (id),
  template_id uuid not null,
  every text not null check (every in ('day', 'week', 'month')),
  -- 0 is Monday.
  weekday smallint check (weekday between 0 and 6),
  -- Beyond the end of a month it is its last day.
  month_day smallint check (month_day between 1 and 31),
  hour smallint not null check (hour between 0 and 23),
  language text not null check (language in ('en', 'zh-Hant')),
  told uuid[] not null,
  -- Days before it count for nothing; the last one that was seen to.
  since date not null,
  done_for date,
  stopped_on date,
  primary key (company_id, template_id),
  foreign key (company_id, template_id) references report_templates (company_id, id) on delete cascade,
  check ((every = 'week') = (weekday is not null)),
  check ((every = 'month') = (month_day is not null))
);
create index report_schedules_by_hour on report_schedules (company_id, hour) where stopped_on is null;
select kerja_protect('report_schedules');
