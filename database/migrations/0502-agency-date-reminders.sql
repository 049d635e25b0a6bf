-- Of which dates of agencies whoever runs the pay was reminded, and on which day: once before the date, once on it.
create table agency_date_reminders (
  company_id uuid not null references companies (id),
  what text not null check (length(what) between 1 and 60),
  month date not null,
  reminded_on date not null,
  primary key (company_id, what, month, reminded_on)
);
select kerja_protect('agency_date_reminders');
