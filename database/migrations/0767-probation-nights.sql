-- The last day whose openings and reminders of probations are done: what fell on later ones is done with the next.
create table probation_nights (
  company_id uuid primary key references companies (id),
  done_to date not null
);
select kerja_protect('probation_nights');
