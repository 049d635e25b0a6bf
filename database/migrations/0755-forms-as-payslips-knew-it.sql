-- What people were employed as when a payslip was worked out, for forms of its year; older payslips do not know it.
alter table payslips add column employment_type text;

-- Which payslips stood when a form was released: while they do, it stays as it was released. Older releases do not know
-- it and go by their figures.
alter table year_form_releases add column payslips text;
