/** What was agreed with many people, each on a day of their own. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type Asked = { readonly id: string; readonly day: string }

/** By id and day in one text, as `keyOfAgreed` makes it: component -> amount for a whole month. */
export async function agreedOn(
  tx: Tx,
  companyId: string,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ id: string; day: string; component: string; amount: string }>`
    select distinct on (a.id, a.day, r.component) a.id, a.day, r.component, r.amount
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id uuid, day date)
    join salary_rates r on r.company_id = ${companyId} and r.employee_id = a.id and r.effective_from <= a.day
    order by a.id, a.day, r.component, r.effective_from desc`.execute(tx)
  const found = new Map<string, Record<string, string>>()
  for (const { component, amount, ...of } of rows) {
    const key = keyOfAgreed(of)
    found.set(key, { ...found.get(key), [component]: amount })
  }
  return found
}

export const keyOfAgreed = ({ id, day }: Asked): string => `${id} ${day}`
