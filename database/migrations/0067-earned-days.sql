-- Days off that people earn: for work on a day on which they had not to work, and for holidays that fell on such a day.
create table earned_days (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('off_in_lieu', 'replacement_holiday')),
  employee_id uuid not null,
  -- The day that was worked, or the holiday.
  date date not null,
  -- What the day was to the person when it was asked for.
  day_kind text not null check (day_kind in ('working', 'half', 'off', 'rest', 'holiday')),
  holiday text,
  holiday_local text,
  worked boolean not null,
  -- In halves of a day.
  halves integer not null check (halves in (1, 2)),
  reason text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  -- What was granted for it.
  lot_id uuid,
  entered_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, lot_id) references leave_lots (company_id, id)
);
-- A day is made good once, in whichever way.
create unique index earned_days_once on earned_days (company_id, employee_id, date) where status in ('pending', 'approved');
create index earned_days_by_kind on earned_days (company_id, kind, date desc);
create index earned_days_of_lot on earned_days (company_id, lot_id) where lot_id is not null;
select kerja_protect('earned_days');
