-- Photos by which somebody is known at the clock. Whether one waits, is in use or was rejected stands in
-- approval_requests under the same id; the newest that was approved is the one in use.
create table face_photos (
  company_id uuid not null references companies (id),
  id uuid not null,
  employee_id uuid not null,
  file_id uuid not null,
  -- Given by HR rather than by the person.
  by_hr boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id)
);
create index face_photos_of_person on face_photos (company_id, employee_id, created_at desc);
select kerja_protect('face_photos');
