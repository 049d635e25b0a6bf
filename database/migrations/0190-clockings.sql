-- Clockings as they came. They never change: a correction adds one or sets one aside, and one that came under a code
-- nobody had waits until it is assigned.
create table clockings (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- Null until a code that nobody had is assigned.
  employee_id uuid,
  clock_code text check (length(clock_code) between 1 and 64),
  -- Null where a terminal tells none: then the first of a day is in and the last out.
  type text check (type in ('in', 'out', 'break_out', 'break_in')),
  method text not null
    check (method in ('gps', 'qr', 'face', 'web', 'kiosk', 'terminal', 'import', 'correction')),
  -- When it was, put right where the sender's clock was wrong.
  occurred_at timestamptz not null,
  sent_at timestamptz,
  received_at timestamptz not null,
  -- The place it was at, or the nearest that was open to the person; its name stays when the place goes.
  coordinate_id uuid,
  place text,
  latitude numeric(8, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- In metres.
  accuracy integer check (accuracy >= 0),
  distance_m integer check (distance_m >= 0),
  is_mocked boolean not null default false,
  -- 'offline', 'clock_corrected', 'outside_location', 'inaccurate', 'mocked_location', 'no_location'
  flags text[] not null default '{}',
  note text,
  -- The kiosk or the terminal it came from, and the import that brought it.
  device_id uuid,
  source text,
  -- The correction that set it aside; the clocking that it repeats, where assigning its code showed that.
  set_aside_by uuid,
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, coordinate_id) references coordinates (company_id, id) on delete set null (coordinate_id)
);
create index clockings_of_person on clockings (company_id, employee_id, occurred_at);
create index clockings_by_time on clockings (company_id, occurred_at, id);
create index clockings_of_place on clockings (company_id, coordinate_id) where coordinate_id is not null;
-- What terminals tell comes once, however often they tell it.
create unique index clockings_person_once on clockings (company_id, employee_id, occurred_at)
  where method in ('terminal', 'import') and employee_id is not null and set_aside_by is null;
create unique index clockings_code_once on clockings (company_id, lower(clock_code), occurred_at)
  where method in ('terminal', 'import') and clock_code is not null;
create index clockings_waiting on clockings (company_id, lower(clock_code), occurred_at) where employee_id is null;
select kerja_protect('clockings');

-- Photos taken at the clock; they go after the company's days of keeping, the clocking stays.
create table clocking_photos (
  company_id uuid not null references companies (id),
  clocking_id uuid not null,
  employee_id uuid not null,
  file_id uuid not null,
  taken_at timestamptz not null,
  primary key (company_id, clocking_id),
  foreign key (company_id, clocking_id) references clockings (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id)
);
create index clocking_photos_of_person on clocking_photos (company_id, employee_id);
create index clocking_photos_by_time on clocking_photos (company_id, taken_at);
create index clocking_photos_of_file on clocking_photos (company_id, file_id);
select kerja_protect('clocking_photos');
