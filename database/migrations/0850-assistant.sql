-- The assistant: what is said to it, how often a company may, and what its people agree to first.

-- What a company wrote for its own people: who to ask, and questions with answers of its own.
create table assistant_instructions (
  company_id uuid not null references companies (id),
  intro_en text not null default '',
  intro_zh text not null default '',
  contact_en text not null default '',
  contact_zh text not null default '',
  -- [{id, question_en, question_zh, answer_en, answer_zh}]
  entries jsonb not null default '[]' check (jsonb_typeof(entries) = 'array'),
  -- Counts up at each change: whoever saves an older one is told.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
select kerja_protect('assistant_instructions');

-- Messages a month that operations allow a company; without a row, so many for each place of its package.
create table assistant_quotas (
  company_id uuid not null references companies (id),
  quota integer not null check (quota between 0 and 10000000),
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
select kerja_protect('assistant_quotas');

create table assistant_usage (
  company_id uuid not null references companies (id),
  -- The first day of the month, by the clock of the company.
  month date not null check (extract(day from month) = 1),
  used integer not null default 0 check (used >= 0),
  primary key (company_id, month)
);
select kerja_protect('assistant_usage');

-- One question with its answer. Both lie sealed: they are the person's own and nobody else's. What is said in distress is
-- never stored.
create table assistant_messages (
  company_id uuid not null references companies (id),
  id uuid not null,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('answer', 'unknown', 'refused', 'clarify')),
  skill text,
  sealed text not null,
  helpful boolean,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index assistant_messages_of_account on assistant_messages (company_id, account_id, created_at desc, id desc);
create index assistant_messages_by_month on assistant_messages (company_id, created_at);
select kerja_protect('assistant_messages');

-- What people agree to before they ask, kept by operations for the whole installation; at most one is in force.
create table assistant_acknowledgements (
  id uuid primary key,
  title text not null check (length(title) between 1 and 255),
  title_zh text not null default '',
  content_en text not null,
  content_zh text not null,
  version integer not null check (version > 0),
  is_active boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index assistant_acknowledgements_by_version on assistant_acknowledgements (version);
create unique index assistant_acknowledgements_in_force on assistant_acknowledgements (is_active) where is_active;
select kerja_platform('assistant_acknowledgements');

-- Who agreed to which, and when.
create table assistant_acceptances (
  company_id uuid not null references companies (id),
  account_id uuid not null references accounts (id),
  acknowledgement_id uuid not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (company_id, account_id, acknowledgement_id)
);
create index assistant_acceptances_of on assistant_acceptances (company_id, acknowledgement_id, accepted_at desc);
select kerja_protect('assistant_acceptances');
