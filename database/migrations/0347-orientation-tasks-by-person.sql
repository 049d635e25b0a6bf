-- Tasks are found by whose they are, so that somebody's record can be taken away in one go.
create index orientation_tasks_of_person on orientation_tasks (company_id, person_id) where person_id is not null;
