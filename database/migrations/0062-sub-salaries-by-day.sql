-- Parts of the salary in other currencies hold from a day on, like everything else that is agreed. None was kept so
-- far, since nothing wrote them; an amount of nothing ends a part.
alter table employee_sub_salaries
  add column effective_from date not null,
  add column created_by uuid,
  drop constraint employee_sub_salaries_pkey,
  add primary key (company_id, employee_id, currency_code, effective_from);
