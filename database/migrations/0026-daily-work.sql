-- Work that every company's day brings once, and the day it was last done for. Several servers look at the same time:
-- whoever writes the row does the work; one that has begun and is never done is begun again by another.
create table daily_work (
  company_id uuid not null references companies (id),
  name text not null,
  day date not null,
  done boolean not null default false,
  begun_at timestamptz not null,
  primary key (company_id, name)
);
select kerja_protect('daily_work');
