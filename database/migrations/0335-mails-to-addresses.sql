-- Mails of a company's own transaction to people without an account: who applies for a job. They may wait a while, so
-- that what caused them can be taken back, and carry an invitation for the reader's calendar.
alter table wanted_mails alter column account_id drop not null;
alter table wanted_mails alter column link drop not null;
alter table wanted_mails add column recipient text;
alter table wanted_mails add column language text;
-- Sealed with its secret, in the place of `link`.
alter table wanted_mails add column sealed_link text;
alter table wanted_mails add column calendar text;
-- What it is about, by which it is found again while it waits.
alter table wanted_mails add column about uuid;
alter table wanted_mails add column due_at timestamptz;
alter table wanted_mails add constraint wanted_mails_to check ((account_id is null) <> (recipient is null));
create index wanted_mails_about on wanted_mails (company_id, about) where about is not null;

-- An invitation in the words of RFC 5545, sent with the mail.
alter table mails add column calendar text;
