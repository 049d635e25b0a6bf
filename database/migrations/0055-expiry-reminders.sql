-- Which papers were reminded of at which number of days, so that nobody is told twice whatever happens to a server. A
-- paper that gets another last day is reminded of anew.
create table expiry_reminders (
  company_id uuid not null references companies (id),
  document_id uuid not null,
  expires_on date not null,
  watch text not null check (watch in ('document', 'work_permit')),
  days_before integer not null check (days_before >= 0),
  reminded_on date not null,
  primary key (company_id, document_id, expires_on, watch, days_before),
  foreign key (company_id, document_id) references employee_documents (company_id, id) on delete cascade
);
select kerja_protect('expiry_reminders');
