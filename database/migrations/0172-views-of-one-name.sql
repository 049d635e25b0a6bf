-- Nobody has two views of one list under one name. Of those that there are the first keeps it and the others are
-- numbered; where the numbered name is somebody's own already, a part of the id tells them apart.
set local role kerja_system;
update saved_views v set name = left(v.name, 240) || ' (' || n.nth || ')'
from (select company_id, id, row_number() over (partition by company_id, account_id, list, lower(name) order by created_at, id) as nth
      from saved_views) n
where n.company_id = v.company_id and n.id = v.id and n.nth > 1;
update saved_views v set name = left(v.name, 240) || ' ' || left(v.id::text, 8)
from (select company_id, id, row_number() over (partition by company_id, account_id, list, lower(name) order by created_at, id) as nth
      from saved_views) n
where n.company_id = v.company_id and n.id = v.id and n.nth > 1;
reset role;
create unique index saved_views_by_name on saved_views (company_id, account_id, list, lower(name));
