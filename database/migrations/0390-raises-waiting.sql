-- Changes of pay that are dated into closed months: whose pay may differ from what was paid, and what was decided of it.

-- Whose agreed pay changed after a month was closed; only months up to `through` can differ by it, since every later
-- one was worked out afterwards. What differs is worked out when somebody looks and never stored.
create table pay_retro_marks (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  through date not null check (extract(day from through) = 1),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('pay_retro_marks');

-- Taken into an open month as an item of pay, or dismissed: of one closed month of one person, line by line. What was
-- taken counts as long as its item is there.
create table pay_retro_decisions (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  for_month date not null check (extract(day from for_month) = 1),
  effective_from date not null,
  -- [{key, was, now, difference}], decimal text.
  lines jsonb not null,
  amount numeric(15, 2) not null,
  -- The item that pays or deducts it; none where it was dismissed.
  item_id uuid,
  into_month date check (extract(day from into_month) = 1),
  -- Sealed.
  reason text constraint reason_sealed check (reason ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$'),
  decided_by uuid not null,
  decided_by_name text not null,
  decided_at timestamptz not null,
  primary key (company_id, id),
  check ((item_id is null) = (into_month is null)),
  check (item_id is null or reason is null),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_retro_decisions_of_person on pay_retro_decisions (company_id, employee_id, for_month);
select kerja_protect('pay_retro_decisions');

-- An item that makes good what a closed month paid says which.
alter table pay_items
  drop constraint pay_items_origin_check,
  add constraint pay_items_origin_check check (origin in ('sheet', 'hand', 'retro')),
  add column for_month date check (extract(day from for_month) = 1),
  add constraint pay_items_for_month check ((origin = 'retro') = (for_month is not null));

-- Changes that were made before this table was there: entered after a month was worked out that is approved.
set local role kerja_system;
insert into pay_retro_marks (company_id, employee_id, through)
select s.company_id, s.employee_id, max(make_date(r.year, r.month, 1))
from salary_rates s
join payslips p on p.company_id = s.company_id and p.employee_id = s.employee_id
join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and r.state = 'approved'
join pay_run_versions v on v.company_id = p.company_id and v.run_id = p.run_id and v.version = p.version
where s.created_at > v.calculated_at and s.effective_from < make_date(r.year, r.month, 1) + interval '1 month'
group by 1, 2;
reset role;
