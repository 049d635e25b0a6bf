-- What every later migration stands on: the two roles that do all the work, and three functions that put a table under
-- row-level security. Roles belong to the whole PostgreSQL server, so they may be there already; both own nothing and
-- may do only what the functions below grant.
--
-- Where the login may not make roles, an administrator makes the two beforehand and grants them to it.
do $$
declare
  wanted name;
  -- Since PostgreSQL 16 being a member and being allowed to SET ROLE are two things.
  needed constant text := case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end;
begin
  foreach wanted in array array['kerja_app', 'kerja_system']::name[] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null; -- Another database of the same server was quicker.
      end;
    end if;
    -- The login takes these roles with SET LOCAL ROLE, transaction by transaction.
    if not pg_has_role(current_user, wanted, needed) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
grant usage on schema public to kerja_app, kerja_system;

-- The company of this transaction; nothing when none was set, and nothing equals nothing: no row is seen.
create function kerja_company() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

-- A company's table: its rows have a company_id. `key` differs for the table of companies itself.
create function kerja_protect(protected regclass, key name default 'company_id') returns void
  language plpgsql as $$
begin
  perform kerja_platform(protected);
  execute format(
    'create policy company on %s for all to kerja_app using (%I = (select kerja_company())) with check (%I = (select kerja_company()))',
    protected, key, key);
  execute format('grant select, insert, update, delete on %s to kerja_app', protected);
end $$;

-- A table of the whole installation: kerja_app does not reach it at all.
create function kerja_platform(protected regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy system on %s for all to kerja_system using (true) with check (true)', protected);
  execute format('grant select, insert, update, delete on %s to kerja_system', protected);
end $$;

-- The table of companies: a company sees its own row.
create function kerja_protect_companies() returns void
  language plpgsql as $$
begin
  perform kerja_protect('companies', 'id');
end $$;

revoke execute on function kerja_protect(regclass, name), kerja_platform(regclass), kerja_protect_companies() from public;
