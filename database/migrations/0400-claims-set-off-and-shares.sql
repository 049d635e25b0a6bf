-- What the paid advance of a travel covers of its claims, what of a per diem is salary, and which cost centres bear a claim.
alter table claims
  add column covered_amount numeric(15, 2) not null default 0 check (covered_amount >= 0 and covered_amount <= claimable_amount),
  add column covered_on date,
  -- Of a per diem, what exceeds the country's standard: paid as salary.
  add column excess_amount numeric(15, 2) not null default 0 check (excess_amount >= 0),
  drop constraint claims_method_check,
  add constraint claims_method_check check (method in ('payroll', 'bank', 'by_hand', 'advance'));

create table claim_cost_centres (
  company_id uuid not null references companies (id),
  claim_id uuid not null,
  cost_centre_id uuid not null,
  percentage numeric(5, 2) not null check (percentage > 0 and percentage <= 100),
  primary key (company_id, claim_id, cost_centre_id),
  foreign key (company_id, claim_id) references claims (company_id, id) on delete cascade,
  foreign key (company_id, cost_centre_id) references travel_cost_centres (company_id, id)
);
create index claim_cost_centres_of_centre on claim_cost_centres (company_id, cost_centre_id);
select kerja_protect('claim_cost_centres');

set local role kerja_system;
insert into claim_cost_centres (company_id, claim_id, cost_centre_id, percentage)
select x.company_id, x.id, s.cost_centre_id, s.percentage
from claims x join travel_shares s on s.company_id = x.company_id and s.request_id = x.travel_id;
reset role;
