-- Checklists that companies in Taiwan began with had English names, unlike those of companies that began later; what HR
-- named itself stays.
update checklists l set name = case l.kind when 'joining' then '到職' else '離職' end
from companies c
where c.id = l.company_id and c.country = 'TW'
  and (l.kind, l.name) in (('joining', 'Joining'), ('leaving', 'Leaving'))
  and not exists (
    select from checklists o
    where o.company_id = l.company_id and o.name = case l.kind when 'joining' then '到職' else '離職' end
  );
