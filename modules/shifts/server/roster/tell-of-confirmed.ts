/** Whoever was told of their days is told that they are others now, one notice a person. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { ChangedDay } from '../needs.ts'
import { accountsOf } from './planned.ts'

/** `days`: those that were confirmed. */
export async function tellOfConfirmed(tx: Tx, companyId: string, days: readonly ChangedDay[]): Promise<void> {
  if (days.length === 0) return
  const ids = [...new Set(days.map(({ employeeId }) => employeeId))]
  const accounts = await accountsOf(tx, companyId, ids)
  const told = ids.flatMap((id) => {
    const own = days.filter(({ employeeId }) => employeeId === id).map(({ date }) => date)
    const [first] = own.sort()
    const accountId = accounts.get(id)
    if (accountId === undefined || first === undefined) return []
    const params = { day: { day: first }, count: own.length }
    return [{ accountId, notice: { word: 'shifts.notice-changed', params, link: `/me/shifts?from=${first}` } }]
  })
  await notifyEach(tx, companyId, told)
}

/** That the days of a span are confirmed, or are not any more: one notice a person. */
export async function tellOfSpan(
  tx: Tx,
  companyId: string,
  word: 'shifts.notice-confirmed' | 'shifts.notice-taken-back',
  days: readonly ChangedDay[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<void> {
  const ids = [...new Set(days.map(({ employeeId }) => employeeId))]
  const params = { from: { day: from }, to: { day: to } }
  const told = [...(await accountsOf(tx, companyId, ids)).values()].map((accountId) => ({
    accountId,
    notice: { word, params, link: `/me/shifts?from=${from}` },
  }))
  await notifyEach(tx, companyId, told)
}
