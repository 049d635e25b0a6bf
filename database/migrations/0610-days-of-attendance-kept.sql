-- Days of attendance as they were worked out, so that a month of ten thousand people is summed by the database. What
-- they follow from writes down whose days of which time changed, in its own transaction and waiting for nobody; until
-- such a row is seen to, the days it speaks of are not read from here but worked out anew.
create table attendance_days (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  date date not null,
  status text not null,
  approval text,
  stale boolean not null,
  -- Minutes of the day; the next day's go on from 1440.
  first_in integer,
  last_out integer,
  scheduled integer not null,
  present integer not null,
  worked integer not null,
  extra integer not null,
  night integer not null,
  late integer not null,
  early integer not null,
  absent_halves integer not null,
  flags text[] not null,
  -- In local minutes from 1970: when it was worked out, and when the mere time makes it another day; null: never.
  as_of integer not null,
  good_until integer,
  primary key (company_id, employee_id, date),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index attendance_days_by_date on attendance_days (company_id, date);
select kerja_protect('attendance_days');

-- By which settings the days of a company were worked out; other settings make all of them void.
create table attendance_reckonings (
  company_id uuid primary key references companies (id),
  made_by text not null
);
select kerja_protect('attendance_reckonings');

-- Whose days changed; of everybody where nobody is named, for ever where no day is.
create table attendance_changes (
  company_id uuid not null references companies (id),
  id uuid not null default gen_random_uuid(),
  employee_id uuid,
  from_date date,
  to_date date,
  primary key (company_id, id)
);
create index attendance_changes_of_person on attendance_changes (company_id, employee_id);
select kerja_protect('attendance_changes');

-- Many clockings and many cells of the roster come at once: one row a person for all of them.
create function kerja_clockings_changed() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into attendance_changes (company_id, employee_id, from_date, to_date)
      select company_id, employee_id, min(occurred_at at time zone 'UTC')::date - 3, max(occurred_at at time zone 'UTC')::date + 3
      from changed where employee_id is not null group by company_id, employee_id;
  elsif tg_op = 'DELETE' then
    insert into attendance_changes (company_id, employee_id, from_date, to_date)
      select company_id, employee_id, min(occurred_at at time zone 'UTC')::date - 3, max(occurred_at at time zone 'UTC')::date + 3
      from former where employee_id is not null group by company_id, employee_id;
  else
    -- Positions are forgotten after months, which changes no day.
    insert into attendance_changes (company_id, employee_id, from_date, to_date)
      select c.company_id, c.employee_id, min(c.occurred_at at time zone 'UTC')::date - 3,
        max(c.occurred_at at time zone 'UTC')::date + 3
      from changed c join former f on f.company_id = c.company_id and f.id = c.id
      where c.employee_id is not null and (c.employee_id, c.type, c.occurred_at, c.flags, c.set_aside_by)
        is distinct from (f.employee_id, f.type, f.occurred_at, f.flags, f.set_aside_by)
      group by c.company_id, c.employee_id;
  end if;
  return null;
end $$;
create trigger days_follow_new after insert on clockings
  referencing new table as changed for each statement execute function kerja_clockings_changed();
create trigger days_follow_other after update on clockings
  referencing old table as former new table as changed for each statement execute function kerja_clockings_changed();
create trigger days_follow_gone after delete on clockings
  referencing old table as former for each statement execute function kerja_clockings_changed();

create function kerja_person_days_changed() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into attendance_changes (company_id, employee_id, from_date, to_date)
      select company_id, employee_id, min(date) - 2, max(date) + 2 from changed group by company_id, employee_id;
  end if;
  if tg_op <> 'INSERT' then
    insert into attendance_changes (company_id, employee_id, from_date, to_date)
      select company_id, employee_id, min(date) - 2, max(date) + 2 from former group by company_id, employee_id;
  end if;
  return null;
end $$;
do $$
declare
  of text;
begin
  foreach of in array array['roster_days', 'leave_days', 'travel_days', 'attendance_decisions'] loop
    execute format('create trigger days_follow_new after insert on %I referencing new table as changed
      for each statement execute function kerja_person_days_changed()', of);
    execute format('create trigger days_follow_other after update on %I referencing old table as former new table as changed
      for each statement execute function kerja_person_days_changed()', of);
    execute format('create trigger days_follow_gone after delete on %I referencing old table as former
      for each statement execute function kerja_person_days_changed()', of);
  end loop;
end $$;

-- What seldom changes and then for long: all days of the person.
create function kerja_person_changed() returns trigger
  language plpgsql as $$
declare
  -- Of the people themselves it is their own id.
  person constant text := tg_argv[0];
  row_of jsonb;
begin
  if tg_op = 'DELETE' then row_of := to_jsonb(old); else row_of := to_jsonb(new); end if;
  insert into attendance_changes (company_id, employee_id)
    values ((row_of ->> 'company_id')::uuid, (row_of ->> person)::uuid);
  return null;
end $$;
create trigger days_follow after update of job_type, is_flexible_hours, attendance_methods, joined_on, left_on on employees
  for each row when ((old.job_type, old.is_flexible_hours, old.attendance_methods, old.joined_on, old.left_on)
    is distinct from (new.job_type, new.is_flexible_hours, new.attendance_methods, new.joined_on, new.left_on))
  execute function kerja_person_changed('id');
create trigger days_follow after update of status, parent_id on leave_applications
  for each row execute function kerja_person_changed('employee_id');
create trigger days_follow after insert or delete or update of group_id on leave_people
  for each row execute function kerja_person_changed('employee_id');
create trigger days_follow after update of status on travel_requests
  for each row execute function kerja_person_changed('employee_id');
create trigger days_follow after insert or delete or update of place, session_id on training_seats
  for each row execute function kerja_person_changed('employee_id');
create trigger days_follow after insert or delete or update of status, session_id, from_date, to_date on training_requests
  for each row execute function kerja_person_changed('employee_id');

-- Of everybody.
create function kerja_everybodys_days_changed() returns trigger
  language plpgsql as $$
begin
  insert into attendance_changes (company_id)
    values (case tg_op when 'DELETE' then old.company_id else new.company_id end);
  return null;
end $$;
create trigger days_follow after insert or delete or update on holidays
  for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after insert or delete or update on make_up_days
  for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after insert or delete or update of week, is_default on leave_groups
  for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after delete or update of kind, name, short_name, starts, ends, break_starts, break_minutes
  on shifts for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after update of name on leave_types
  for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after update of starts_on, ends_on, days on training_sessions
  for each row execute function kerja_everybodys_days_changed();
create trigger days_follow after update of mode, name on training_courses
  for each row execute function kerja_everybodys_days_changed();
