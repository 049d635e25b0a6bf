-- What may be claimed: groups of people, categories, types with their limits, and which schemes count them as wages.

create table claim_groups (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  -- Whoever is in no group of their own is in this one; its categories are open to everybody.
  is_default boolean not null default false,
  primary key (company_id, id)
);
create unique index claim_groups_by_name on claim_groups (company_id, lower(name));
create unique index claim_groups_default on claim_groups (company_id) where is_default;
select kerja_protect('claim_groups');

create table claim_group_members (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  claim_group_id uuid not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, claim_group_id) references claim_groups (company_id, id) on delete cascade
);
create index claim_group_members_of_group on claim_group_members (company_id, claim_group_id);
select kerja_protect('claim_group_members');

create table claim_categories (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  is_active boolean not null default true,
  claim_group_id uuid not null,
  -- Schemes that count what is paid for it as wages.
  counted_in text[] not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, claim_group_id) references claim_groups (company_id, id)
);
create unique index claim_categories_by_name on claim_categories (company_id, lower(name));
create index claim_categories_of_group on claim_categories (company_id, claim_group_id);
select kerja_protect('claim_categories');

create table claim_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  claim_category_id uuid not null,
  is_unit_based boolean not null default false,
  unit_type text check (unit_type in ('kilometres', 'miles')),
  amount_per_unit numeric(15, 2) check (amount_per_unit > 0),
  limit_per_claim numeric(15, 2) check (limit_per_claim >= 0),
  limit_per_month numeric(15, 2) check (limit_per_month >= 0),
  limit_per_year numeric(15, 2) check (limit_per_year >= 0),
  require_receipt boolean not null default true,
  is_taxable boolean not null default false,
  is_active boolean not null default true,
  primary key (company_id, id),
  foreign key (company_id, claim_category_id) references claim_categories (company_id, id),
  check (is_unit_based = (unit_type is not null and amount_per_unit is not null))
);
create unique index claim_types_by_name on claim_types (company_id, claim_category_id, lower(name));
select kerja_protect('claim_types');

set local role kerja_system;
insert into claim_groups (company_id, id, name, is_default)
select id, gen_random_uuid(), 'Default', true from companies;
insert into claim_categories (company_id, id, name, claim_group_id)
select g.company_id, gen_random_uuid(), 'Travel Expenses', g.id from claim_groups g;
reset role;
