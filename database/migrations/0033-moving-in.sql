-- Moving in: what an import was for, and what the months and years before the company came have left.

-- What an import belonged to, in the words of whoever began it, so that all of it can be taken back together.
alter table import_batches add column purpose text, add column created_by_name text not null default '';
create index import_batches_of_kind on import_batches (company_id, kind, created_at desc);

-- Pay of a year that was paid before the company came. Of each person and year the rows of the newest sheet count;
-- taking that sheet back lets the one before it count again.
create table pay_openings (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  year smallint not null,
  batch_id uuid not null,
  -- The last month the figures cover, and how many months they cover.
  month smallint not null check (month between 1 and 12),
  months smallint not null check (months between 1 and month),
  -- By the names of the sheet; decimal text.
  figures jsonb not null,
  primary key (company_id, employee_id, year, batch_id, month),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_openings_of_batch on pay_openings (company_id, batch_id);
select kerja_protect('pay_openings');

-- Leave somebody still had when the company came, in days; the same rule: of each person and kind the newest sheet.
create table leave_openings (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  leave_type text not null check (length(leave_type) between 1 and 255),
  batch_id uuid not null,
  -- The day from which the balance holds, and the last day it may be used, if there is one.
  as_of date not null,
  days numeric(7, 2) not null check (days >= 0),
  expires_on date check (expires_on >= as_of),
  primary key (company_id, employee_id, leave_type, batch_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index leave_openings_of_batch on leave_openings (company_id, batch_id);
select kerja_protect('leave_openings');

-- Cells that imports and bulk actions changed, so that all of one can be taken back.
create table employee_changes (
  company_id uuid not null references companies (id),
  batch_id uuid not null,
  seq integer not null,
  employee_id uuid not null,
  -- The column of the sheet; of pay the component.
  field text not null,
  -- Of pay: from which day.
  effective_from date,
  -- As cells of the sheet; sealed where the number is sealed in the record. Null: nothing stood there.
  before text,
  after text,
  primary key (company_id, batch_id, seq),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_changes_of_employee on employee_changes (company_id, employee_id);
select kerja_protect('employee_changes');

-- How somebody may clock in, and where others see them.
alter table employees
  add column attendance_methods text[] not null default '{gps,qr,face}'
    check (attendance_methods <@ array['gps', 'qr', 'face']),
  add column show_birthday boolean not null default true,
  add column show_phone boolean not null default true,
  add column show_in_org_chart boolean not null default true,
  add column show_in_leaderboard boolean not null default true;
