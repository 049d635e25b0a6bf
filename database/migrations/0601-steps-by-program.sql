-- Which program kept the steps of a request: another one may take other steps, so it must not go on with them.
alter table idempotency_keys add column steps_by text;
alter table installation_keys add column steps_by text;
