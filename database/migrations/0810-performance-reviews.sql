-- What people are rated on: a list that the company keeps.
create table success_factors (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('result', 'skill', 'value', 'leadership')),
  name text not null,
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  -- What a low and a high rating look like.
  rating_guide text not null default '',
  rating_guide_zh text not null default '',
  -- Where it is taken into a review and nobody says another.
  weight integer not null default 10 check (weight between 1 and 100),
  is_active boolean not null default true,
  primary key (company_id, id)
);
create unique index success_factors_by_name on success_factors (company_id, lower(name));
select kerja_protect('success_factors');

-- One period of reviews: what everybody is rated on, how points become grades, and how long each stage may take.
create table review_cycles (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  period text not null check (period in ('first_quarter', 'mid_year', 'third_quarter', 'year_end')),
  year integer not null check (year between 2000 and 2199),
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  -- [{"id", "kind", "name", "name_zh", "description", "description_zh", "weight"}]: a hundred together.
  factors jsonb not null,
  -- What a position demands is rated too; the rest then weighs what is left of a hundred.
  with_competencies boolean not null default true,
  -- [{"grade", "from", "expectation"}]
  grades jsonb not null,
  employee_days integer not null default 7 check (employee_days between 0 and 365),
  manager_days integer not null default 7 check (manager_days between 0 and 365),
  hod_days integer not null default 7 check (hod_days between 0 and 365),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index review_cycles_by_name on review_cycles (company_id, lower(name));
select kerja_protect('review_cycles');

-- One form of one person. It keeps its items, whatever the cycle becomes.
create table performance_reviews (
  company_id uuid not null references companies (id),
  id uuid not null,
  cycle_id uuid not null,
  employee_id uuid not null,
  -- -1 form launch, 0 employee, 1 manager, 2 head of department, 3 HR to complete, 4 completed.
  status smallint not null default -1 check (status between -1 and 4),
  stage_since date not null,
  -- Whoever did the last stage that was done: a stage held by nobody else is passed over.
  done_by uuid,
  -- [{"id", "kind", "name", "name_zh", "description", "description_zh", "weight", "expected"}]
  items jsonb not null,
  -- By stage: {"employee": {"ratings": [{"item_id", "rating", "comment"}], "comment"}, "manager": ..., "hod": ...}.
  parts jsonb not null default '{}',
  -- By HR, over what the points come to.
  grade text,
  expectation text check (expectation in ('below', 'meet', 'above')),
  hr_comment text,
  completed_on date,
  acknowledged_at timestamptz,
  acknowledged_comment text,
  -- Since when the stage stood whose days passed: its keepers were told of it.
  late_told_since date,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, cycle_id) references review_cycles (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index performance_reviews_once on performance_reviews (company_id, cycle_id, employee_id);
create index performance_reviews_by_person on performance_reviews (company_id, employee_id);
create index performance_reviews_open on performance_reviews (company_id, status) where status < 4;
select kerja_protect('performance_reviews');

-- How it went on and back, with the reason where somebody sent it back or passed a stage over.
create table performance_moves (
  company_id uuid not null references companies (id),
  id uuid not null,
  review_id uuid not null,
  from_status smallint not null check (from_status between -1 and 4),
  to_status smallint not null check (to_status between -1 and 4),
  kind text not null check (kind in ('proceed', 'skip', 'revert')),
  reason text,
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, review_id) references performance_reviews (company_id, id) on delete cascade
);
create index performance_moves_of_review on performance_moves (company_id, review_id, at);
select kerja_protect('performance_moves');
