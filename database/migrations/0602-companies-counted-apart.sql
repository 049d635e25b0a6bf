-- Of the largest tables the database keeps the share of each of a thousand companies, not of a hundred: whoever is beyond
-- them is planned for as if they were hardly anybody (decision 0026).
do $$
declare
  name text;
begin
  foreach name in array array[
    'employees', 'salary_rates', 'employee_bank_accounts', 'pay_items', 'payslips', 'activity', 'leave_lots', 'clockings'
  ] loop
    execute format('alter table %I alter column company_id set statistics 1000', name);
  end loop;
end $$;
