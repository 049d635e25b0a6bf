-- Days of rest are cells of the roster: each company has OFF and REST beside its own shifts.
set local role kerja_system;
insert into shifts (company_id, id, kind, name, short_name)
select c.id, gen_random_uuid(), k.kind,
  case when c.country = 'TW' then k.name_tw else k.name end, k.short_name
from companies c, (values ('off', 'Off day', '休息日', 'OFF'), ('rest', 'Rest day', '例假', 'REST'))
  as k(kind, name, name_tw, short_name);
reset role;
-- Of whoever works by the week, a shift on a free day of it is paid as that day, with no cell that says so.
alter table roster_days add column mark_by_week boolean not null default false check (not mark_by_week or mark is not null);
