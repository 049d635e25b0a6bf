-- How much somebody kept within a day is asked at every upload.
create index files_of_account on files (company_id, created_by, created_at) where created_by is not null;
