-- Overtime, absence and allowances go by what a day is: whoever changes a holiday or a make-up day, in whichever way,
-- marks the months whose pay is worked out and not approved yet, as far as they look back at the day.
create function kerja_calendar_changed() returns trigger
  language plpgsql as $$
declare
  of_company constant uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  days date[] := '{}';
begin
  if tg_table_name = 'holidays' then
    if tg_op <> 'INSERT' then days := days || old.date; end if;
    if tg_op <> 'DELETE' then days := days || new.date; end if;
  else
    if tg_op <> 'INSERT' then days := days || old.date || old.for_date; end if;
    if tg_op <> 'DELETE' then days := days || new.date || new.for_date; end if;
  end if;
  insert into stale_payslips (company_id, id, run_id, employee_id, cause, by_name)
    select of_company, gen_random_uuid(), r.id, null, 'holidays', ''
    from pay_runs r
    where r.company_id = of_company and r.state in ('none', 'unconfirmed', 'confirmed')
      and (r.version > 0 or r.calculation is not null)
      and exists (select from unnest(days) as touched(day)
        where touched.day < make_date(r.year, r.month, 1) + interval '1 month'
          and touched.day >= make_date(r.year, r.month, 1) - interval '13 months')
    order by r.id
    on conflict (company_id, run_id, employee_id)
    do update set id = excluded.id, cause = excluded.cause, by_name = excluded.by_name, at = excluded.at;
  return null;
end $$;
do $$
declare
  of text;
begin
  foreach of in array array['holidays', 'make_up_days'] loop
    execute format('create trigger pay_follows_added after insert on %I
      for each row execute function kerja_calendar_changed()', of);
    execute format('create trigger pay_follows_gone after delete on %I
      for each row execute function kerja_calendar_changed()', of);
  end loop;
end $$;
-- A name or a note pays nobody anything.
create trigger pay_follows_changed after update on holidays
  for each row when ((old.date, old.region, old.kind) is distinct from (new.date, new.region, new.kind))
  execute function kerja_calendar_changed();
create trigger pay_follows_changed after update on make_up_days
  for each row when ((old.date, old.for_date) is distinct from (new.date, new.for_date))
  execute function kerja_calendar_changed();
