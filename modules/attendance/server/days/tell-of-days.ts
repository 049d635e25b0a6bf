/** People are told what others did about their days: what was put right for them, and what was rejected and why. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { accountsOf } from './day-people-store.ts'

type Corrected = {
  readonly date: PlainDate
  readonly reason: string
  readonly by: string
  readonly ids: readonly string[]
}

export async function tellOfCorrection(tx: Tx, companyId: string, { date, reason, by, ids }: Corrected): Promise<void> {
  const accounts = await accountsOf(tx, companyId, ids)
  const params = { day: { day: date }, name: by, reason }
  const notice = { word: 'attendance.notice-corrected', params, link: `/me/attendance?day=${date}` }
  await notifyEach(
    tx,
    companyId,
    [...accounts.values()].map((accountId) => ({ accountId, notice })),
  )
}

type OfPerson = { readonly employeeId: string; readonly date: PlainDate }

/** One notice a person, however many their days. */
export async function tellOfRejection(
  tx: Tx,
  companyId: string,
  days: readonly OfPerson[],
  reason: string,
): Promise<void> {
  const accounts = await accountsOf(tx, companyId, [...new Set(days.map(({ employeeId }) => employeeId))])
  const told = [...accounts].flatMap(([id, accountId]) => {
    const dates = days.filter(({ employeeId }) => employeeId === id).map(({ date }) => date)
    const [first] = dates.sort()
    if (first === undefined) return []
    const day = { day: first }
    const word = dates.length === 1 ? 'attendance.notice-rejected' : 'attendance.notice-rejected-days'
    const params = { day, count: dates.length, reason }
    return [{ accountId, notice: { word, params, link: `/me/attendance?day=${first}` } }]
  })
  await notifyEach(tx, companyId, told)
}
