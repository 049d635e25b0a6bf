/**
 * Each night: the months of keeping begin for those whose vacancy has ended, and stop where it is open again; all of
 * those whose day has come is deleted.
 */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { type CandidateRow, candidatesOf, setStandings } from './candidate-store.ts'
import { deletedOn, type Kept } from './candidate-view.ts'
import { addEvents, type NewEvent } from './event-store.ts'
import { forget, forgetOutside } from './forget.ts'
import { expireOffers } from './offers/offer-store.ts'
import { settingsOf } from './settings.ts'
import { forgetInImports } from './sheets/sheet-rows.ts'
import { tellRecruitersOf } from './tell-recruiters.ts'

const AT_ONCE = 200
/** Days after which nobody takes an import back. */
const UNDONE_WITHIN = 30

/** A vacancy `v` that was closed or filled, or for which nobody applies any more. */
const hasEnded = (today: string) =>
  sql`(v.status in ('closed', 'filled') or coalesce(v.close_date, ${today}::date) < ${today}::date)`

export const candidatesOvernight: DailyWork = {
  name: 'candidates.overnight',
  at: '01:00',
  async run(services, { companyId, today }) {
    const company = services.db.forCompany(companyId)
    await company.transaction(async (tx) => {
      const going = sql`c.status in ('applied', 'pending', 'pendingInterview')`
      await sql`
        update candidates c set ended_on = ${today}, ended_by_vacancy = true from vacancies v
        where c.company_id = ${companyId} and v.company_id = c.company_id and v.id = c.vacancy_id and ${going}
          and c.ended_on is null and ${hasEnded(today)}`.execute(tx)
      await sql`
        update candidates c set ended_on = null, ended_by_vacancy = false from vacancies v
        where c.company_id = ${companyId} and v.company_id = c.company_id and v.id = c.vacancy_id
          and c.ended_by_vacancy and not ${hasEnded(today)}`.execute(tx)
    })
    await company.transaction(async (tx) => {
      const now = services.clock.now()
      const ids = await expireOffers(tx, companyId, today)
      if (ids.length === 0) return
      const rows = (await candidatesOf(tx, companyId, { ids }, true)).filter(({ status }) => status === 'offered')
      await setStandings(
        tx,
        rows.map(({ id, round, reason, withdrawn_at }) => ({
          ...{ id, round, reason, withdrawn_at, status: 'pendingInterview', stage_since: now.toISOString() },
          ...{ ended_on: today, ended_by_vacancy: false },
        })),
      )
      const events = rows.map(({ id }) => ({
        ...{ candidate_id: id, kind: 'moved', from_status: 'offered', to_status: 'pendingInterview' },
        text: 'candidates.offer-expired',
      })) as readonly NewEvent[]
      await addEvents(tx, companyId, events, byItself, now)
      await tellRecruitersOf(tx, companyId, rows, { word: 'expired', at: now })
      const happened = rows.map((row) => ({
        action: 'candidates.offer-expired',
        subject: { kind: 'candidate', id: row.id, name: row.position_name },
      }))
      await record(tx, companyId, happened, { actor: byItself, now })
    })
    await company.transaction((tx) => forgetInImports(tx, companyId, { before: addDays(today, -UNDONE_WITHIN) }))
    for (;;) {
      const gone = await company.transaction(async (tx) => {
        const terms = await settingsOf(tx, companyId)
        const { rows } = await sql<Pick<CandidateRow, 'id' | keyof Kept>>`
          select id, status, ended_on, talent_pool, agreed_months, agreed_pool_months from candidates
          where company_id = ${companyId} and ended_on is not null order by ended_on, id`.execute(tx)
        const due = rows.filter((row) => {
          const day = deletedOn(row, terms)
          return day !== null && day <= today
        })
        const ids = due.slice(0, AT_ONCE).map(({ id }) => id)
        const forgotten = await forget(tx, companyId, ids)
        if (ids.length > 0) {
          const happened = {
            action: 'candidates.forgotten',
            subject: { kind: 'candidate' },
            after: { count: ids.length },
          }
          await record(tx, companyId, [happened], { actor: byItself, now: services.clock.now() })
        }
        return forgotten
      })
      await forgetOutside(services, companyId, gone)
      if (gone.addresses.length < AT_ONCE) return
    }
  },
}
