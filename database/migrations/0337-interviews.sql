-- Interviews of candidates, whom they are led by, and how these weigh what they heard.
create table interviews (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  round uuid,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 1440),
  place text,
  meeting_url text,
  status text not null default 'planned' check (status in ('planned', 'cancelled')),
  cancel_reason text,
  -- Rises with every change, so that calendars know the newest.
  sequence integer not null default 0,
  -- What the candidate answered by the link in the mail, whose digest this is.
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  token_digest text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index interviews_of_candidate on interviews (company_id, candidate_id, starts_at);
create index interviews_by_time on interviews (company_id, starts_at);
create unique index interviews_by_token on interviews (token_digest);
select kerja_protect('interviews');

create table interviewers (
  company_id uuid not null references companies (id),
  interview_id uuid not null,
  employee_id uuid not null,
  primary key (company_id, interview_id, employee_id),
  foreign key (company_id, interview_id) references interviews (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index interviewers_by_person on interviewers (company_id, employee_id);
select kerja_protect('interviewers');

-- One a person and interview. The name stays, so that a card can still be read when its writer is forgotten.
create table scorecards (
  company_id uuid not null references companies (id),
  interview_id uuid not null,
  employee_id uuid not null,
  -- [{"criterion_id", "name", "weight", "score", "note"}], as the vacancy weighed them then.
  ratings jsonb not null,
  recommendation text not null check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  comment text,
  -- Of a hundred; null where the vacancy weighs nothing.
  total numeric(4, 1),
  at timestamptz not null,
  primary key (company_id, interview_id, employee_id),
  foreign key (company_id, interview_id) references interviews (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index scorecards_by_person on scorecards (company_id, employee_id);
select kerja_protect('scorecards');
