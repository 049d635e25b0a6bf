-- What a company keeps of its people beside the fields of the product, and what each person has there.
create table custom_fields (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  name_zh text,
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'yes_no')),
  -- What can be chosen, in the order of the list; of a field to choose from alone.
  choices text[] not null default '{}',
  -- Beside HR: whoever may open the person's profile, and the person.
  for_managers boolean not null default false,
  for_own boolean not null default false,
  position integer not null default 0,
  -- Switched off it is shown nowhere; what was entered stays.
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index custom_fields_by_name on custom_fields (company_id, lower(name));
select kerja_protect('custom_fields');

-- Without a row nothing was entered. Days as YYYY-MM-DD, numbers as decimals, yes and no as such.
create table custom_values (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  field_id uuid not null,
  value text not null check (length(value) between 1 and 1000),
  primary key (company_id, employee_id, field_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, field_id) references custom_fields (company_id, id)
);
create index custom_values_by_field on custom_values (company_id, field_id);
select kerja_protect('custom_values');
