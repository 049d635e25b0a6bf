-- A vacancy that somebody put on hold stays held when it is agreed to; one that only waited opens.
alter table vacancies add column held boolean not null default false;
set local role kerja_system;
update vacancies set held = true where status = 'on_hold' and approval_status = 'approved';
reset role;
-- The first day as it was moved after an offer was accepted: the letter keeps the one that was signed.
alter table offers add column starts_on date;
-- The link of a card that was merged leads to the card it stands beside now.
alter table candidate_repeats add column token_digest text;
create unique index candidate_repeats_token on candidate_repeats (token_digest) where token_digest is not null;
-- In which language the notice was read that was agreed to.
alter table candidates add column consent_language text;
-- A letter may bring a file, and is found again by what it is about.
alter table wanted_mails add column attachment bytea, add column attachment_name text;
alter table mails add column about uuid;
create index mails_about on mails (company_id, about) where about is not null;
