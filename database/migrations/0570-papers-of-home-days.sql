-- Papers that go with asking to work from home: sent before it is asked for, and of no request until then.
create table wfh_attachments (
  company_id uuid not null references companies (id),
  file_id uuid not null,
  request_id uuid,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade,
  foreign key (company_id, request_id) references wfh_requests (company_id, id) on delete set null (request_id)
);
create index wfh_attachments_of_request on wfh_attachments (company_id, request_id);
select kerja_protect('wfh_attachments');
