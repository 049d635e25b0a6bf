-- What other parts of the product brought into a month's pay, and somebody put off or left out of it, with a reason.
create table pay_put_off (
  company_id uuid not null references companies (id),
  -- What brings it, from what, and of which month: as payslips keep it.
  origin text not null,
  source text not null,
  of_month date not null check (extract(day from of_month) = 1),
  employee_id uuid not null,
  -- The month in whose run it was decided.
  in_month date not null check (extract(day from in_month) = 1),
  -- It counts again from this month on; null: it is left out.
  until date check (extract(day from until) = 1 and until > in_month),
  kind text not null check (kind in ('unpaid', 'encashed', 'amount')),
  -- Money, or days.
  measure text not null,
  told jsonb not null,
  reason text not null check (length(reason) between 1 and 255),
  by_account uuid,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, origin, source, of_month),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_put_off_of_person on pay_put_off (company_id, employee_id);
create index pay_put_off_in_month on pay_put_off (company_id, in_month);
select kerja_protect('pay_put_off');
