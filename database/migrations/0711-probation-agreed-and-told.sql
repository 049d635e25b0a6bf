alter table probation_reviews
  -- An end that the law allows only by the person's own written agreement, which HR said there is.
  add column beyond_agreed date,
  -- Since when the stage stood whose days passed: its keepers were told of it.
  add column late_told_since date;

-- What a manager suggests is kept with the manager's part; what HR makes of it stands in the columns.
set local role kerja_system;
update probation_reviews r set parts = jsonb_set(parts, '{manager,suggested}', jsonb_build_object(
    'result', suggested_result, 'end_date', suggested_end_date, 'salary', suggested_salary::text))
  where parts ? 'manager' and status < 3 and not exists (
    select from probation_moves m where m.company_id = r.company_id and m.review_id = r.id and m.from_status >= 3);
reset role;
