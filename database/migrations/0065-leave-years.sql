-- A leave year taken into the next: what was left of each lot was carried on, paid out or forfeited by this run.

create table leave_year_runs (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The year that ended.
  year_from date not null,
  year_to date not null check (year_to > year_from),
  state text not null check (state in ('running', 'done', 'undone')),
  accounts integer not null default 0,
  -- The first day of the month in which what is paid out arrives.
  pay_month date,
  run_at timestamptz not null,
  by_account uuid not null,
  by_name text not null,
  undone_at timestamptz,
  undone_by text,
  primary key (company_id, id)
);
-- One run of a year at most stands; running again adds to it.
create unique index leave_year_runs_standing on leave_year_runs (company_id, year_from) where state <> 'undone';
select kerja_protect('leave_year_runs');

alter table leave_lots add column year_run uuid;
create index leave_lots_of_run on leave_lots (company_id, year_run) where year_run is not null;
alter table leave_exits add column year_run uuid;
create index leave_exits_of_run on leave_exits (company_id, year_run) where year_run is not null;
-- What ends is looked for each morning.
create index leave_lots_open_by_expiry on leave_lots (company_id, expires_on) where closed_at is null;
