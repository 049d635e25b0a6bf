/** Which of these accounts have a day off: nobody is reminded on one. Who is no employee never has. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayFacts } from './day-facts.ts'

export async function offAmong(
  tx: Tx,
  companyId: string,
  { dayFacts }: { readonly dayFacts: DayFacts },
  day: PlainDate,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set()
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from employees
    where company_id = ${companyId} and account_id = any(${[...accounts]}::uuid[])`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const facts = await dayFacts(tx, companyId, { from: day, to: day }, ids, ['usual'])
  const isOff = (id: string) => facts(id, day).some(({ day: kind }) => kind !== 'working' && kind !== 'half')
  return new Set(rows.filter(({ id }) => isOff(id)).map(({ account_id }) => account_id))
}
