/** Every Monday morning: whoever keeps attendance is told how many days wait for a decision, before a month of pay needs them. */
import { sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { addDays, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { Range } from './day-store.ts'
import { type DayBook, dayBook, findDays } from './find-days.ts'

const WORD = 'attendance.notice-waiting'
/** A month and the days before its cut-off. */
const BACK = 35
/** So many people at a time. */
const PORTION = 1_000

export const waitingDays = ({ dayFacts }: { readonly dayFacts: DayFacts }): DailyWork => ({
  name: 'attendance.waiting-days',
  at: '08:00',
  async run({ db, clock }, { companyId, today }) {
    if (weekdayOf(today) !== 0) return
    await db.forCompany(companyId).transaction(async (tx) => {
      const book = await dayBook(tx, companyId, clock, dayFacts)
      if (book.rules.from === null) return
      const [, from = today] = [book.rules.from, addDays(today, -BACK)].sort()
      const range = { from, to: addDays(today, -1) }
      const { count, oldest } = await waiting(tx, book, range)
      if (oldest === undefined) return
      const link = `/app/attendance/approval?f.month=${oldest.slice(0, 7)}`
      const known = await told(tx, companyId, addDays(today, -1))
      const keepers = await accountsInRoles(tx, companyId, [...areas['attendance.write'].roles])
      const notice = { word: WORD, params: { count, day: { day: oldest } }, link, at: clock.now() }
      await notifyEach(
        tx,
        companyId,
        keepers.filter((accountId) => !known.has(accountId)).map((accountId) => ({ accountId, notice })),
      )
    })
  },
})

async function waiting(tx: Tx, book: DayBook, range: Range) {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${book.companyId} and not is_service_account
      and joined_on <= ${range.to} and (left_on is null or left_on >= ${range.from}) order by id`.execute(tx)
  const dates: PlainDate[] = []
  for (let at = 0; at < rows.length; at += PORTION) {
    const ids = rows.slice(at, at + PORTION).map(({ id }) => id)
    for (const { days } of (await findDays(tx, book, ids, range)).values())
      dates.push(...days.filter(({ approval }) => approval === 'pending').map(({ date }) => date))
  }
  return { count: dates.length, oldest: dates.sort()[0] }
}

/** Begun again after it was stopped it says nothing twice. */
async function told(tx: Tx, companyId: string, since: PlainDate): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from notices where company_id = ${companyId} and word = ${WORD} and created_at >= ${since}`.execute(
    tx,
  )
  return new Set(rows.map(({ account_id }) => account_id))
}
