-- What people tell each other. A post stays as a row when it is hidden or deleted, so that what HR decided can be shown.
create table story_posts (
  company_id uuid not null references companies (id),
  id uuid not null,
  author_id uuid not null,
  author_name text not null,
  -- Of an author who is employed here.
  employee_id uuid,
  text text not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index story_posts_newest on story_posts (company_id, id desc);
create index story_posts_of_person on story_posts (company_id, employee_id);
select kerja_protect('story_posts');

-- Of no post until one names them.
create table story_pictures (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  post_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, post_id) references story_posts (company_id, id) on delete cascade
);
create index story_pictures_of on story_pictures (company_id, post_id);
select kerja_protect('story_pictures');

-- One of both, once.
create table story_reactions (
  company_id uuid not null references companies (id),
  post_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('like', 'dislike')),
  primary key (company_id, post_id, account_id),
  foreign key (company_id, post_id) references story_posts (company_id, id) on delete cascade
);
create index story_reactions_of_account on story_reactions (company_id, account_id);
select kerja_protect('story_reactions');

create table story_reports (
  company_id uuid not null references companies (id),
  post_id uuid not null,
  account_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  -- When HR hid the post, or said that it stays.
  settled_at timestamptz,
  primary key (company_id, post_id, account_id),
  foreign key (company_id, post_id) references story_posts (company_id, id) on delete cascade
);
create index story_reports_of_account on story_reports (company_id, account_id);
select kerja_protect('story_reports');
