-- Runs that are worked out in a way of their own: the last pay of somebody who leaves, money in advance, and what a
-- month that a bank file closed was wrong by.

alter table pay_runs
  drop constraint pay_runs_type,
  add constraint pay_runs_type check (run_type in ('regular', 'bonus', 'off_cycle', 'advance', 'final', 'correction'));

-- Whom such a run is for, whatever they have in it.
create table pay_run_people (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  employee_id uuid not null,
  primary key (company_id, run_id, employee_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_run_people_of_person on pay_run_people (company_id, employee_id);
select kerja_protect('pay_run_people');

-- What a last pay was made from. It goes with its run.
create table pay_settlements (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  employee_id uuid not null,
  last_day date not null,
  -- The value of a standard reason of leaving, or death; null where a leaving that was entered elsewhere asked for it.
  reason text,
  notice_from date,
  -- The leaving was entered with it, and is taken back with it.
  sets_leaving boolean not null,
  -- What other parts of the product paid out for it, by what brings them: [{origin, ids}].
  paid_out jsonb not null default '[]',
  settled_by uuid not null,
  settled_by_name text not null,
  settled_at timestamptz not null,
  primary key (company_id, run_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_settlements_of_person on pay_settlements (company_id, employee_id);
select kerja_protect('pay_settlements');

-- Paid without being earned: an advance, or deductions that the pay did not cover. Later months take it back.
alter table payslips add column ahead numeric(15, 2) check (ahead > 0);
create index payslips_ahead on payslips (company_id, employee_id) where ahead is not null;
