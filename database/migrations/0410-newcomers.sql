-- What somebody who accepted an offer says of themself before their first day, and tasks that begin before there is
-- an employee.
create table newcomers (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  token_digest text not null,
  -- Sealed: {"identity_number", "bank_account", "statutory", "family", ...}.
  told text,
  told_at timestamptz,
  taken_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, candidate_id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create unique index newcomers_by_token on newcomers (token_digest);
select kerja_protect('newcomers');

-- Until they are an employee the tasks are the candidate's.
alter table orientations alter column employee_id drop not null;
alter table orientations add column candidate_id uuid;
alter table orientations add constraint orientations_of_somebody check (employee_id is not null or candidate_id is not null);
alter table orientations add foreign key (company_id, candidate_id) references candidates (company_id, id)
  on delete cascade;
create unique index orientations_of_candidate on orientations (company_id, candidate_id, kind);
