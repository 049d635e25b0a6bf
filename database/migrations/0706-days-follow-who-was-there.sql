-- Whoever did not come to a course was not away at one: attendance of sessions changes days of work.
create trigger days_follow_new after insert on training_attendance
  referencing new table as changed for each statement execute function kerja_person_days_changed();
create trigger days_follow_other after update on training_attendance
  referencing old table as former new table as changed
  for each statement execute function kerja_person_days_changed();
create trigger days_follow_gone after delete on training_attendance
  referencing old table as former for each statement execute function kerja_person_days_changed();
