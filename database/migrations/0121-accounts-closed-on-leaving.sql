-- An account that was closed because its person left opens again when the person comes back; one that was closed by
-- hand stays closed.
alter table accounts add column closed_on_leaving boolean not null default false;
update accounts a set closed_on_leaving = true
from employees e where e.account_id = a.id and a.state = 'disabled' and e.left_on is not null;
