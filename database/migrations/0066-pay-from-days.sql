-- What other parts of the product brought into a payslip: days without pay, leave that is paid out, and what became of
-- such days of months that were closed. Null for payslips worked out before anything was brought.
alter table payslips add column contributed jsonb;
