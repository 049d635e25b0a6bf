-- What a company calls its pay items: categories of its own, each standing for one of the law's types of item, and
-- what it says about the law's types themselves (their order, and whether they are offered).

create table earning_categories (
  company_id uuid not null references companies (id),
  id uuid not null,
  code text not null check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- The law's own types are called as the law calls them, in whatever language is read.
  is_default boolean not null default false,
  name_en text check (length(name_en) between 1 and 255),
  name_zh text check (length(name_zh) between 1 and 255),
  -- The law's type of item that it counts as.
  treatment text not null,
  position integer not null check (position between 0 and 9999),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  -- What an item counts as is what its category counts as: the item points at both.
  unique (company_id, id, treatment),
  check (is_default = (name_en is null)),
  check ((name_en is null) = (name_zh is null)),
  check (not is_default or code = treatment)
);
create unique index earning_categories_by_code on earning_categories (company_id, lower(code));
select kerja_protect('earning_categories');

-- Null: the item is of the law's type itself. A category that items point at is neither removed nor counted otherwise.
alter table pay_items
  add column category_id uuid,
  add foreign key (company_id, category_id, type) references earning_categories (company_id, id, treatment);
create index pay_items_of_category on pay_items (company_id, category_id) where category_id is not null;

alter table recurring_pay_items
  add column category_id uuid,
  -- The handing out of a pay template that it came with; nothing once somebody changed it.
  add column given_by uuid,
  add foreign key (company_id, category_id, type) references earning_categories (company_id, id, treatment);
create index recurring_pay_items_of_category on recurring_pay_items (company_id, category_id)
  where category_id is not null;
create index recurring_pay_items_given on recurring_pay_items (company_id, given_by) where given_by is not null;

-- A set of items that return each month, to be given to people from a month on.
create table pay_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  note text check (length(note) <= 255),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index pay_templates_by_name on pay_templates (company_id, lower(name));
select kerja_protect('pay_templates');

create table pay_template_items (
  company_id uuid not null references companies (id),
  template_id uuid not null,
  place smallint not null,
  type text not null,
  category_id uuid,
  amount numeric(15, 2) not null check (amount >= 0),
  note text check (length(note) <= 255),
  primary key (company_id, template_id, place),
  foreign key (company_id, template_id) references pay_templates (company_id, id) on delete cascade,
  foreign key (company_id, category_id, type) references earning_categories (company_id, id, treatment)
);
create index pay_template_items_of_category on pay_template_items (company_id, category_id)
  where category_id is not null;
select kerja_protect('pay_template_items');
