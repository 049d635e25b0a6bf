-- Who entered earlier pay, and when: by hand as by a sheet. A "none" said before it answers no gap that it leaves.
alter table pay_openings add column said_by_name text, add column said_at timestamptz;
set local role kerja_system;
update pay_openings o set said_by_name = b.created_by_name, said_at = b.created_at
from import_batches b where b.company_id = o.company_id and b.id = o.batch_id;
reset role;
