-- What equal days of a payslip have in common is kept with {day} in its source, basis and words, so that of each day only the
-- day and its place are left. Months that were kept with the source and the words of each day are read as before.
create or replace function kerja_brought(kept jsonb) returns jsonb language sql immutable parallel safe as $$
  select case jsonb_typeof(kept) when 'object' then (
    select jsonb_agg(line order by place) from (
      select (one ->> 0)::int as place, one -> 1 as line from jsonb_array_elements(kept -> 'apart') one
      union all
      select (own ->> 0)::int, (alike - 'of') || jsonb_build_object('source', own -> 1, 'day', own -> 2,
        'basis', replace(alike ->> 'basis', '{day}', own ->> 2),
        'told', jsonb_build_object('en', own -> 3, 'zh-Hant', own -> 4))
      from jsonb_array_elements(kept -> 'alike') alike, jsonb_array_elements(alike -> 'of') own
      union all
      select (alike -> 'at' ->> (nth - 1)::int)::int, (alike - array['at', 'days']) || jsonb_build_object('day', day,
        'source', replace(alike ->> 'source', '{day}', day), 'basis', replace(alike ->> 'basis', '{day}', day),
        'told', jsonb_build_object('zh-Hant', replace(alike -> 'told' ->> 'zh-Hant', '{day}', day),
          'en', replace(alike -> 'told' ->> 'en', '{day}', ltrim(substr(day, 9, 2), '0') || ' '
            || (array['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])[substr(day, 6, 2)::int]
            || ' ' || left(day, 4))))
      from jsonb_array_elements(kept -> 'alike') alike,
        jsonb_array_elements_text(alike -> 'days') with ordinality as own(day, nth)) as lines)
  else kept end
$$;
