-- A vacancy is about nobody yet: such a request has the name that its kind gives it, and no person behind it.
alter table approval_requests alter column about_id drop not null;
alter table approval_requests alter column about_number drop not null;
