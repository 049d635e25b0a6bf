-- Whoever applies for a job: one card a person and vacancy, what happened with it, and who applied again.
create table candidates (
  company_id uuid not null references companies (id),
  id uuid not null,
  vacancy_id uuid not null,
  advertisement_id uuid,
  full_name text not null check (length(full_name) between 1 and 255),
  email text not null,
  phone text not null,
  -- By its digits alone the same person is known again.
  phone_digits text not null,
  country_code text,
  -- Sealed: identity card or passport, where a vacancy asks for it.
  identity_number text,
  expected_salary numeric(15, 2) check (expected_salary >= 0),
  available_from date,
  cover_letter text,
  source text,
  -- Question -> answer, with the question as it stood: [{"id", "text", "answer", "out"}].
  answers jsonb not null default '[]',
  resume_file uuid,
  language text not null default 'en' check (language in ('en', 'zh-Hant')),
  -- The notice agreed to, by its version; null where HR entered the card.
  consent_version text,
  consented_at timestamptz,
  talent_pool boolean not null default false,
  status text not null check (status in ('applied', 'pending', 'pendingInterview', 'offered', 'accepted',
    'orientation', 'migrated', 'notSuitable', 'notAtTheMoment')),
  -- The id of the vacancy's round while an interview is pending.
  round uuid,
  stage_since timestamptz not null,
  reason text,
  withdrawn_at timestamptz,
  applications integer not null default 1 check (applications > 0),
  -- The day on which it came to nothing, from which the months of keeping run; and whether the vacancy's end was it.
  ended_on date,
  ended_by_vacancy boolean not null default false,
  -- Of the link in the confirmation: a digest.
  token_digest text,
  employee_id uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, vacancy_id) references vacancies (company_id, id) on delete cascade,
  foreign key (company_id, advertisement_id) references job_advertisements (company_id, id)
    on delete set null (advertisement_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete set null (employee_id)
);
create index candidates_of_vacancy on candidates (company_id, vacancy_id, status);
create index candidates_by_status on candidates (company_id, status, stage_since);
create index candidates_by_email on candidates (company_id, lower(email));
create index candidates_by_phone on candidates (company_id, phone_digits);
create index candidates_ended on candidates (company_id, ended_on) where ended_on is not null;
create index candidates_of_advertisement on candidates (company_id, advertisement_id);
create index candidates_by_employee on candidates (company_id, employee_id);
create unique index candidates_by_token on candidates (token_digest) where token_digest is not null;
select kerja_protect('candidates');

-- What somebody sent who had applied for this job before: kept beside the first, which stays as it is.
create table candidate_repeats (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  given jsonb not null,
  resume_file uuid,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_repeats_of on candidate_repeats (company_id, candidate_id, at);
select kerja_protect('candidate_repeats');

-- What happened with a candidate, in its order: moves, notes, mails, acts.
create table candidate_events (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  kind text not null,
  from_status text,
  to_status text,
  round uuid,
  -- A reason, a note.
  text text,
  by_account uuid,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_events_of on candidate_events (company_id, candidate_id, at, id);
select kerja_protect('candidate_events');

-- What is left for the funnel when all of a person is deleted: nobody's name, nothing that leads to anybody.
create table candidate_traces (
  company_id uuid not null references companies (id),
  id uuid not null,
  vacancy_id uuid not null,
  source text,
  applications integer not null,
  reached text[] not null,
  last_status text not null,
  applied_on date not null,
  accepted_on date,
  primary key (company_id, id),
  foreign key (company_id, vacancy_id) references vacancies (company_id, id) on delete cascade
);
create index candidate_traces_of_vacancy on candidate_traces (company_id, vacancy_id);
select kerja_protect('candidate_traces');
