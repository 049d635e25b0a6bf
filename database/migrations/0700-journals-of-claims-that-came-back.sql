-- Journals that were taken stay as they were: a withdrawn claim keeps the day of its approval and what an advance had
-- covered of it, and is booked back on the day it was withdrawn. What was paid before is in the ledger already.
alter table claims
  add column withdrawn_on date,
  add column had_covered numeric(15, 2) not null default 0,
  add column had_covered_on date,
  add column paid_before boolean not null default false;

-- Brought by a sheet as paid: no other claim was approved before it was entered.
set local role kerja_system;
update claims set paid_before = true
where method = 'by_hand' and status = 'paid' and approved_on < (created_at at time zone 'UTC')::date;
reset role;
