-- A leaving that changed, or was withdrawn, after its last pay was approved: what was paid has to be corrected.
alter table exits add column pay_to_correct boolean not null default false;
