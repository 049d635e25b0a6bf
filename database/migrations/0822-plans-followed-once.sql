-- The day on which package and limit of the company followed a plan: a night that was missed is made good by the next.
alter table billing_company_plans add column followed_on date;
update billing_company_plans set followed_on = starts_on where sets_limit and starts_on <= current_date;
