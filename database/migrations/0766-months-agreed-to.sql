-- How long whoever applied agreed to be kept, as the notice told them: a setting that is longer later lengthens nothing.
alter table candidates
  add column agreed_months smallint check (agreed_months between 1 and 120),
  add column agreed_pool_months smallint check (agreed_pool_months between 1 and 120);

-- However somebody comes in, by the form or in a crowd: with the consent stands what it was given to.
create function kerja_candidate_agrees() returns trigger language plpgsql as $$
begin
  if new.consented_at is not null and new.agreed_months is null then
    select coalesce((c.settings ->> 'recruitment_retention_months')::smallint, 6),
      coalesce((c.settings ->> 'recruitment_pool_months')::smallint, 24)
    into new.agreed_months, new.agreed_pool_months from companies c where c.id = new.company_id;
  end if;
  return new;
end $$;
create trigger candidates_agree before insert on candidates
  for each row execute function kerja_candidate_agrees();

set local role kerja_system;
update candidates a set
  agreed_months = coalesce((c.settings ->> 'recruitment_retention_months')::smallint, 6),
  agreed_pool_months = coalesce((c.settings ->> 'recruitment_pool_months')::smallint, 24)
from companies c where c.id = a.company_id and a.consented_at is not null;
reset role;
