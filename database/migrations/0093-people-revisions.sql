-- Which state of its people a company has: told anew by whatever changes what lists of people show, seen with the change
-- itself and not before. Servers keep the lists in memory for as long as this stays the same; being by chance, it is
-- never the same again, not even after a backup was put back.
--
-- It is written when the transaction ends, so that nobody who changes one person waits for somebody who changes another.
-- A later migration that changes people's rows and then their table says `set constraints all immediate` in between.

create table people_revisions (
  company_id uuid primary key references companies (id),
  revision uuid not null
);
select kerja_protect('people_revisions');

set local role kerja_system;
insert into people_revisions (company_id, revision) select id, gen_random_uuid() from companies;
reset role;

create function kerja_people_changed() returns trigger
  language plpgsql as $$
declare
  changed constant uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
begin
  -- Once in a transaction, however many people it changes.
  if current_setting('app.people_changed', true) is distinct from changed::text then
    insert into people_revisions (company_id, revision) values (changed, gen_random_uuid())
      on conflict (company_id) do update set revision = excluded.revision;
    perform set_config('app.people_changed', changed::text, true);
  end if;
  return null;
end $$;

create constraint trigger people_changed after insert or update or delete on employees
  deferrable initially deferred for each row execute function kerja_people_changed();
create constraint trigger people_changed after update of name or delete on departments
  deferrable initially deferred for each row execute function kerja_people_changed();
create constraint trigger people_changed after update of name or delete on divisions
  deferrable initially deferred for each row execute function kerja_people_changed();
create constraint trigger people_changed after update of name or delete on positions
  deferrable initially deferred for each row execute function kerja_people_changed();
