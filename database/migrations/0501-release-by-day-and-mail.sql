-- Payslips that people will be shown on a day to come; undone until then, and given up where the run changes before.
create table pay_releases (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  version integer not null,
  release_on date not null,
  mail text check (mail in ('link', 'pdf')),
  -- Null for everybody.
  employee_ids uuid[],
  by_account uuid,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, run_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade
);
select kerja_protect('pay_releases');
create index pay_releases_due on pay_releases (company_id, release_on);
-- Mails about payslips: `id` is the mail's own, so that it is queued once however often that is begun.
create table payslip_mails (
  company_id uuid not null references companies (id),
  id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('link', 'pdf')),
  queued_at timestamptz,
  -- Why nothing was sent: no_address.
  unsent text,
  primary key (company_id, id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('payslip_mails');
create index payslip_mails_run on payslip_mails (company_id, run_id);
create index payslip_mails_person on payslip_mails (company_id, employee_id);
-- The word by which somebody's payslips are locked, chosen by themselves and sealed.
create table payslip_passwords (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  sealed text not null,
  changed_at timestamptz not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('payslip_passwords');
-- A file that goes with a mail, forgotten once it is sent or never will be.
alter table mails add column attachment bytea, add column attachment_name text;
