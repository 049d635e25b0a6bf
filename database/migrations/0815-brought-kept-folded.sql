-- What was brought into a payslip may be kept folded: `alike` says what equal days have in common, and `of` what each has
-- of its own, as place, source, day and words; the basis says {day} for the day. Older payslips have the entries themselves.
create function kerja_brought(kept jsonb) returns jsonb language sql immutable parallel safe as $$
  select case jsonb_typeof(kept) when 'object' then (
    select jsonb_agg(line order by place) from (
      select (one ->> 0)::int as place, one -> 1 as line from jsonb_array_elements(kept -> 'apart') one
      union all
      select (own ->> 0)::int, (alike - 'of') || jsonb_build_object('source', own -> 1, 'day', own -> 2,
        'basis', replace(alike ->> 'basis', '{day}', own ->> 2),
        'told', jsonb_build_object('en', own -> 3, 'zh-Hant', own -> 4))
      from jsonb_array_elements(kept -> 'alike') alike, jsonb_array_elements(alike -> 'of') own) as lines)
  else kept end
$$;
