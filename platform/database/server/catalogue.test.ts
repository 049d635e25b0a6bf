// What must hold for every table that the migrations make, read from PostgreSQL's own catalogue.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import type { Database } from './connect.ts'

/** Tables of the whole installation, not of one company: only the system role reaches them. A new one is named here. */
const INSTALLATION = [
  'accounts',
  'assistant_acknowledgements',
  'billing_plans',
  'billing_sellers',
  'billing_taxes',
  'installation',
  'installation_keys',
  'limit_windows',
  'mails',
  'one_time_links',
  'operations_readings',
  'presets',
  'recovery_codes',
  'sales_companies',
  'sales_company_clients',
  'sessions',
  'sso_identities',
  'sso_used',
  'system_updates',
]

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const ask = async <Row extends object>(query: string): Promise<Row[]> =>
  database.owner((owner) => owner.rows<Row>(query.replaceAll('$tables', TABLES).replaceAll('$own', OWN)))

/** Our tables, without the book of migrations, which no role but the owner reaches. */
const OWN = `c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'`
const TABLES = `(select c.oid, c.relname as name from pg_class c where $own and c.relkind in ('r', 'p'))`.replace(
  '$own',
  OWN,
)
const listed = INSTALLATION.map((name) => `'${name}'`).join(', ')

describe('every table', () => {
  test('is under row-level security, for its owner too', async () => {
    const open = await ask(`select c.relname from pg_class c
      where $own and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`)
    expect(open).toEqual([])
    expect((await ask(`select name from $tables t`)).length).toBeGreaterThan(20)
  })

  test('has a policy for the system and, when it is a company table, one for its company; and none that shows more', async () => {
    const odd = await ask(`
      select t.name, p.polname, p.polroles::regrole[]::text as roles, pg_get_expr(p.polqual, p.polrelid) as seen,
        pg_get_expr(p.polwithcheck, p.polrelid) as written
      from $tables t left join pg_policy p on p.polrelid = t.oid
      where case p.polname
        when 'system' then p.polroles <> array['kerja_system'::regrole::oid]
        when 'company' then t.name in (${listed}) or p.polroles <> array['kerja_app'::regrole::oid]
          or pg_get_expr(p.polqual, p.polrelid) not like
            case t.name when 'companies' then '(id = ( SELECT kerja_company()%' else '(company_id = ( SELECT kerja_company()%' end
          or pg_get_expr(p.polqual, p.polrelid) is distinct from pg_get_expr(p.polwithcheck, p.polrelid)
        else p.polpermissive end
        or (p.polpermissive and p.polcmd <> '*')`)
    expect(odd).toEqual([])
    const systemless = await ask(`select t.name from $tables t
      where not exists (select from pg_policy where polrelid = t.oid and polname = 'system')`)
    expect(systemless).toEqual([])
    const companyless = await ask<{ name: string }>(`select t.name from $tables t
      where not exists (select from pg_policy where polrelid = t.oid and polname = 'company')`)
    expect(companyless.map(({ name }) => name).sort()).toEqual(INSTALLATION)
  })

  test('that refers to people finds its rows by the person, so that many are taken away in one go', async () => {
    const searched = await ask(`
      select c.conrelid::regclass::text as name, c.conname from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'employees'::regclass and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^[(][a-z_]+ IS NOT NULL[)]$')
          and (select array_agg(att order by att) from unnest((i.indkey::int2[])[0:cardinality(c.conkey) - 1]) as att)
            = (select array_agg(att order by att) from unnest(c.conkey) as att))`)
    expect(searched).toEqual([])
  })

  test('of the installation is out of reach of the application', async () => {
    const reached = await ask(`select t.name from $tables t where t.name in (${listed})
      and has_table_privilege('kerja_app', t.oid, 'select, insert, update, delete, truncate, references, trigger')`)
    expect(reached).toEqual([])
  })

  test('gives nothing to everybody, and to the two roles no more than reading and writing rows', async () => {
    const given =
      await ask(`select c.relname, a.grantee::regrole::text, a.privilege_type from pg_class c, aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner and (a.grantee = 0
        or a.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') or c.relname = 'schema_migrations')`)
    expect(given).toEqual([])
  })
})

/** How the public finds a row by what it was sent or shown, before anybody knows of which company it is. */
const FOUND_BY_THE_PUBLIC = [
  'candidate_repeats_token',
  'candidates_by_token',
  'interviews_by_token',
  'job_advertisements_public',
  'newcomers_by_token',
  'offers_by_token',
]

/** An index of words cannot begin with a company; whoever looks for words names the company beside them. */
const FOUND_BY_WORDS = ['readings_words']

describe('every table of a company', () => {
  test('leads its primary key and all its indexes with the company', async () => {
    const odd = await ask<{ name: string; index: string }>(`
      select t.name, i.indexrelid::regclass::text as index from $tables t join pg_index i on i.indrelid = t.oid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
      where t.name not in ('companies', ${listed}) and a.attname is distinct from 'company_id'`)
    expect(odd.filter(({ index }) => ![...FOUND_BY_THE_PUBLIC, ...FOUND_BY_WORDS].includes(index))).toEqual([])
    const keyless = await ask(`select t.name from $tables t
      where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`)
    expect(keyless).toEqual([])
  })

  test('cannot hold a row without company', async () => {
    const odd =
      await ask(`select t.name from $tables t left join pg_attribute a on a.attrelid = t.oid and a.attname = 'company_id'
      where t.name not in ('companies', ${listed}) and a.attnotnull is not true`)
    expect(odd).toEqual([])
  })

  test('points to other tables of companies only within the same company', async () => {
    const crossing = await ask(`
      select f.conrelid::regclass::text as "from", f.conname, f.confrelid::regclass::text as "to"
      from pg_constraint f
      join $tables t on t.oid = f.conrelid and t.name not in ('companies', ${listed})
      join $tables o on o.oid = f.confrelid and o.name not in (${listed})
      where f.contype = 'f' and not exists (
        select from unnest(f.conkey, f.confkey) as pair (here, there)
        join pg_attribute h on h.attrelid = f.conrelid and h.attnum = pair.here and h.attname = 'company_id'
        join pg_attribute r on r.attrelid = f.confrelid and r.attnum = pair.there
          and r.attname = case o.name when 'companies' then 'id' else 'company_id' end)`)
    expect(crossing).toEqual([])
  })
})

describe('the two roles', () => {
  test('cannot sign in, own nothing and have no special powers', async () => {
    const roles =
      await ask(`select rolname, rolcanlogin, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication
      from pg_roles where rolname in ('kerja_app', 'kerja_system') order by rolname`)
    const none = { rolcanlogin: false, rolsuper: false, rolbypassrls: false }
    const nothing = { ...none, rolcreatedb: false, rolcreaterole: false, rolreplication: false }
    expect(roles).toEqual(['kerja_app', 'kerja_system'].map((rolname) => ({ rolname, ...nothing })))
    const owned = await ask(`select classid::regclass::text, objid from pg_shdepend
      where deptype = 'o' and refobjid in ('kerja_app'::regrole, 'kerja_system'::regrole)`)
    expect(owned).toEqual([])
  })

  test('belong to no other role and may make nothing', async () => {
    const member = await ask(`select roleid::regrole::text from pg_auth_members
      where member in ('kerja_app'::regrole, 'kerja_system'::regrole)`)
    expect(member).toEqual([])
    const making = await ask(`select r from unnest(array['kerja_app', 'kerja_system']) as r
      where has_schema_privilege(r, 'public', 'create')`)
    expect(making).toEqual([])
  })
})

test('nothing runs or looks with the rights of somebody else', async () => {
  const functions = await ask(`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`)
  const views = await ask(`select c.relname from pg_class c where $own and c.relkind in ('v', 'm')
    and not coalesce(c.reloptions @> array['security_invoker=true'], false)`)
  expect([functions, views]).toEqual([[], []])
})
