-- The cut-off day and whether allowances go by it, as they were before a change: up to (not with) the month from which
-- the change holds. Days keep the setting that was in force on them; what is in force stays with the company's settings,
-- so what a company has today holds for all its months until it is changed.
create table company_former_cut_offs (
  company_id uuid not null references companies (id) on delete cascade,
  until_month date not null check (extract(day from until_month) = 1),
  cut_off_day smallint check (cut_off_day between 1 and 31),
  allowances_follow boolean not null,
  primary key (company_id, until_month)
);
select kerja_protect('company_former_cut_offs');
