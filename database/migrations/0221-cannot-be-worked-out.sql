-- Payslips of months not yet approved that the law refused: what was found in them has another name now.
set local role kerja_system;
update payslips set findings = replace(findings::text, '"refused"', '"cannot_be_worked_out"')::jsonb
where attention = 3 and findings @> '[{"code": "refused"}]';
reset role;
