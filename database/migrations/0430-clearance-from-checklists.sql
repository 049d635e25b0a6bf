-- What is to be cleared may come from the company's checklists: with whoever does it, its kind, and its distance from the
-- last day; and it tells who did it, and with which words.
alter table exit_tasks
  add column kind text not null default 'task' check (kind in ('task', 'equipment', 'sign', 'data')),
  add column role text,
  add column person_id uuid,
  -- Null where its day was set by hand: it does not move with the last one.
  add column due_days integer check (due_days between -365 and 365),
  add column note text check (length(note) <= 255),
  add column by_account uuid,
  add column by_name text,
  drop constraint exit_tasks_owner_check,
  add constraint exit_tasks_owner_check
    check (owner in ('hr', 'manager', 'it', 'finance', 'leaver', 'role', 'person')),
  add constraint exit_tasks_person_fkey foreign key (company_id, person_id) references employees (company_id, id);
create index exit_tasks_of_person on exit_tasks (company_id, person_id) where person_id is not null;
update exit_tasks t set due_days = 0 from exits x
where x.company_id = t.company_id and x.id = t.exit_id and t.due_on = x.last_working_date;
