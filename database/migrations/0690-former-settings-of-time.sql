-- Settings by which days are counted and priced, as they were before a change. They hold of days before `changed_on` that
-- are paid in a month before `until_month`, the first that was open then: a month whose pay is closed stays as it was
-- paid. What is in force stays with the company's settings, so what a company has today holds until it is changed.
create table company_former_time_settings (
  company_id uuid not null references companies (id) on delete cascade,
  changed_on date not null,
  until_month date not null check (extract(day from until_month) = 1),
  settings jsonb not null,
  primary key (company_id, changed_on, until_month)
);
select kerja_protect('company_former_time_settings');
