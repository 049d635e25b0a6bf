-- What objectives serve: a list that the company keeps.
create table okr_success_factors (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('finance', 'customer', 'process', 'people')),
  name text not null,
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  is_active boolean not null default true,
  primary key (company_id, id)
);
create unique index okr_success_factors_by_name on okr_success_factors (company_id, lower(name));
select kerja_protect('okr_success_factors');

-- What the company, a department or a person wants to reach in a quarter.
create table okrs (
  company_id uuid not null references companies (id),
  id uuid not null,
  owner_kind text not null check (owner_kind in ('company', 'department', 'person')),
  department_id uuid,
  employee_id uuid,
  year integer not null check (year between 2000 and 2199),
  quarter smallint not null check (quarter between 1 and 4),
  -- 0 draft, 1 waits for the manager, 2 agreed, 3 closed.
  status smallint not null default 0 check (status between 0 and 3),
  -- Why it was sent back, until it goes on.
  sent_back text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  check ((owner_kind = 'department') = (department_id is not null)),
  check ((owner_kind = 'person') = (employee_id is not null))
);
create index okrs_by_person on okrs (company_id, employee_id);
create unique index okrs_of_person on okrs (company_id, employee_id, year, quarter) where owner_kind = 'person';
create unique index okrs_of_department on okrs (company_id, department_id, year, quarter) where owner_kind = 'department';
create unique index okrs_of_company on okrs (company_id, year, quarter) where owner_kind = 'company';
select kerja_protect('okrs');

-- Together a hundred by weight.
create table okr_objectives (
  company_id uuid not null references companies (id),
  id uuid not null,
  okr_id uuid not null,
  place smallint not null,
  name text not null,
  weight smallint not null check (weight between 1 and 100),
  factor_id uuid,
  -- What of the company or a department it serves.
  parent_id uuid,
  primary key (company_id, id),
  foreign key (company_id, okr_id) references okrs (company_id, id) on delete cascade,
  foreign key (company_id, factor_id) references okr_success_factors (company_id, id) on delete set null (factor_id),
  foreign key (company_id, parent_id) references okr_objectives (company_id, id) on delete set null (parent_id)
);
create index okr_objectives_of_okr on okr_objectives (company_id, okr_id, place);
create index okr_objectives_by_parent on okr_objectives (company_id, parent_id) where parent_id is not null;
create index okr_objectives_by_factor on okr_objectives (company_id, factor_id) where factor_id is not null;
select kerja_protect('okr_objectives');

create table okr_key_results (
  company_id uuid not null references companies (id),
  id uuid not null,
  objective_id uuid not null,
  place smallint not null,
  name text not null,
  unit text not null default '',
  start_value numeric(15, 2) not null,
  target_value numeric(15, 2) not null check (target_value <> start_value),
  current_value numeric(15, 2) not null,
  -- Of the newest check-in: 1 off track, 2 at risk, 3 on track.
  confidence smallint check (confidence between 1 and 3),
  weight smallint not null default 1 check (weight between 1 and 100),
  primary key (company_id, id),
  foreign key (company_id, objective_id) references okr_objectives (company_id, id) on delete cascade
);
create index okr_key_results_of_objective on okr_key_results (company_id, objective_id, place);
select kerja_protect('okr_key_results');

create table okr_check_ins (
  company_id uuid not null references companies (id),
  id uuid not null,
  key_result_id uuid not null,
  value numeric(15, 2) not null,
  confidence smallint not null check (confidence between 1 and 3),
  comment text not null default '',
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, key_result_id) references okr_key_results (company_id, id) on delete cascade
);
create index okr_check_ins_of_result on okr_check_ins (company_id, key_result_id, at);
select kerja_protect('okr_check_ins');

create table okr_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  -- [{"name", "weight", "factor_id", "key_results": [{"name", "unit", "start_value", "target_value", "weight"}]}]
  objectives jsonb not null,
  revision integer not null default 1,
  primary key (company_id, id)
);
create unique index okr_templates_by_name on okr_templates (company_id, lower(name));
select kerja_protect('okr_templates');
