-- As what pay pays a claim, and which schemes count it as wages: fixed on approval, like the way it is paid.
alter table claims
  add column pay_item text check (pay_item in ('reimbursement', 'travel_allowance')),
  add column counted_in text[] not null default '{}';

-- What was approved before was paid as its type says, and counted by none.
set local role kerja_system;
update claims x set pay_item = t.pay_item from claim_types t
where t.company_id = x.company_id and t.id = x.type_id and x.status in ('approved', 'paid');
reset role;
