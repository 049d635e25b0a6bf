/** Whoever was told of their days on call is told that they are others now, one notice a person. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { rosterPeople, these } from '#modules/shifts/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'

type Day = { readonly employeeId: string; readonly date: PlainDate }

/** `days`: those that were confirmed. */
export async function tellOfConfirmed(tx: Tx, companyId: string, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return
  const byPerson = new Map<string, PlainDate[]>()
  for (const { employeeId, date } of days) byPerson.set(employeeId, [...(byPerson.get(employeeId) ?? []), date])
  const where = these([...byPerson.keys()])
  const people = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where })
  const told = people.flatMap(({ id, account_id: accountId }) => {
    const own = byPerson.get(id) ?? []
    const [first] = own.sort()
    if (accountId === null || first === undefined) return []
    const params = { day: { day: first }, count: own.length }
    return [{ accountId, notice: { word: 'standby.notice-changed', params, link: `/me/shifts?from=${first}` } }]
  })
  await notifyEach(tx, companyId, told)
}
