-- Overtime may be made good in rest instead of money (Taiwan): the claim then has a lot of leave of its own.
alter table overtime_claims
  add column compensation text not null default 'pay' check (compensation in ('pay', 'leave')),
  add column lot_id uuid,
  add foreign key (company_id, lot_id) references leave_lots (company_id, id);
create index overtime_claims_of_lot on overtime_claims (company_id, lot_id) where lot_id is not null;
