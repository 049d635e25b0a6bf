-- Somebody is left out of a run: the month's other runs pay them. Those left out until now are so of the regular one.
alter table pay_left_out add column run smallint not null default 1 check (run >= 1);
alter table pay_left_out drop constraint pay_left_out_pkey;
alter table pay_left_out add primary key (company_id, year, month, run, employee_id);

-- What a version says of its people counts those who were worked out, as its sums do.
set local role kerja_system;
update pay_run_versions v set people = v.people - lines.without
from (
  select p.company_id, p.run_id, r.version, count(*) as without
  from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
  where r.state <> 'approved' and p.version between r.base_version and r.version
    and (p.replaced_in is null or p.replaced_in > r.version)
    and p.attention >= 3 and p.findings @> '[{"code": "cannot_be_worked_out"}]'::jsonb
  group by p.company_id, p.run_id, r.version
) lines
where v.company_id = lines.company_id and v.run_id = lines.run_id and v.version = lines.version;
reset role;
