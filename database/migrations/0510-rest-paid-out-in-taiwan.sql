-- In Taiwan off in lieu and rest in lieu that nobody used are paid out (Labor Standards Act, art. 32-1). Types that companies
-- made before this was held to still forfeit them.
set local role kerja_system;
update leave_types t set leftover = 'pay_out'
from companies c
where c.id = t.company_id and c.country = 'TW' and t.kind in ('off_in_lieu', 'rest_in_lieu') and t.leftover = 'forfeit';
reset role;
