/**
 * What HRD Corp pays for is told to whoever keeps training, once each: that a session begins soon and no grant stands
 * with it, and, thirty days before, that the costs of one can soon no longer be claimed.
 */
import { sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { GRANT_AHEAD, hrdClaimBy, isHrdDue } from '../model/session.ts'

/** Longer than the months in which it can be claimed. */
const LOOK_BACK = 190

export const hrdReminders: DailyWork = {
  name: 'training.hrd-claims',
  at: '08:00',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => remind(tx, companyId, today, clock.now())),
}

type Row = { readonly id: string; readonly name: string; readonly starts_on: PlainDate; readonly ends_on: PlainDate }
type Due = { readonly id: string; readonly word: string; readonly course: string; readonly day: PlainDate }

async function remind(tx: Tx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const { country } = await companyFacts(tx, companyId)
  if (country !== 'MY') return
  const due = [...(await grantsMissing(tx, companyId, today)), ...(await claimsDue(tx, companyId, today))]
  if (due.length === 0) return
  const accounts = await accountsInRoles(tx, companyId, [...areas['training.courses'].roles])
  const told = accounts.flatMap((accountId) =>
    due.map(({ id, word, course, day }) => ({
      accountId,
      notice: { word, params: { course, day: { day } }, link: `/app/training?tab=sessions&open=${id}`, at: now },
    })),
  )
  await notifyEach(tx, companyId, told)
}

async function grantsMissing(tx: Tx, companyId: string, today: PlainDate): Promise<Due[]> {
  const { rows } = await sql<Row>`
    update training_sessions s set hrd_grant_reminded_on = ${today} from training_courses c
    where s.company_id = ${companyId} and c.company_id = s.company_id and c.id = s.course_id and c.hrd_claimable
      and coalesce(s.hrd_grant_no, '') = '' and s.hrd_grant_reminded_on is null and s.closed_on is null
      and s.starts_on between ${addDays(today, 1)} and ${addDays(today, GRANT_AHEAD)}
    returning s.id, c.name, s.starts_on, s.ends_on`.execute(tx)
  return rows.map(({ id, name, starts_on }) => ({
    id,
    word: 'training.hrd-grant-missing',
    course: name,
    day: starts_on,
  }))
}

async function claimsDue(tx: Tx, companyId: string, today: PlainDate): Promise<Due[]> {
  const { rows } = await sql<Row>`
    select s.id, c.name, s.starts_on, s.ends_on from training_sessions s
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    where s.company_id = ${companyId} and c.hrd_claimable and s.hrd_claimed_on is null and s.hrd_reminded_on is null
      and s.ends_on between ${addDays(today, -LOOK_BACK)} and ${today}
    order by s.ends_on, s.id for update of s`.execute(tx)
  const due = rows.flatMap(({ id, name, ends_on }) => {
    const claimBy = hrdClaimBy('MY', true, plainDateOf(ends_on))
    return claimBy && isHrdDue(claimBy, today)
      ? [{ id, word: 'training.hrd-claim-due', course: name, day: claimBy }]
      : []
  })
  await sql`update training_sessions set hrd_reminded_on = ${today}
            where company_id = ${companyId} and id = any(${due.map(({ id }) => id)}::uuid[])`.execute(tx)
  return due
}
