-- Notices that asked for something are found again when it is done.
create index notices_of_link on notices (company_id, link) where read_at is null;

-- What can be taken back for a while: what it takes to do so, and whether it was done.
create table undos (
  company_id uuid not null references companies (id),
  account_id uuid not null references accounts (id),
  id uuid not null,
  -- Names the work that takes it back; see apps/server/undo-works.ts.
  kind text not null,
  state jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, account_id, id)
);
create index undos_by_age on undos (company_id, created_at);
select kerja_protect('undos');
