-- Papers that a newcomer sends before their first day; they go along into the record.
create table newcomer_files (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  file_id uuid not null,
  added_at timestamptz not null,
  -- From then on the paper is the record's.
  taken_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index newcomer_files_of_candidate on newcomer_files (company_id, candidate_id);
select kerja_protect('newcomer_files');
