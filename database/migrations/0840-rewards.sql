-- What people thank each other for. The first three every company has; they are switched off, not removed.
create table reward_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  standard text check (standard in ('awesome', 'leadership', 'thank_you')),
  name text not null,
  name_zh text not null default '',
  -- Whoever receives it gets so many.
  points integer not null default 0 check (points between 0 and 100000),
  given_by text not null default 'everybody' check (given_by in ('everybody', 'managers', 'hr')),
  icon text not null,
  colour text not null,
  is_active boolean not null default true,
  primary key (company_id, id)
);
create unique index reward_types_by_name on reward_types (company_id, lower(name));
create unique index reward_types_standard on reward_types (company_id, standard) where standard is not null;
insert into reward_types (company_id, id, standard, name, name_zh, points, icon, colour)
select c.id, gen_random_uuid(), s.standard, s.name, s.name_zh, s.points, s.icon, s.colour
from companies c cross join (values
  ('awesome', 'Awesome', '表現亮眼', 50, 'star', 'yellow'),
  ('leadership', 'Leadership', '領導風範', 50, 'flag', 'blue'),
  ('thank_you', 'Thank you', '感謝有你', 20, 'heart', 'red')) as s (standard, name, name_zh, points, icon, colour);
select kerja_protect('reward_types');

-- What points are redeemed for.
create table reward_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  name_zh text not null default '',
  description text not null default '',
  description_zh text not null default '',
  cost integer not null check (cost between 1 and 1000000),
  -- How many are left; null is without end.
  stock integer check (stock >= 0),
  available_from date,
  available_until date,
  is_active boolean not null default true,
  -- What one is worth, and how that counts for pay.
  money_value numeric(15, 2) not null default 0 check (money_value >= 0),
  pay_way text not null default 'none',
  picture_id uuid,
  primary key (company_id, id),
  foreign key (company_id, picture_id) references files (company_id, id) on delete set null (picture_id),
  check (available_until >= available_from)
);
create unique index reward_items_by_name on reward_items (company_id, lower(name));
create index reward_items_by_picture on reward_items (company_id, picture_id) where picture_id is not null;
select kerja_protect('reward_items');

-- One row for each person who was thanked. Withdrawn ones stay, so that what became of their points can be read.
create table rewards (
  company_id uuid not null references companies (id),
  id uuid not null,
  type_id uuid not null,
  employee_id uuid not null,
  giver_id uuid,
  -- Of a giver who is not employed here.
  giver_name text,
  points integer not null check (points >= 0),
  -- Of what its giver may give a month.
  from_budget boolean not null,
  message text not null,
  is_public boolean not null,
  given_on date not null,
  created_at timestamptz not null,
  withdrawn_on date,
  withdrawn_reason text,
  -- Of its points, so many were still there.
  points_back integer check (points_back between 0 and points),
  primary key (company_id, id),
  foreign key (company_id, type_id) references reward_types (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, giver_id) references employees (company_id, id) on delete set null (giver_id),
  check ((withdrawn_on is null) = (withdrawn_reason is null)),
  check ((withdrawn_on is null) = (points_back is null))
);
create index rewards_newest on rewards (company_id, created_at desc, id);
create index rewards_by_day on rewards (company_id, given_on);
create index rewards_received on rewards (company_id, employee_id, created_at desc);
create index rewards_given on rewards (company_id, giver_id, given_on);
create index rewards_by_type on rewards (company_id, type_id);
select kerja_protect('rewards');

create table reward_redemptions (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  item_id uuid not null,
  -- As they were when it was asked for.
  cost integer not null check (cost > 0),
  money_value numeric(15, 2) not null,
  pay_way text not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'delivered', 'rejected', 'cancelled')),
  requested_on date not null,
  created_at timestamptz not null,
  decided_on date,
  reason text,
  delivered_on date,
  -- The first day of the month in whose pay it counts; of what pay knows nothing of, none.
  pay_month date,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, item_id) references reward_items (company_id, id),
  check ((state = 'delivered') = (delivered_on is not null))
);
create index reward_redemptions_of_person on reward_redemptions (company_id, employee_id, created_at desc);
create index reward_redemptions_by_state on reward_redemptions (company_id, state, created_at);
create index reward_redemptions_by_item on reward_redemptions (company_id, item_id);
create index reward_redemptions_in_pay on reward_redemptions (company_id, pay_month) where pay_month is not null;
select kerja_protect('reward_redemptions');

-- Points as they came and went: only added to, never changed. What somebody has is their sum.
create table reward_points (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('received', 'granted', 'redeemed', 'returned', 'corrected', 'withdrawn', 'expired')),
  points integer not null check (points <> 0 and (points > 0) = (kind in ('received', 'granted', 'returned'))),
  day date not null,
  created_at timestamptz not null,
  reason text,
  reward_id uuid,
  redemption_id uuid,
  -- When it was told that these expire.
  expiry_told_on date,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, reward_id) references rewards (company_id, id) on delete cascade,
  foreign key (company_id, redemption_id) references reward_redemptions (company_id, id) on delete cascade
);
create index reward_points_of_person on reward_points (company_id, employee_id, created_at desc);
create index reward_points_of_reward on reward_points (company_id, reward_id) where reward_id is not null;
create index reward_points_of_redemption on reward_points (company_id, redemption_id) where redemption_id is not null;
create index reward_points_to_tell on reward_points (company_id, day)
  where kind in ('received', 'granted') and expiry_told_on is null;
select kerja_protect('reward_points');
