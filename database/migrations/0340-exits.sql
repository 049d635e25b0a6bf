-- Leavings: who asked for it or was told, what is to be handed over and cleared, papers, and the interview.
create table exits (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  status text not null default 'submitted'
    check (status in ('submitted', 'acknowledged', 'clearance', 'completed', 'withdrawn')),
  exit_type_id integer not null check (exit_type_id between 1 and 4),
  -- In their order: the first decides which law holds.
  exit_reason_ids uuid[] not null check (cardinality(exit_reason_ids) between 1 and 5),
  notice_date date not null,
  last_working_date date not null,
  -- Of the last change of the day.
  remark text check (length(remark) <= 255),
  person_in_charge_email text,
  forward_email text,
  forward_period integer check (forward_period between 1 and 365),
  -- Asked for by the person, not entered by HR.
  is_own boolean not null,
  submitted_at timestamptz not null,
  acknowledged_at timestamptz,
  completed_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  -- [{"id", "question", "answer"}]: as they were asked.
  interview jsonb,
  interview_at timestamptz,
  -- Its lines were entered into a month's pay: which month, and when.
  settled_month date,
  settled_at timestamptz,
  settled_items uuid[] not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index exits_one_open on exits (company_id, employee_id) where status not in ('completed', 'withdrawn');
create index exits_by_person on exits (company_id, employee_id);
create index exits_by_last_day on exits (company_id, last_working_date);
select kerja_protect('exits');

create table exit_tasks (
  company_id uuid not null references companies (id),
  id uuid not null,
  exit_id uuid not null,
  position integer not null,
  name text not null check (length(name) between 1 and 255),
  name_zh text not null default '' check (length(name_zh) <= 255),
  owner text not null check (owner in ('hr', 'manager', 'it', 'finance', 'leaver')),
  due_on date,
  done_at timestamptz,
  waived_reason text check (length(waived_reason) between 1 and 255),
  primary key (company_id, id),
  foreign key (company_id, exit_id) references exits (company_id, id) on delete cascade
);
create index exit_tasks_by_exit on exit_tasks (company_id, exit_id, position);
select kerja_protect('exit_tasks');

create table exit_documents (
  company_id uuid not null references companies (id),
  id uuid not null,
  exit_id uuid not null,
  kind text not null check (kind in ('support', 'clearance')),
  file_id uuid not null,
  name text not null,
  added_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, exit_id) references exits (company_id, id) on delete cascade
);
create index exit_documents_by_exit on exit_documents (company_id, exit_id);
select kerja_protect('exit_documents');
