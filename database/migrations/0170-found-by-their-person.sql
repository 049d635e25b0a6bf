-- Whatever refers to a person is looked for when people are taken away. Without an index of its own that means all of
-- the company's rows for each of them: an import of 25,000 that was given up kept the embedded database for itself for
-- twenty minutes. The unique indexes there were hold preferred accounts and days that count alone.
create index employee_bank_accounts_of_person on employee_bank_accounts (company_id, employee_id);
create index earned_days_of_person on earned_days (company_id, employee_id, date desc);
