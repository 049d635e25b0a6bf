-- Who agreed that the clock may know them by their face; of whoever withdraws it the row goes, with all there is of
-- their face.
create table face_consents (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  agreed_at timestamptz not null,
  agreed_by uuid not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
select kerja_protect('face_consents');

-- What a photo of a face comes to in numbers, sealed. It goes with its photo.
create table face_templates (
  company_id uuid not null references companies (id),
  photo_id uuid not null,
  employee_id uuid not null,
  sealed text not null,
  made_at timestamptz not null,
  primary key (company_id, photo_id),
  foreign key (company_id, photo_id) references face_photos (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index face_templates_of_person on face_templates (company_id, employee_id);
select kerja_protect('face_templates');

-- How many people the clock may know by their face; null for as many as the company may employ.
alter table companies add column face_headcount_limit integer check (face_headcount_limit >= 0);
