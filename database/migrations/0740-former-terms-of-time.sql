-- Terms by which days are counted and paid, as they were before a change: of people (the kind of work), of their weeks, of
-- shifts and of standby. Each row holds of days that are paid before `until_month`, the first month that was open when
-- somebody changed them, back to the row before it: a month whose pay is closed stays as it was paid. They are kept by
-- the database, since people are changed in many places (docs/decisions/0037).

-- The month after the last one that is approved; null while none is. As payroll tells it (`afterApproved`).
create function kerja_open_pay_month(of_company uuid) returns date
  language sql stable
  as $$
    select (max(make_date(year, month, 1)) + interval '1 month')::date from pay_runs
    where company_id = of_company and state = 'approved' and sequence = case when half is null then 1 else 2 end
  $$;

create table employee_former_work (
  company_id uuid not null references companies (id) on delete cascade,
  employee_id uuid not null,
  until_month date not null check (extract(day from until_month) = 1),
  terms jsonb not null,
  primary key (company_id, employee_id, until_month),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('employee_former_work');

create table shift_former_terms (
  company_id uuid not null references companies (id) on delete cascade,
  shift_id uuid not null,
  until_month date not null check (extract(day from until_month) = 1),
  terms jsonb not null,
  primary key (company_id, shift_id, until_month),
  foreign key (company_id, shift_id) references shifts (company_id, id) on delete cascade
);
select kerja_protect('shift_former_terms');

create table standby_former_terms (
  company_id uuid not null references companies (id) on delete cascade,
  standby_id uuid not null,
  until_month date not null check (extract(day from until_month) = 1),
  terms jsonb not null,
  primary key (company_id, standby_id, until_month),
  foreign key (company_id, standby_id) references standbys (company_id, id) on delete cascade
);
select kerja_protect('standby_former_terms');

-- Its arguments: where it is kept, by which column, and which fields. Of two changes the first tells what a closed month
-- was paid by; a month that was opened again keeps nothing any more.
create function kerja_keep_former_terms() returns trigger
  language plpgsql as $$
declare
  open_month constant date := kerja_open_pay_month(old.company_id);
  fields constant jsonb := coalesce(to_jsonb(old) -> 'statutory', '{}') || to_jsonb(old);
  terms jsonb;
begin
  if open_month is not null then
    select jsonb_object_agg(field, fields -> field) into terms from unnest(tg_argv[2:]) as field where fields ? field;
    execute format(
      'insert into %1$I (company_id, %2$I, until_month, terms)
        select $1, $2, $3, coalesce((select terms from %1$I where company_id = $1 and %2$I = $2 and until_month >= $3
          order by until_month limit 1), $4)
        on conflict (company_id, %2$I, until_month) do nothing', tg_argv[0], tg_argv[1])
      using old.company_id, old.id, open_month, coalesce(terms, '{}');
  end if;
  execute format('delete from %I where company_id = $1 and %I = $2 and until_month > $3', tg_argv[0], tg_argv[1])
    using old.company_id, old.id, coalesce(open_month, '-infinity');
  return null;
end $$;

create trigger former_work_is_kept after update of employment_type, job_type, is_flexible_hours, attendance_methods, statutory
  on employees for each row
  when ((old.employment_type, old.job_type, old.is_flexible_hours, old.attendance_methods,
      old.statutory -> 'manual_labour', old.statutory -> 'employee_category')
    is distinct from (new.employment_type, new.job_type, new.is_flexible_hours, new.attendance_methods,
      new.statutory -> 'manual_labour', new.statutory -> 'employee_category'))
  execute function kerja_keep_former_terms('employee_former_work', 'employee_id', 'employment_type', 'job_type',
    'is_flexible_hours', 'attendance_methods', 'manual_labour', 'employee_category');
create trigger former_terms_are_kept after update on shifts for each row
  when ((old.allowance_type, old.allowance_amount, old.day_type_rates, old.earning_category, old.forfeit_unit, old.forfeit_value)
    is distinct from (new.allowance_type, new.allowance_amount, new.day_type_rates, new.earning_category, new.forfeit_unit,
      new.forfeit_value))
  execute function kerja_keep_former_terms('shift_former_terms', 'shift_id', 'allowance_type', 'allowance_amount',
    'day_type_rates', 'earning_category', 'forfeit_unit', 'forfeit_value');
create trigger former_terms_are_kept after update on standbys for each row
  when ((old.allowance_type, old.allowance_amount, old.day_type_rates, old.earning_category, old.forfeit_unit, old.forfeit_value)
    is distinct from (new.allowance_type, new.allowance_amount, new.day_type_rates, new.earning_category, new.forfeit_unit,
      new.forfeit_value))
  execute function kerja_keep_former_terms('standby_former_terms', 'standby_id', 'allowance_type', 'allowance_amount',
    'day_type_rates', 'earning_category', 'forfeit_unit', 'forfeit_value');

-- The week a person worked by, of their group; null: the company's own.
create table leave_former_weeks (
  company_id uuid not null references companies (id) on delete cascade,
  employee_id uuid not null,
  until_month date not null check (extract(day from until_month) = 1),
  week text[],
  primary key (company_id, employee_id, until_month),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('leave_former_weeks');

-- Of these people at once: `weeks` has the week of each, as text of an array or null.
create function kerja_keep_former_weeks(of_company uuid, people uuid[], weeks text[]) returns void
  language plpgsql as $$
declare
  open_month constant date := kerja_open_pay_month(of_company);
begin
  if open_month is not null then
    insert into leave_former_weeks (company_id, employee_id, until_month, week)
      select of_company, p.id, open_month, case when c.until_month is null then p.week::text[] else c.week end
      from unnest(people, weeks) as p(id, week)
      left join lateral (
        select w.until_month, w.week from leave_former_weeks w
        where w.company_id = of_company and w.employee_id = p.id and w.until_month >= open_month
        order by w.until_month limit 1) as c on true
      on conflict (company_id, employee_id, until_month) do nothing;
  end if;
  delete from leave_former_weeks
    where company_id = of_company and employee_id = any(people) and until_month > coalesce(open_month, '-infinity');
end $$;

create function kerja_week_of_group_changed() returns trigger
  language plpgsql as $$
declare
  people uuid[];
begin
  if new.is_default then
    select array_agg(e.id) into people from employees e
      left join leave_people p on p.company_id = e.company_id and p.employee_id = e.id
      where e.company_id = old.company_id and (p.group_id is null or p.group_id = old.id);
  else
    select array_agg(employee_id) into people from leave_people where company_id = old.company_id and group_id = old.id;
  end if;
  if people is not null then
    perform kerja_keep_former_weeks(old.company_id, people, array_fill(old.week::text, array[cardinality(people)]));
  end if;
  return null;
end $$;
create trigger former_weeks_are_kept after update of week on leave_groups for each row
  when (old.week is distinct from new.week) execute function kerja_week_of_group_changed();

-- Whoever is in no group goes by the default one.
create function kerja_group_of_person_changed() returns trigger
  language plpgsql as $$
declare
  of record;
begin
  for of in
    select m.company_id, array_agg(m.employee_id) as people, array_agg(before.week::text) as weeks
    from (
      select n.company_id, n.employee_id, f.group_id as before, n.group_id as after
        from changed n join former f on f.company_id = n.company_id and f.employee_id = n.employee_id
        where f.group_id is distinct from n.group_id) m
    left join leave_groups before on before.company_id = m.company_id
      and (before.id = m.before or m.before is null and before.is_default)
    left join leave_groups after on after.company_id = m.company_id
      and (after.id = m.after or m.after is null and after.is_default)
    where before.week is distinct from after.week
    group by m.company_id
  loop
    perform kerja_keep_former_weeks(of.company_id, of.people, of.weeks);
  end loop;
  return null;
end $$;
create function kerja_person_put_into_group() returns trigger
  language plpgsql as $$
declare
  of record;
begin
  for of in
    select n.company_id, array_agg(n.employee_id) as people, array_agg(before.week::text) as weeks
    from changed n
    join leave_groups after on after.company_id = n.company_id and after.id = n.group_id
    left join leave_groups before on before.company_id = n.company_id and before.is_default
    where before.week is distinct from after.week
    group by n.company_id
  loop
    perform kerja_keep_former_weeks(of.company_id, of.people, of.weeks);
  end loop;
  return null;
end $$;
create trigger former_weeks_are_kept after update on leave_people
  referencing old table as former new table as changed
  for each statement execute function kerja_group_of_person_changed();
create trigger former_weeks_are_kept_new after insert on leave_people
  referencing new table as changed for each statement execute function kerja_person_put_into_group();
