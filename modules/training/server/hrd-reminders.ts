/** Thirty days before the costs of a course can no longer be claimed from HRD Corp, whoever keeps training is told, once. */
import { sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { hrdClaimBy, isHrdDue } from '../model/session.ts'

/** Longer than the months in which it can be claimed. */
const LOOK_BACK = 190

export const hrdReminders: DailyWork = {
  name: 'training.hrd-claims',
  at: '08:00',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => remind(tx, companyId, today, clock.now())),
}

type Row = { id: string; name: string; ends_on: PlainDate }

async function remind(tx: Tx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const { country } = await companyFacts(tx, companyId)
  if (country !== 'MY') return
  const { rows } = await sql<Row>`
    select s.id, c.name, s.ends_on from training_sessions s
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    where s.company_id = ${companyId} and c.hrd_claimable and s.hrd_claimed_on is null and s.hrd_reminded_on is null
      and s.ends_on between ${addDays(today, -LOOK_BACK)} and ${today}
    order by s.ends_on, s.id for update of s`.execute(tx)
  const due = rows.flatMap(({ id, name, ends_on }) => {
    const claimBy = hrdClaimBy(country, true, plainDateOf(ends_on))
    return claimBy && isHrdDue(claimBy, today) ? [{ id, name, claimBy }] : []
  })
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await sql`update training_sessions set hrd_reminded_on = ${today}
            where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  const roles = areas['training.courses'].roles
  const accounts = await accountsInRoles(tx, companyId, [...roles])
  const told = accounts.flatMap((accountId) =>
    due.map(({ id, name, claimBy }) => ({
      accountId,
      notice: {
        word: 'training.hrd-claim-due',
        params: { course: name, day: { day: claimBy } },
        link: `/app/training?tab=sessions&open=${id}`,
        at: now,
      },
    })),
  )
  await notifyEach(tx, companyId, told)
}
