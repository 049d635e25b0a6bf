-- Somebody says of a person that there is no earlier pay of the year to enter: nothing was earned before, here or elsewhere.
create table earlier_pay_none (
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  year smallint not null,
  -- The last month of the year that was approved by then, 0 where none was: an approval after it stands on this.
  after_month smallint not null check (after_month between 0 and 12),
  said_by uuid,
  said_by_name text not null,
  said_at timestamptz not null,
  primary key (company_id, employee_id, year),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
select kerja_protect('earlier_pay_none');

-- Left out of a month: no payslip in it, which somebody decided and said why.
create table pay_left_out (
  company_id uuid not null references companies (id),
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  employee_id uuid not null,
  reason text not null check (length(reason) between 1 and 255),
  left_out_by uuid,
  left_out_by_name text not null,
  left_out_at timestamptz not null,
  primary key (company_id, year, month, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index pay_left_out_of_person on pay_left_out (company_id, employee_id);
select kerja_protect('pay_left_out');

-- Which sheet of earlier pay a payslip has taken up, and that a former employer is in it, is kept with the payslip, so
-- that what comes later counts once. Until now neither could come after the first approved month of a year.
set local role kerja_system;
update payslips p set carried = p.carried || jsonb_build_object('opening_batch', o.batch_id)
from (
  select company_id, employee_id, year, (array_agg(batch_id order by batch_id desc))[1] as batch_id
  from pay_openings group by company_id, employee_id, year
) o, pay_runs r
where o.company_id = p.company_id and o.employee_id = p.employee_id and o.year = p.year
  and r.company_id = p.company_id and r.id = p.run_id and r.state = 'approved';
update payslips set carried = carried || '{"former_employer": "counted"}' where given ? 'previous_employer';
reset role;
