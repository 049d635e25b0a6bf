-- Steps of a career that a sheet or an action for many wrote go with it when it is taken back.
alter table career_progressions add column batch_id uuid;
create index career_progressions_of_batch on career_progressions (company_id, batch_id) where batch_id is not null;
