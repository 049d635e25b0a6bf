-- How somebody leaves, comes back, or is away for long; and accounts that belong to nobody in person.
alter table employees
  add column left_kind text check (left_kind in ('resigned', 'terminated')),
  add column left_remark text,
  add column exit_reason_id uuid,
  add column sabbatical_from date,
  add column sabbatical_to date check (sabbatical_to >= sabbatical_from),
  add column sabbatical_remark text,
  -- A kiosk, a device, a program: neither employed nor paid nor counted.
  add column is_service_account boolean not null default false,
  add foreign key (company_id, exit_reason_id) references exit_reasons (company_id, id);
create index employees_on_sabbatical on employees (company_id, sabbatical_from) where sabbatical_from is not null;
create index service_accounts on employees (company_id) where is_service_account;

-- Employments of before, of people who left and came back; months of then are paid by them.
create table former_employments (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  joined_on date not null,
  left_on date not null check (left_on >= joined_on),
  left_kind text,
  left_remark text,
  primary key (company_id, employee_id, joined_on),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
select kerja_protect('former_employments');
