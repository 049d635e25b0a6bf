/** Whoever was told of their days on call is told that they are others now, one notice a person. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'

type Day = { readonly employeeId: string; readonly date: PlainDate }

/** `days`: those that were confirmed. */
export async function tellOfConfirmed(tx: Tx, companyId: string, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return
  const byPerson = new Map<string, PlainDate[]>()
  for (const { employeeId, date } of days) byPerson.set(employeeId, [...(byPerson.get(employeeId) ?? []), date])
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from employees where company_id = ${companyId}
      and id = any(${[...byPerson.keys()]}::uuid[]) and account_id is not null`.execute(tx)
  const told = rows.flatMap(({ id, account_id: accountId }) => {
    const own = byPerson.get(id) ?? []
    const [first] = own.sort()
    if (first === undefined) return []
    const params = { day: { day: first }, count: own.length }
    return [{ accountId, notice: { word: 'standby.notice-changed', params, link: `/me/shifts?from=${first}` } }]
  })
  await notifyEach(tx, companyId, told)
}
