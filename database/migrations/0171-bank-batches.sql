-- In which of the month's bank files somebody is paid. A payslip held back when the first is taken is let go later and
-- paid by a further one; nobody may be in two.
alter table payslips add column bank_batch smallint check (bank_batch > 0);
set local role kerja_system;
update payslips p set bank_batch = 1
from pay_runs r
where r.company_id = p.company_id and r.id = p.run_id and r.bank_file_taken_at is not null and not p.held and p.net_pay > 0
  and p.version between r.base_version and r.version and (p.replaced_in is null or p.replaced_in > r.version);
reset role;
