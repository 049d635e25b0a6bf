-- From which day a change of pay counts: months before it are not worked out again. Null where it is not known.
alter table pay_retro_marks add column since date;
