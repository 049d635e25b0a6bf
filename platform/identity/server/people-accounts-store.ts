/** People of a company and their accounts: whether they can sign in, and accounts made for many of them at once. */
import { type RawBuilder, sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { accountStates } from '../model/account-states.ts'

export type AccountOfPerson = (typeof accountStates)[number]

/** Of accounts `a`: how far somebody has come with theirs. */
const stateOf = (now: Date): RawBuilder<AccountOfPerson> => sql<AccountOfPerson>`case
  when a.id is null then 'none'
  when a.state <> 'invited' then a.state
  when exists (select from one_time_links l where l.account_id = a.id and l.kind = 'invite' and l.used_at is null
    and l.expires_at > ${now.toISOString()}) then 'invited'
  else 'expired' end`

/** By account; of these accounts, or of all of the company. */
export async function accountStatesOf(
  db: Database,
  companyId: string,
  now: Date,
  accountIds?: readonly string[],
): Promise<ReadonlyMap<string, AccountOfPerson>> {
  const these = accountIds ? sql`and a.id = any(${[...accountIds]}::uuid[])` : sql``
  const { rows } = await db.system.read((tx) =>
    sql<{ id: string; state: AccountOfPerson }>`
      select a.id, ${stateOf(now)} as state from accounts a where a.company_id = ${companyId} ${these}`.execute(tx),
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

type Person = {
  readonly employee_id: string
  readonly full_name: string
  readonly email: string | null
  readonly account_id: string | null
  readonly account: AccountOfPerson
  readonly account_email: string | null
  readonly account_name: string | null
  readonly prefer_lang: string | null
  readonly roles: string[]
  /** The e-mail belongs to an account, of whatever company. */
  readonly taken: boolean
  /** Still employed, and a person. */
  readonly here: boolean
}

/** Held until the end: nobody else gives them an account meanwhile. */
export async function lockPeople(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Person[]> {
  const ids = [...employeeIds]
  await sql`select from employees where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id
    for no key update`.execute(tx)
  const { rows } = await sql<Person>`
    select e.id as employee_id, e.full_name, lower(trim(e.email)) as email, e.account_id, ${stateOf(now)} as account,
      a.email as account_email, a.full_name as account_name, a.prefer_lang,
      array(select role from account_roles r where r.company_id = a.company_id and r.account_id = a.id) as roles,
      exists (select from accounts other where other.email = lower(trim(e.email))) as taken,
      not e.is_service_account and (e.left_on is null or e.left_on >= ${today}::date) as here
    from employees e left join accounts a on a.id = e.account_id
    where e.company_id = ${companyId} and e.id = any(${ids}::uuid[]) order by lower(e.staff_id)`.execute(tx)
  return rows
}

type Invited = {
  readonly id: string
  readonly employeeId: string
  readonly email: string
  readonly fullName: string
}

/** Which of the people have one now: of an e-mail that somebody took meanwhile there is none. */
export async function openAccounts(
  tx: Tx,
  companyId: string,
  people: readonly Invited[],
  { preferLang, roles }: { readonly preferLang: string; readonly roles: readonly CompanyRole[] },
): Promise<ReadonlySet<string>> {
  const accounts = people.map(({ id, employeeId, email, fullName }) => ({
    ...{ id, employee_id: employeeId, email, full_name: fullName },
  }))
  const { rows } = await sql<{ id: string }>`
    insert into accounts (id, company_id, type, email, full_name, preferred_name, prefer_lang, state, operations_roles)
    select one.id, ${companyId}, 'company', one.email, one.full_name, nullif(trim(e.preferred_name), ''), ${preferLang},
      'invited', '{}'
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as one(id uuid, employee_id uuid, email text, full_name text)
      join employees e on e.company_id = ${companyId} and e.id = one.employee_id
    on conflict (email) do nothing returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into account_roles (company_id, account_id, role)
    select ${companyId}, id, role from unnest(${ids}::uuid[]) as id, unnest(${[...roles]}::text[]) as role`.execute(tx)
  const pairs = people
    .filter(({ id }) => ids.includes(id))
    .map(({ id, employeeId }) => ({ id, employee_id: employeeId }))
  await sql`
    update employees e set account_id = one.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as one(id uuid, employee_id uuid)
    where e.company_id = ${companyId} and e.id = one.employee_id`.execute(tx)
  return new Set(ids)
}

/** Whom an import brought and who is still here. */
export async function peopleOfImport(tx: Tx, companyId: string, batchId: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and import_batch_id = ${batchId}
      and not is_service_account and (left_on is null or left_on >= ${today}::date) order by lower(staff_id)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Whether all of these are people of the company. */
export async function areOfCompany(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: string | number }>`
    select count(*) as count from employees
    where company_id = ${companyId} and id = any(${[...employeeIds]}::uuid[])`.execute(tx)
  return Number(rows[0]?.count) === new Set(employeeIds).size
}
