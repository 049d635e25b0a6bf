-- The company's handbook. An article is written as a draft; each publication keeps what it said.
create table handbook_categories (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  name_zh text,
  -- Claims and expenses: kept by whoever keeps claims too, and always there.
  is_claims boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index handbook_categories_by_name on handbook_categories (company_id, lower(name));
create unique index handbook_categories_of_claims on handbook_categories (company_id) where is_claims;
select kerja_protect('handbook_categories');

create table handbook_articles (
  company_id uuid not null references companies (id),
  id uuid not null,
  category_id uuid not null,
  position integer not null default 0,
  title text not null,
  title_zh text,
  content text not null,
  content_zh text,
  must_confirm boolean not null default false,
  files uuid[] not null default '{}',
  -- For whom, as announcements have it: each that is named narrows; people are named besides. Nothing named: everybody.
  departments uuid[] not null default '{}',
  positions uuid[] not null default '{}',
  job_levels uuid[] not null default '{}',
  locations uuid[] not null default '{}',
  roles text[] not null default '{}',
  people uuid[] not null default '{}',
  -- The publication people read; without one it is a draft that nobody was shown.
  version integer,
  -- Counts up when what changed has to be confirmed anew.
  round integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, category_id) references handbook_categories (company_id, id)
);
create index handbook_articles_in_order on handbook_articles (company_id, category_id, position);
select kerja_protect('handbook_articles');

create table handbook_versions (
  company_id uuid not null references companies (id),
  article_id uuid not null,
  number integer not null,
  title text not null,
  title_zh text,
  content text not null,
  content_zh text,
  must_confirm boolean not null,
  files uuid[] not null default '{}',
  -- What changed, in the words of whoever published it.
  note text,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (company_id, article_id, number),
  foreign key (company_id, article_id) references handbook_articles (company_id, id) on delete cascade
);
select kerja_protect('handbook_versions');

-- Who was told of it and has confirmed it. Whoever may see it without a row has not been told yet.
create table handbook_readers (
  company_id uuid not null references companies (id),
  article_id uuid not null,
  employee_id uuid not null,
  told_at timestamptz,
  told_round integer,
  confirmed_at timestamptz,
  confirmed_round integer,
  confirmed_version integer,
  reminded_at timestamptz,
  primary key (company_id, article_id, employee_id),
  foreign key (company_id, article_id) references handbook_articles (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index handbook_readers_of_person on handbook_readers (company_id, employee_id);
select kerja_protect('handbook_readers');

-- Files that go with it: uploaded as they are chosen, of no article until one names them, then of that one for good.
create table handbook_files (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  article_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, article_id) references handbook_articles (company_id, id) on delete set null (article_id)
);
create index handbook_files_of on handbook_files (company_id, article_id);
select kerja_protect('handbook_files');

-- Companies that were there before begin with the chapters that a new one is given.
insert into handbook_categories (company_id, id, name, name_zh, is_claims, position)
select c.id, gen_random_uuid(), n.name, n.name_zh, n.is_claims, n.at
from companies c cross join (values
  ('Working here', '工作規範', false, 0), ('Time and leave', '工時與請假', false, 1),
  ('Claims and expenses', '費用申請', true, 2), ('Safety and health', '安全與健康', false, 3)) as n(name, name_zh, is_claims, at);
