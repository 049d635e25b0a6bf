-- A person's portrait, by which colleagues know them; apart from the photo of the face by which the clock does. The small
-- picture for lists lies beside it, sealed. The id of the portrait stands with the person too, so that lists can ask for
-- the pictures they have not seen yet.
alter table employees add column portrait_id uuid;
create table employee_portraits (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  file_id uuid not null,
  thumbnail text not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);
select kerja_protect('employee_portraits');
