-- Passport numbers of records, reasons of changes of pay and notes beside pay items lie sealed from now on. What lay
-- readable was sealed a moment ago, in this transaction, by the program (apps/server/migration-steps.ts), which has the
-- key; the conditions below prove it, and hold for whatever is written later. Each table is written anew, so that no
-- former row stays behind in its file.

-- What was removed in the last minutes and could be taken back holds its notes as they were.
set local role kerja_system;
delete from undos where kind in ('payroll.item-removal', 'payroll.recurring-removal');
reset role;
set constraints all immediate;

alter table employees
  alter column passport_number type text using passport_number || '',
  add constraint passport_number_sealed check (passport_number ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$');
alter table salary_rates
  alter column reason type text using reason || '',
  add constraint reason_sealed check (reason ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$');
alter table pay_items
  alter column note type text using note || '',
  add constraint note_sealed check (note ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$');
alter table recurring_pay_items
  alter column note type text using note || '',
  add constraint note_sealed check (note ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$');
-- Of a day of pay the amount may stand readable, and nothing beside it.
alter table employee_changes
  alter column before type text using before || '',
  alter column after type text using after || '',
  add constraint reason_sealed check (effective_from is null or concat(before, after) !~ ' ');
