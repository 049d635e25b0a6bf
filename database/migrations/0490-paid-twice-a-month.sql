-- A Philippine month may be paid in two halves: runs 1 and 2 are there by themselves, a further run belongs to the half
-- of its pay date. What the company chose when the first half was worked out holds for the whole month.

alter table pay_runs
  -- Which half of the month it pays; null where the month is paid at once.
  add column half smallint,
  add column cut_off_day smallint,
  add column contribution_split text,
  add constraint pay_runs_half check (half in (1, 2)),
  add constraint pay_runs_halves check ((half is null) = (cut_off_day is null) and (half is null) = (contribution_split is null)),
  add constraint pay_runs_split check (contribution_split in ('split', 'first', 'second'));
alter table pay_runs drop constraint pay_runs_regular;
alter table pay_runs add constraint pay_runs_regular
  check ((sequence = 1 or (sequence = 2 and half is not null)) = (run_type = 'regular'));
