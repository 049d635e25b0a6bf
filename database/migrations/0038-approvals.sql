-- Whatever is asked for and decided, of every kind: who has to agree, what was decided when by whom, and what waits.

-- Who decides what: of a kind's chains the first whose conditions hold is taken.
create table approval_chains (
  company_id uuid not null references companies (id),
  kind text not null check (length(kind) between 1 and 40),
  position integer not null check (position >= 0),
  name text not null check (length(name) between 1 and 255),
  conditions jsonb not null default '{}',
  steps jsonb not null,
  primary key (company_id, kind, position)
);
select kerja_protect('approval_chains');

-- One row for each thing that is asked for; its id is that of the thing itself.
create table approval_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null,
  -- Whom it is about, as it stood when it was sent.
  about_id uuid not null,
  about_name text not null,
  about_number text not null,
  about_account uuid,
  department_id uuid,
  department text,
  sent_by uuid not null,
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  -- What lists and chains need to know of it: its own type, how long, how much, of which days.
  type text,
  length numeric(8, 2),
  amount numeric(15, 2),
  from_date date,
  to_date date,
  -- Title and one line of detail in both languages.
  told jsonb not null,
  status text not null,
  -- The steps as they were agreed when it was sent, and the one that is open; null when nothing is.
  steps jsonb not null default '[]',
  step integer,
  -- Since when it waits where it waits.
  waits_since timestamptz,
  -- What the applicant asks for after the decision: to have it withdrawn.
  asked text check (asked in ('withdraw')),
  asked_reason text,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason text,
  primary key (company_id, id)
);
create index approval_requests_of_kind on approval_requests (company_id, kind, status, sent_at desc);
create index approval_requests_about on approval_requests (company_id, about_id, sent_at desc);
create index approval_requests_sent on approval_requests (company_id, sent_by, sent_at desc);
create index approval_requests_waiting on approval_requests (company_id, sent_at) where step is not null;
select kerja_protect('approval_requests');

-- Each approver of each step: a person, or whoever holds one of these roles.
create table approval_tasks (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  step integer not null,
  seat integer not null,
  account_id uuid,
  roles text[] not null default '{}',
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'approved', 'rejected', 'passed')),
  opened_at timestamptz,
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  primary key (company_id, request_id, step, seat),
  foreign key (company_id, request_id) references approval_requests (company_id, id) on delete cascade
);
create index approval_tasks_of_account on approval_tasks (company_id, account_id) where state = 'open';
create index approval_tasks_of_roles on approval_tasks (company_id) where state = 'open' and account_id is null;
create index approval_tasks_decided on approval_tasks (company_id, decided_by, decided_at desc) where decided_by is not null;
select kerja_protect('approval_tasks');

-- What happened to a request, in order, with what people said.
create table approval_events (
  company_id uuid not null references companies (id),
  request_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  event text not null,
  account_id uuid,
  actor text not null,
  -- In whose place it was done.
  acting_for text,
  note text,
  primary key (company_id, request_id, id),
  foreign key (company_id, request_id) references approval_requests (company_id, id) on delete cascade
);
select kerja_protect('approval_events');

-- While somebody is away, somebody else decides as well.
create table approval_delegations (
  company_id uuid not null references companies (id),
  id uuid not null,
  from_account uuid not null,
  from_name text not null,
  to_account uuid not null check (to_account <> from_account),
  to_name text not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Null for all kinds.
  kinds text[],
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index approval_delegations_to on approval_delegations (company_id, to_account, to_date);
create index approval_delegations_from on approval_delegations (company_id, from_account, to_date);
select kerja_protect('approval_delegations');

-- Mails to accounts that a company's own transaction wants sent: addresses are the installation's, so they are looked
-- up when the mail is queued, and the words are chosen in the reader's language.
create table wanted_mails (
  company_id uuid not null references companies (id),
  id uuid not null,
  account_id uuid not null,
  subject_word text not null,
  text_word text not null,
  params jsonb not null default '{}',
  -- A path of the pages, put in as {{link}}.
  link text not null check (link like '/%'),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select kerja_protect('wanted_mails');
