-- What the planner knows of a table that has just begun to fill is nothing, and what it then chooses for the checks of
-- foreign keys stays chosen: each of ten thousand people is looked for among all there are by now. So a large import
-- has its first people counted. Only whoever owns a table may do that; this does it in the owner's name, and no more.
create function kerja_count_people() returns void
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
begin
  analyze employees;
  analyze salary_rates;
  analyze employee_bank_accounts;
end $$;
revoke execute on function kerja_count_people() from public;
grant execute on function kerja_count_people() to kerja_app;
