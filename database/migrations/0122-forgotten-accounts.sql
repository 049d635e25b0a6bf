-- By which account a forgotten person acted: the log names it no more.
alter table forgotten_people add column account_id uuid;
-- What a long import changed stays with its batch; its job tells how many.
update jobs set result = result - '{changes,warnings,preview}'::text[] where jsonb_typeof(result) = 'object';
