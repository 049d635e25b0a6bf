-- The log is filtered by what was done: a part of the product, or one action.
create index activity_of_action on activity (company_id, action collate "C", seq desc);
