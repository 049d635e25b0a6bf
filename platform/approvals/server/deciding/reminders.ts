/** It is said again to those whom a request waits for: by the clock, as its step says, or because somebody asks for it. */
import { sql } from 'kysely'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Services } from '#platform/http/server/services.ts'
import { isOf } from '../../model/rights.ts'
import { type Acting, rightsOf } from '../acting.ts'
import { type Approvals, subjectOf } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import { lockRequests, requestsOf } from '../requests/request-row.ts'
import { namesTogether, seatName } from '../requests/seat-name.ts'
import { tasksOf } from '../requests/task-store.ts'
import { isUnreached } from '../unreached.ts'
import { type TellingOf, tell, tellingApprovers } from './telling.ts'

/** By the applicant, at most once a day. */
export async function remind(tx: Tx, approvals: Approvals, acting: Acting, id: string): Promise<Problem | undefined> {
  const { companyId, now, actor } = acting
  const [request] = await lockRequests(tx, companyId, [id])
  if (!request || request.step === null) return problem('approvals.nobody-waits')
  if (!isOf(request, await rightsOf(tx, acting))) return problem('approvals.not-yours')
  const open = (await tasksOf(tx, companyId, [id])).filter(({ state }) => state === 'open')
  if (open.length > 0 && open.every((seat) => isUnreached(seat, acting.unreached))) {
    const name = namesTogether(
      open.map((seat) => seatName(seat, acting)),
      acting,
    )
    return problem('approvals.nobody-signed-in', { params: { name } })
  }
  const reminded = await markReminded(tx, companyId, now, sql`t.request_id = ${id} and ${silentFor(now, 1)}`)
  if (reminded.length === 0) return problem('approvals.reminded-already')
  await addEvents(tx, companyId, now, [
    { request_id: id, event: 'reminded', account_id: actor.accountId, actor: actor.name },
  ])
  await tell(tx, approvals, acting, await tellingApprovers(tx, acting, [request], 'reminder'))
  const subject = subjectOf(approvals, request)
  await record(tx, companyId, [{ action: 'approvals.reminded', subject }], { actor, now })
  return undefined
}

type Means = Pick<Services, 'db' | 'clock'>
const PRODUCT = 'Kerja'

/** Of every company, what has waited as long as its step allows; each reminder is sent by one copy of the server. */
export async function remindOfWaiting({ db, clock }: Means, approvals: Approvals): Promise<number> {
  const now = clock.now()
  const companies = await db.system.read(async (tx) => {
    const { rows } = await sql<{ company_id: string; timezone_key: string }>`
      select distinct t.company_id, c.timezone_key from approval_tasks t join companies c on c.id = t.company_id
      where ${due(now)} and c.state = 'active'`.execute(tx)
    return rows
  })
  let sent = 0
  for (const { company_id: companyId, timezone_key: timezone } of companies) {
    sent += await db.forCompany(companyId).transaction(async (tx) => {
      const ids = [...new Set(await markReminded(tx, companyId, now, due(now)))]
      const by: TellingOf = { companyId, now, today: clock.today(timezone), actor: { accountId: null, name: PRODUCT } }
      const requests = await requestsOf(tx, companyId, ids)
      await addEvents(
        tx,
        companyId,
        now,
        ids.map((id) => ({ request_id: id, event: 'reminded', account_id: null, actor: PRODUCT })),
      )
      await tell(tx, approvals, by, await tellingApprovers(tx, by, requests, 'reminder'))
      return ids.length
    })
  }
  return sent
}

const silentFor = (now: Date, days: number | ReturnType<typeof sql<number>>) =>
  sql`coalesce(t.reminded_at, t.opened_at) <= ${now.toISOString()}::timestamptz - ${days} * interval '1 day'`

/** The step's own days; a seat of a wish to withdraw, which no chain knows, is reminded of after two. */
const due = (now: Date) => sql<boolean>`t.state = 'open' and exists (
  select from approval_requests r where r.company_id = t.company_id and r.id = t.request_id and r.step = t.step
    and ${silentFor(now, sql<number>`case when r.steps->t.step is null then 2 else (r.steps->t.step->>'remind_after_days')::integer end`)})`

async function markReminded(tx: Tx, companyId: string, now: Date, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ request_id: string }>`
    update approval_tasks t set reminded_at = ${now.toISOString()}
    where t.company_id = ${companyId} and t.state = 'open' and ${which} returning t.request_id`.execute(tx)
  return rows.map(({ request_id }) => request_id)
}
