-- The company's logo and its photo: one of each, whose bytes lie with the other files.
create table company_pictures (
  company_id uuid not null references companies (id),
  kind text not null check (kind in ('logo', 'photo')),
  file_id uuid not null,
  primary key (company_id, kind),
  foreign key (company_id, file_id) references files (company_id, id)
);
select kerja_protect('company_pictures');
