/** The night of points: who loses some in thirty days is told, and what they were told of then expires. */
import { sql } from 'kysely'
import { modules } from '#access/modules.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { cameBy, expiring, markTold, TOLD_AHEAD } from './expiry-store.ts'
import { addEntries } from './point-store.ts'

export const rewardsOvernight: DailyWork = {
  name: 'rewards.expiry',
  at: '00:30',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => expire(tx, companyId, today, clock.now())),
}

/** Done twice it does nothing more: what has expired is gone, and what was told is marked. */
export async function expire(tx: Tx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const { settings } = await companyFacts(tx, companyId)
  const months = settings.reward_expiry_months
  if (months === 0 || !(await hasModule(tx, companyId))) return
  const which = { by: cameBy(today, months), toldBy: addDays(today, -TOLD_AHEAD) }
  const people = (await expiring(tx, companyId, which)).map(({ employee_id }) => employee_id)
  if (people.length > 0) {
    await holdPeople(tx, companyId, people)
    const gone = await expiring(tx, companyId, { ...which, employeeIds: people })
    const entries = gone.map(({ employee_id, points }) => ({ employee_id, kind: 'expired' as const, points: -points }))
    await addEntries(tx, companyId, entries, { now, day: today })
    await tell(tx, companyId, gone, { word: 'rewards.notice-expired', day: today, now })
  }
  const told = await markTold(tx, companyId, today, months)
  if (told.length === 0) return
  const day = addDays(today, TOLD_AHEAD)
  const soon = await expiring(tx, companyId, { by: cameBy(day, months), employeeIds: told })
  await tell(tx, companyId, soon, { word: 'rewards.notice-expiring', day, now })
}

/** Nothing is lost or told of in a company that does without rewards. */
async function hasModule(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from company_modules where company_id = ${companyId} and module_id = ${modules.rewards}`.execute(tx)
  return rows.length > 0
}

type Telling = { readonly word: string; readonly day: PlainDate; readonly now: Date }

const tell = (tx: Tx, companyId: string, people: Awaited<ReturnType<typeof expiring>>, { word, day, now }: Telling) =>
  notifyEach(
    tx,
    companyId,
    people.flatMap(({ account_id, points }) =>
      account_id === null
        ? []
        : [
            {
              accountId: account_id,
              notice: { word, params: { count: points, day: { day } }, link: '/me/rewards?view=points', at: now },
            },
          ],
    ),
  )
