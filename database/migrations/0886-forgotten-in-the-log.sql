-- What was a forgotten person's, as far as the log speaks of it: the records themselves may be gone by then.
create table forgotten_subjects (
  company_id uuid not null references companies (id),
  subject_id text not null,
  primary key (company_id, subject_id)
);
select kerja_protect('forgotten_subjects');

-- Entries about something else in whose values a forgotten person is named.
create table forgotten_entries (
  company_id uuid not null references companies (id),
  seq bigint not null,
  primary key (company_id, seq),
  foreign key (company_id, seq) references activity (company_id, seq)
);
select kerja_protect('forgotten_entries');
