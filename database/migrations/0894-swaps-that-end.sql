-- A swap whose days became others while it waited ends by itself, and says why.
alter table shift_swaps drop constraint shift_swaps_status_check;
alter table shift_swaps add constraint shift_swaps_status_check
  check (status in ('pending', 'approved', 'rejected', 'cancelled', 'lapsed'));
alter table shift_swaps add column lapsed_because text check (lapsed_because in ('roster', 'leave', 'left', 'past'));
alter table shift_swaps add check ((status = 'lapsed') = (lapsed_because is not null));
create index shift_swaps_waiting on shift_swaps (company_id) where status = 'pending';
