-- Whoever a vacancy names as hiring manager recruits for it: they are in its team.
insert into vacancy_members (company_id, vacancy_id, employee_id, part)
select company_id, id, hiring_manager_id, 'manager' from vacancies where hiring_manager_id is not null
on conflict do nothing;
