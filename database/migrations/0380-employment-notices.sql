-- What was decided and entered of notices to agencies about people who join, change or leave. That there is a notice, and
-- by which day, follows from their records: a row stands here only of those that somebody touched or added by hand.
create table employment_notices (
  company_id uuid not null references companies (id),
  id uuid not null,
  form text not null check (length(form) between 1 and 40),
  employee_id uuid not null,
  -- Which joining, leaving or change of the person it is about, however its day is moved.
  event text not null check (length(event) between 1 and 60),
  -- Of one by hand its day; of one that was filed the day that it told.
  event_on date,
  by_hand boolean not null default false,
  -- Null as long as it stands as it arose.
  status text check (status in ('open', 'filed', 'not_needed', 'cleared')),
  -- What the record does not know: by box.
  fields jsonb not null default '{}',
  -- What stood in the boxes of pay when it was filed.
  told jsonb not null default '{}',
  filed_on date,
  reference text,
  cleared_on date,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, employee_id, form, event),
  check (status not in ('filed', 'cleared') or filed_on is not null),
  check (not by_hand or event_on is not null),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('employment_notices');
