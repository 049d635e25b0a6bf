-- What each letter of a review told, the oldest first, so that it can be printed again as it was sent:
-- [{"round", "result", "day", "on", "salary"}]. `day` is the first as confirmed, the new end, or the last day of work.
alter table probation_reviews add column letters jsonb not null default '[]';
update probation_reviews
set letters = jsonb_build_array(jsonb_build_object('round', round, 'result', result,
  'day', case when result = 'confirmed' then coalesce(official_confirmed_date, probation_end_date + 1) else probation_end_date end,
  'on', completed_on, 'salary', case when result = 'confirmed' then suggested_salary::text end))
where status = 6 and result is not null and completed_on is not null;
