-- A bond holds as it was when the person accepted it in their request, whatever becomes of the course until it is decided.
alter table training_requests
  add column bond_amount numeric(15, 2),
  add column bond_months integer;

-- What was accepted before was accepted of the course as it is known.
set local role kerja_system;
update training_requests x set (bond_amount, bond_months) = (
  select coalesce(a.bond_amount, c.bond_amount), coalesce(a.bond_months, c.bond_months)
  from training_sessions s
  join training_courses c on c.company_id = s.company_id and c.id = s.course_id
  left join training_seats a on a.company_id = s.company_id and a.session_id = s.id and a.employee_id = x.employee_id
  where s.company_id = x.company_id and s.id = x.session_id)
where x.bond_accepted_on is not null and x.session_id is not null;
reset role;
