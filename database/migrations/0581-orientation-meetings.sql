-- Meetings of whoever joins or leaves: with whom, when and where. Invitations follow them by id and sequence.
create table orientation_meetings (
  company_id uuid not null references companies (id),
  id uuid not null,
  orientation_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  host_id uuid not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 1440),
  place text,
  meeting_url text,
  sequence integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, orientation_id) references orientations (company_id, id) on delete cascade,
  foreign key (company_id, host_id) references employees (company_id, id) on delete cascade
);
create index orientation_meetings_of on orientation_meetings (company_id, orientation_id);
create index orientation_meetings_of_host on orientation_meetings (company_id, host_id, starts_at);
select kerja_protect('orientation_meetings');
