-- A mail may be taken by the other side and come back hours later: whoever runs the mail server or service tells of it.
alter table mails add column bounced_at timestamptz;
alter table mails add column bounce_reason text;
create index mails_bounced on mails (company_id, id) where bounced_at is not null;
