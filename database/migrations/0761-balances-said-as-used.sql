-- What HR said somebody is entitled to and what they said was used stand beside each other: neither replaces the other.
alter table claim_adjustments add column said text not null default 'entitled' check (said in ('entitled', 'used'));
-- What was booked so far is told apart by what it came to: all that took something away was used.
set local role kerja_system;
update claim_adjustments a set said = 'used' from (
  select company_id, employee_id, limit_id, period_from from claim_adjustments
  group by 1, 2, 3, 4 having sum(amount) < 0) b
where a.company_id = b.company_id and a.employee_id = b.employee_id and a.limit_id = b.limit_id
  and a.period_from = b.period_from;
reset role;
alter table claim_adjustments alter column said drop default;
