-- Large imports of people are written bit by bit, so that others get their turn in between, and are seen by nobody
-- until they are whole: while their id stands here, their rows are hidden, and with its row going they are all there.
create table imports_in_writing (
  company_id uuid not null references companies (id),
  batch_id uuid not null,
  -- What the import created besides people, to be taken away again if it never becomes whole.
  created jsonb not null,
  begun_at timestamptz not null default now(),
  primary key (company_id, batch_id)
);
select kerja_protect('imports_in_writing');

-- The import that this transaction itself writes, or takes away.
create function kerja_import() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.import_id', true), '')::uuid $$;

create policy whole_imports on employees as restrictive for select to kerja_app, kerja_system using (
  import_batch_id is null
  or import_batch_id = (select kerja_import())
  or import_batch_id not in (select batch_id from imports_in_writing)
);
