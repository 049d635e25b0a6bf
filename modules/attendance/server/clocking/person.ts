/** Statements for whoever clocks in: by account or by code, with employment and ways to clock in. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'

export type ClockPerson = {
  readonly id: string
  readonly full_name: string
  readonly methods: readonly string[]
  readonly joined_on: string
  readonly left_on: string | null
  /** Works by the roster. */
  readonly is_adaptive: boolean
}

const columns = sql`e.id, e.full_name, e.attendance_methods as methods, e.joined_on, e.left_on,
  coalesce(e.job_type = 'adaptive_schedule', false) as is_adaptive`

/** Whoever signed in; of several employments the last. */
export const personOfAccount = (tx: Tx, companyId: string, accountId: string): Promise<ClockPerson | undefined> =>
  one(tx, companyId, sql`e.account_id = ${accountId}`)

/** The same by their accounts, held until the transaction ends: what one person clocks comes one after the other. */
export async function holdPeopleOfAccounts(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ClockPerson>> {
  const { rows } = await prepared(
    tx,
    sql<ClockPerson & { account_id: string }>`
    select ${columns}, e.account_id from employees e
    where e.company_id = ${companyId} and e.account_id = any(${[...accountIds]}::uuid[]) and not e.is_service_account
    order by e.joined_on for no key update`,
  )
  return new Map(rows.map(({ account_id, ...person }) => [account_id, person]))
}

/** By the code that terminals and kiosks know somebody by, else by the staff id; of those who are employed. */
export async function holdPersonByCode(tx: Tx, companyId: string, code: string): Promise<ClockPerson | undefined> {
  const byCode = await one(tx, companyId, sql`lower(e.clock_code) = lower(${code})`, sql`for no key update`)
  return byCode ?? one(tx, companyId, sql`lower(e.staff_id) = lower(${code})`, sql`for no key update`)
}

async function one(
  tx: Tx,
  companyId: string,
  which: RawBuilder<unknown>,
  hold = sql``,
): Promise<ClockPerson | undefined> {
  const { rows } = await sql<ClockPerson>`
    select ${columns} from employees e where e.company_id = ${companyId} and ${which} and not e.is_service_account
    order by e.joined_on desc limit 1 ${hold}`.execute(tx)
  return rows[0]
}
