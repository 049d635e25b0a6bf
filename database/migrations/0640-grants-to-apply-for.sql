-- Whoever keeps training is told once that a session HRD Corp could pay for begins soon and has no grant number.

alter table training_sessions add column hrd_grant_reminded_on date;
