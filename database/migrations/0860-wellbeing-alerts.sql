-- What somebody chose to tell reviewers at their company. Only the person and those reviewers may know that it is there,
-- so it has its own book beside it (wellbeing_steps) and none of it stands in the company's activity log.
create table wellbeing_alerts (
  company_id uuid not null references companies (id),
  id uuid not null,
  account_id uuid not null,
  person_name text not null,
  level text not null check (level in ('acute', 'concern', 'talk')),
  status text not null default 'new' check (status in ('new', 'taken', 'closed', 'withdrawn')),
  -- Sealed; null once it was taken back.
  excerpt text,
  contact text,
  -- Sealed, for reviewers alone.
  note text,
  -- Reviewers who must not know.
  not_to uuid[] not null default '{}',
  taken_by uuid,
  outcome text check (outcome in ('supported', 'referred', 'not_reached', 'not_needed')),
  close_asked_at timestamptz,
  created_at timestamptz not null,
  taken_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id),
  check ((status in ('closed', 'withdrawn')) = (ended_at is not null)),
  check (status <> 'withdrawn' or (excerpt is null and contact is null))
);
create index wellbeing_alerts_by_status on wellbeing_alerts (company_id, status, created_at desc);
create index wellbeing_alerts_of_account on wellbeing_alerts (company_id, account_id, created_at desc);
select kerja_protect('wellbeing_alerts');

create table wellbeing_steps (
  company_id uuid not null references companies (id),
  id uuid not null,
  alert_id uuid not null,
  step text not null check (step in ('told', 'read', 'taken', 'handed', 'noted', 'close_asked', 'closed', 'withdrawn')),
  account_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, alert_id) references wellbeing_alerts (company_id, id) on delete cascade
);
create index wellbeing_steps_of_alert on wellbeing_steps (company_id, alert_id, at);
select kerja_protect('wellbeing_steps');
