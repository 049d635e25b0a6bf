/** Interviews to come that somebody who leaves leads go to somebody else; calendars of both follow. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { candidatesOf } from '../candidate-store.ts'
import { interviewsOf } from './interview-store.ts'
import { type InvitingLeaders, inviteLeaders } from './invite.ts'

async function toCome(tx: Tx, companyId: string, employeeId: string, now: Date, hold = false) {
  const all = await interviewsOf(tx, companyId, { ledBy: employeeId }, hold)
  return all.filter(
    ({ status, starts_at, cards }) =>
      status === 'planned' &&
      new Date(starts_at).getTime() > now.getTime() &&
      !cards.some(({ employee_id }) => employee_id === employeeId),
  )
}

/** By whom they are with. */
export async function interviewsLedBy(tx: Tx, companyId: string, employeeId: string, now: Date) {
  const found = await toCome(tx, companyId, employeeId, now)
  if (found.length === 0) return []
  const rows = await candidatesOf(tx, companyId, { ids: found.map(({ candidate_id }) => candidate_id) })
  return rows.map(({ full_name }) => full_name)
}

export async function handInterviewsOver(tx: Tx, call: InvitingLeaders, from: string, to: string): Promise<void> {
  const { companyId } = call.company
  const found = await toCome(tx, companyId, from, call.clock.now(), true)
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await sql`
    insert into interviewers (company_id, interview_id, employee_id)
    select ${companyId}, unnest(${ids}::uuid[]), ${to} on conflict do nothing`.execute(tx)
  await sql`
    delete from interviewers where company_id = ${companyId} and employee_id = ${from}
      and interview_id = any(${ids}::uuid[])`.execute(tx)
  const now = new Map((await interviewsOf(tx, companyId, { ledBy: to })).map((one) => [one.id, one]))
  const rows = await candidatesOf(tx, companyId, { ids: found.map(({ candidate_id }) => candidate_id) })
  const candidates = new Map(rows.map((row) => [row.id, row]))
  await sql`
    update interviews set sequence = sequence + 1
    where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  const each = found.flatMap((former) => {
    const candidate = candidates.get(former.candidate_id)
    const led = now.get(former.id)
    if (!candidate || !led) return []
    const of = { ...led, sequence: former.sequence + 1 }
    const gone = former.interviewers.filter(({ employee_id }) => employee_id === from)
    const comes = of.interviewers.filter(({ employee_id }) => employee_id === to)
    return [
      { of, candidate, telling: { method: 'CANCEL', word: 'left' } as const, people: gone },
      { of, candidate, telling: { method: 'REQUEST', word: 'planned' } as const, people: comes },
    ]
  })
  await inviteLeaders(tx, call, each)
}
