-- Letters of the company: templates with holes, what was written to people and about them, and what people ask for.
create table letter_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  -- To the person, or about the person to somebody else.
  audience text not null check (audience in ('employee', 'third_party')),
  language text not null check (language in ('en', 'zh', 'both')),
  title_en text,
  text_en text,
  title_zh text,
  text_zh text,
  -- What is wanted of whoever receives it, and within how many days.
  answer text not null default 'none' check (answer in ('none', 'read', 'sign')),
  answer_days smallint check (answer_days between 1 and 90),
  -- People may ask for it themselves.
  on_request boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (audience = 'employee' or answer = 'none'),
  check (audience = 'third_party' or not on_request)
);
create unique index letter_templates_name on letter_templates (company_id, lower(name));
select kerja_protect('letter_templates');

create table letter_requests (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  template_id uuid not null,
  -- For whom and what for, in the person's words.
  recipient_name text not null,
  recipient_address text,
  purpose text,
  language text not null check (language in ('en', 'zh', 'both')),
  status text not null default 'asked' check (status in ('asked', 'issued', 'refused', 'cancelled')),
  due_on date not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by_name text,
  reason text,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, template_id) references letter_templates (company_id, id)
);
create index letter_requests_by_person on letter_requests (company_id, employee_id);
create index letter_requests_waiting on letter_requests (company_id, due_on) where status = 'asked';
select kerja_protect('letter_requests');

create table letters (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  audience text not null check (audience in ('employee', 'third_party')),
  template_id uuid,
  request_id uuid,
  name text not null,
  language text not null check (language in ('en', 'zh', 'both')),
  -- Sealed: pay and numbers of people stand in letters. {"title_en", "text_en", "title_zh", "text_zh"}.
  body text not null,
  answer text not null default 'none' check (answer in ('none', 'read', 'sign')),
  due_on date,
  recipient_name text,
  recipient_address text,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'read', 'signed', 'declined', 'withdrawn')),
  -- Given on sending, without a gap: 2026-0001.
  number text,
  letter_on date,
  -- Of what was sent, so that a changed letter is told from the one that was signed.
  fingerprint text,
  sent_at timestamptz,
  sent_by_name text,
  read_at timestamptz,
  answered_at timestamptz,
  answered_name text,
  answered_address text,
  decline_reason text,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  reminded_on date,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, template_id) references letter_templates (company_id, id),
  foreign key (company_id, request_id) references letter_requests (company_id, id) on delete set null (request_id),
  check ((status = 'draft') = (number is null)),
  check (audience = 'employee' or recipient_name is not null)
);
create index letters_by_person on letters (company_id, employee_id);
create index letters_by_day on letters (company_id, audience, created_at desc, id);
create index letters_of_template on letters (company_id, template_id) where template_id is not null;
create unique index letters_number on letters (company_id, number) where number is not null;
select kerja_protect('letters');

-- The last number of each year; held while a letter takes the next one.
create table letter_numbers (
  company_id uuid not null references companies (id),
  year smallint not null,
  last integer not null check (last >= 0),
  primary key (company_id, year)
);
select kerja_protect('letter_numbers');
