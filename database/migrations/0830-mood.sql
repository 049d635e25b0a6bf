-- How people say they are: one answer each and day. No row says when on the day, for nobody is to read from it who
-- wrote what. The department is that of the day, so that what was counted stays counted where it was.
create table mood_answers (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  date date not null,
  department_id uuid,
  -- From 1, very bad, to 5, very good.
  step smallint not null check (step between 1 and 5),
  note text,
  -- Read by HR without a name; otherwise by nobody but its writer.
  note_is_shared boolean not null default false,
  primary key (company_id, employee_id, date),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index mood_answers_by_day on mood_answers (company_id, date);
select kerja_protect('mood_answers');

-- Without a row: on, with the usual question.
create table mood_settings (
  company_id uuid not null references companies (id),
  is_on boolean not null default true,
  question_en text,
  question_zh text,
  primary key (company_id)
);
select kerja_protect('mood_settings');

-- The smallest group that is shown, from a day on. What was shown before stays as it was: two minimums for the same days
-- would tell by their difference what neither shows.
create table mood_minimums (
  company_id uuid not null references companies (id),
  from_date date not null,
  people integer not null check (people between 5 and 100),
  primary key (company_id, from_date)
);
select kerja_protect('mood_minimums');
