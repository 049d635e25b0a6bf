-- Layouts of files for agencies and banks that a company writes itself: in place of one of ours, or its own for its bank.
create table payroll_file_layouts (
  company_id uuid not null references companies (id),
  name text not null check (length(name) between 1 and 40),
  layout jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, name)
);
select kerja_protect('payroll_file_layouts');
-- Who gets what is taken off, where an agency does: its file lists it.
alter table loans add column paid_to text check (paid_to in ('sss', 'pag_ibig'));
