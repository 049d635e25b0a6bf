-- Reviews of people in probation. A review keeps the items and grades that it began with, whatever the settings become.
create table probation_reviews (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  -- 0 employee, 1 manager, 2 head of department, 3 HR, 4 approver, 5 HR sends the letter, 6 completed.
  status smallint not null default 0 check (status between 0 and 6),
  stage_since date not null,
  -- Whoever did the last stage that was done: a stage held by nobody else is passed over.
  done_by uuid,
  -- From 1; an extension begins another.
  round integer not null default 1 check (round >= 1),
  probation_end_date date not null,
  is_extended boolean not null default false,
  items jsonb not null,
  grades jsonb not null,
  -- By part: {"employee": {"ratings": [{"item_id", "rating"}], "comment"}, "manager": ..., "hod": ...}.
  parts jsonb not null default '{}',
  -- Parts of rounds that are over, the oldest first.
  rounds jsonb not null default '[]',
  suggested_result text check (suggested_result in ('confirmed', 'extended', 'terminated')),
  suggested_end_date date,
  suggested_salary numeric(15, 2) check (suggested_salary > 0),
  result text check (result in ('confirmed', 'extended', 'terminated')),
  official_confirmed_date date,
  hr_comment text,
  completed_on date,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index probation_reviews_by_person on probation_reviews (company_id, employee_id);
create unique index probation_reviews_open on probation_reviews (company_id, employee_id) where status < 6;
select kerja_protect('probation_reviews');

-- How it went on and back, with the reason where somebody sent it back or passed a stage over.
create table probation_moves (
  company_id uuid not null references companies (id),
  id uuid not null,
  review_id uuid not null,
  from_status smallint not null check (from_status between 0 and 6),
  to_status smallint not null check (to_status between 0 and 6),
  kind text not null check (kind in ('proceed', 'skip', 'revert', 'extend')),
  reason text,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, review_id) references probation_reviews (company_id, id) on delete cascade
);
create index probation_moves_of_review on probation_moves (company_id, review_id, at);
select kerja_protect('probation_moves');
