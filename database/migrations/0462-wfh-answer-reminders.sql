-- How many times whoever has to answer a standing arrangement was reminded that the law wants an answer.
alter table wfh_requests add column answer_reminders smallint not null default 0 check (answer_reminders between 0 and 2);
create index wfh_requests_to_answer on wfh_requests (company_id, answer_by) where status = 'pending' and answer_by is not null;
