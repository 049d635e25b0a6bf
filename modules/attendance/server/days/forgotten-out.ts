/** Every morning: whoever came and is not known to have gone is told, once a day of theirs, while they still remember. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { dayBook, findDays } from './find-days.ts'

const WORD = 'attendance.notice-forgotten'
/** A night’s shift is still open in the morning after it; the day after that it is looked at again. */
const BACK = 2

export const forgottenOuts = ({ dayFacts }: { readonly dayFacts: DayFacts }): DailyWork => ({
  name: 'attendance.forgotten-outs',
  at: '09:00',
  async run({ db, clock }, { companyId, today }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const range = { from: addDays(today, -BACK), to: addDays(today, -1) }
      const people = await peopleWhoCame(tx, companyId, range)
      if (people.size === 0) return
      const book = await dayBook(tx, companyId, clock, dayFacts)
      const found = await findDays(tx, book, [...people.keys()], range)
      const forgotten = [...found].flatMap(([id, { days, decisions }]) =>
        days
          .filter((day) => isForgotten(day) && !decisions.has(day.date))
          .map(({ date }) => ({ accountId: people.get(id) ?? '', date, link: `/me/attendance?day=${date}` })),
      )
      const known = await told(tx, companyId, forgotten)
      await notifyEach(
        tx,
        companyId,
        forgotten
          .filter(({ accountId, link }) => !known.has(`${accountId} ${link}`))
          .map(({ accountId, date, link }) => ({
            accountId,
            notice: { word: WORD, params: { day: { day: date } }, link, at: clock.now() },
          })),
      )
    })
  },
})

const isForgotten = ({ status, isOpen, pairs }: FoundDay): boolean =>
  status === 'incomplete' && !isOpen && pairs.at(-1)?.in != null && pairs.at(-1)?.out === null

type Range = { readonly from: PlainDate; readonly to: PlainDate }

/** Employee -> account, of those who can be told; whose correction of the day waits knows already. */
async function peopleWhoCame(tx: Tx, companyId: string, { from, to }: Range): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select e.id, e.account_id from employees e
    where e.company_id = ${companyId} and e.account_id is not null
      and exists (select from clockings c where c.company_id = e.company_id and c.employee_id = e.id
        and c.occurred_at >= ${from}::date - 1 and c.occurred_at < ${to}::date + 2)
      and not exists (select from time_corrections t where t.company_id = e.company_id and t.employee_id = e.id
        and t.date between ${from} and ${to} and t.status = 'pending')`.execute(tx)
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}

/** Begun again after it was stopped it says nothing twice. */
async function told(
  tx: Tx,
  companyId: string,
  all: readonly { readonly accountId: string; readonly link: string }[],
): Promise<ReadonlySet<string>> {
  const [accounts, links] = [all.map(({ accountId }) => accountId), [...new Set(all.map(({ link }) => link))]]
  const { rows } = await sql<{ account_id: string; link: string }>`
    select account_id, link from notices where company_id = ${companyId} and account_id = any(${accounts}::uuid[])
      and word = ${WORD} and link = any(${links}::text[])`.execute(tx)
  return new Set(rows.map(({ account_id, link }) => `${account_id} ${link}`))
}
