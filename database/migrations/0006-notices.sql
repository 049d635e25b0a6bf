-- What people are told inside the product. The words are chosen when they are read, in the reader's language: a row
-- holds the word's key and what goes into it.
create table notices (
  company_id uuid not null references companies (id),
  account_id uuid not null references accounts (id),
  -- UUID v7: the newest has the highest.
  id uuid not null,
  word text not null check (length(word) between 1 and 100),
  params jsonb not null default '{}',
  -- Where it leads, a path of the pages.
  link text not null check (link like '/%' and length(link) <= 2000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (company_id, account_id, id)
);
create index notices_unread on notices (company_id, account_id, id) where read_at is null;
select kerja_protect('notices');
