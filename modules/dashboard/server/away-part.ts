/** Who is away: approved leave of today and the six days after. */
import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import { approvedAway } from '#modules/leave/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

const WEEK_DAYS = 6

/** Everybody's for the roles of leave, their team's for those who lead one. */
export async function awayPart(tx: Tx, session: LiveSession, companyId: string, today: PlainDate) {
  if (!mayEnter(session, 'leave.team')) return null
  const who = mayEnter(session, 'leave') ? sql`true` : withinTeam(companyId, session.accountId)
  const week = await approvedAway(tx, companyId, { from: today, to: addDays(today, WEEK_DAYS), who })
  return { today: new Set(week.filter(({ from }) => from <= today).map((one) => one.employee_id)).size, week }
}
