-- Unpaid leave has the name that people use, where a company has kept the one it began with.
update leave_types t set name_zh = '無薪假'
where t.name_zh = '不支薪假' and t.kind is null
  and not exists (select from leave_types o where o.company_id = t.company_id and o.name_zh = '無薪假');
