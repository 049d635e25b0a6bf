-- Reports of pay whose columns a company writes itself, put into categories.
create table pay_report_categories (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index pay_report_categories_by_name on pay_report_categories (company_id, lower(name));
select kerja_protect('pay_report_categories');

create table pay_report_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  category_id uuid,
  name text not null check (length(name) between 1 and 255),
  type text not null check (type in ('report', 'payslip', 'bank')),
  -- In order: [{key, label, formula, format}].
  columns jsonb not null check (jsonb_array_length(columns) between 1 and 60),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, category_id) references pay_report_categories (company_id, id)
);
create unique index pay_report_templates_by_name on pay_report_templates (company_id, lower(name));
create index pay_report_templates_of_category on pay_report_templates (company_id, category_id);
select kerja_protect('pay_report_templates');

-- Which report of the kind payslip is printed with payslips, from a month on: for everybody, or for one person.
create table pay_report_applied (
  company_id uuid not null references companies (id),
  id uuid not null,
  template_id uuid not null,
  from_month date not null check (extract(day from from_month) = 1),
  employee_id uuid,
  applied_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, template_id) references pay_report_templates (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_report_applied_by_template on pay_report_applied (company_id, template_id);
create index pay_report_applied_by_person on pay_report_applied (company_id, employee_id);
select kerja_protect('pay_report_applied');
