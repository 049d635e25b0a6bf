-- What leave is paid and what paid-out hours come to is kept as it was when they were asked for: a type or a working day
-- that changes later does not reach back into months that are closed.

alter table leave_applications add column paid numeric(4, 3) check (paid between 0 and 1);
-- Of a whole day, in halves of the type's unit; of what is paid out.
alter table leave_exits add column per_day integer check (per_day > 0);

set local role kerja_system;
update leave_applications a set paid = t.paid
from leave_types t where t.company_id = a.company_id and t.id = a.type_id;
update leave_exits x
set per_day = case t.unit when 'day' then 2 else coalesce((c.settings ->> 'leave_day_hours')::numeric * 2, 16)::integer end
from leave_types t, companies c
where x.kind = 'paid_out' and t.company_id = x.company_id and t.id = x.type_id and c.id = x.company_id;
reset role;

alter table leave_applications alter column paid set not null;
alter table leave_exits add constraint leave_exits_paid_by_day check (kind <> 'paid_out' or per_day is not null);
