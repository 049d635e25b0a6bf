-- What somebody who leaves hands over on a day to come: who takes which part, done that morning.
create table exit_hand_overs (
  company_id uuid not null references companies (id),
  exit_id uuid not null,
  part text not null check (part in ('reports', 'approvals', 'flows', 'vacancies', 'interviews')),
  employee_id uuid not null,
  from_date date not null,
  by_account uuid,
  by_name text not null,
  primary key (company_id, exit_id, part),
  foreign key (company_id, exit_id) references exits (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index exit_hand_overs_to_person on exit_hand_overs (company_id, employee_id);
create index exit_hand_overs_by_day on exit_hand_overs (company_id, from_date);
select kerja_protect('exit_hand_overs');
