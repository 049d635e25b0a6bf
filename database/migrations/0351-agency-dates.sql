-- What was paid or filed for an agency by its date. The dates themselves follow from the law and the months of pay.
create table agency_dates_done (
  company_id uuid not null references companies (id),
  what text not null check (length(what) between 1 and 40),
  month date not null check (extract(day from month) = 1),
  paid_on date not null,
  reference text,
  amount numeric(15, 2),
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, what, month)
);
select kerja_protect('agency_dates_done');
