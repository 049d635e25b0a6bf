-- A month may have several runs: the regular one is number 1 (`sequence`), further ones follow in the order in which
-- they were made. What a later one takes is what the month comes to less what earlier ones took.

alter table pay_runs
  add column name text,
  add column pay_date date,
  add column reason text,
  -- What it was made by, as it was asked for.
  add column plan jsonb,
  -- In which order the runs of the month were approved; null while it is not. They are opened again from the last back.
  add column turn smallint,
  add constraint pay_runs_type check (run_type in ('regular', 'bonus', 'off_cycle')),
  add constraint pay_runs_regular check ((sequence = 1) = (run_type = 'regular'));
update pay_runs set turn = 1 where state = 'approved';
create unique index pay_runs_of_month on pay_runs (company_id, year, month, sequence);

-- Which run of the month it is for.
alter table pay_items add column run smallint not null default 1;
drop index pay_items_of_month;
create index pay_items_of_month on pay_items (company_id, year, month, run, employee_id);

-- What the law was asked about the whole month when this was worked out: items of all its runs so far, and the pay
-- agreed then. A later run of the month goes on from it.
alter table payslips add column of_month jsonb;
