-- What the company tells its people. State is not stored: it follows from the moments, so that what is planned appears on
-- time and what is over goes without anybody's doing.
create table announcements (
  company_id uuid not null references companies (id),
  id uuid not null,
  title text not null,
  title_zh text,
  content text not null,
  content_zh text,
  is_important boolean not null default false,
  is_pinned boolean not null default false,
  -- Months for which it stands; without them, until it is withdrawn.
  duration_expiry integer check (duration_expiry between 1 and 120),
  must_acknowledge boolean not null default false,
  by_mail boolean not null default false,
  -- For whom. Each that is named narrows; people are named besides. Nothing named: everybody.
  departments uuid[] not null default '{}',
  positions uuid[] not null default '{}',
  job_levels uuid[] not null default '{}',
  locations uuid[] not null default '{}',
  roles text[] not null default '{}',
  people uuid[] not null default '{}',
  -- Without it: a draft.
  publish_at timestamptz,
  expires_on date,
  withdrawn_at timestamptz,
  -- When those who were there at its moment were told.
  told_at timestamptz,
  -- Changed after it was published, which its readers see.
  edited_at timestamptz,
  -- Counts up when a changed text has to be acknowledged anew.
  round integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index announcements_by_moment on announcements (company_id, publish_at desc);
select kerja_protect('announcements');

-- Who was told of it, has read and acknowledged it. Whoever may see it without a row has not been told yet.
create table announcement_readers (
  company_id uuid not null references companies (id),
  announcement_id uuid not null,
  employee_id uuid not null,
  told_at timestamptz,
  -- The round of which the person was told, and that they read and acknowledged last.
  told_round integer,
  read_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_round integer,
  reminded_at timestamptz,
  primary key (company_id, announcement_id, employee_id),
  foreign key (company_id, announcement_id) references announcements (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index announcement_readers_of_person on announcement_readers (company_id, employee_id);
select kerja_protect('announcement_readers');

-- Files that go with it: uploaded as they are chosen, of no announcement until one names them.
create table announcement_files (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  announcement_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, announcement_id) references announcements (company_id, id) on delete set null (announcement_id)
);
create index announcement_files_of on announcement_files (company_id, announcement_id);
select kerja_protect('announcement_files');
