-- A last pay that had to be corrected, or was missing: since when, and the month whose pay made it good.
alter table exits
  add column pay_marked_at timestamptz,
  add column pay_corrected date;

set local role kerja_system;
update exits set pay_marked_at = coalesce(withdrawn_at, now()) where pay_to_correct or pay_missing is not null;
reset role;
