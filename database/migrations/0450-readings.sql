-- What was read of files that people sent. A row that waits is taken up by whichever server reads, also after a restart.
create table readings (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  kind text not null,
  state text not null check (state in ('waiting', 'read', 'unreadable', 'off')),
  -- Somebody sits before the screen and waits for it.
  urgent boolean not null default false,
  -- What it proposes, as its kind shapes it.
  found jsonb,
  -- All that was read, and by which words it is found again; of kinds that are searched.
  text text,
  words tsvector,
  tries integer not null default 0,
  taken_at timestamptz,
  wanted_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade
);
create index readings_waiting on readings (company_id, wanted_at) where state = 'waiting';
-- An index of words cannot begin with the company; each statement that uses it names the company.
create index readings_words on readings using gin (words);
select kerja_protect('readings');
