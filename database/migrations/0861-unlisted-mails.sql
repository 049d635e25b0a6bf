-- Mails of which not even their being sent is anybody's but the recipient's: left out of the company's list of mails sent.
alter table wanted_mails add column unlisted boolean not null default false;
alter table mails add column unlisted boolean not null default false;
