-- How the law came to money that other parts of the product brought into a payslip, beside `contributed`: which of its
-- entries, the shape of the worksheet (worksheet_shapes) and the values in it.
alter table payslips add column contributed_worksheets jsonb;
