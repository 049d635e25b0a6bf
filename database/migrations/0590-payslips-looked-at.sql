-- Who has looked at a payslip that needed a look, in this version of it; one that is worked out again needs it anew.
alter table payslips
  add column looked_at timestamptz,
  add column looked_by text check (length(looked_by) <= 255);
