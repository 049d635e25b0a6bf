/** Overtime is claimed, changed while it waits, or deleted where it was entered by mistake. */
import { sql } from 'kysely'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { forgetRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { clockOf, hoursText } from '../model/claim.ts'
import { OVERTIME_KIND } from './claim-kind.ts'
import { type ClaimRow, claimById, lockPeople, type NewClaim, removeClaim, saveClaim } from './claim-store.ts'
import { type Asked, type Judged, judge, type Person } from './judge.ts'
import type { OvertimeNeeds } from './needs.ts'

export type Claimed = Asked & {
  readonly reason: string | null
  readonly confirmed: boolean
}
export type Work = {
  readonly tx: Tx
  readonly approvals: Approvals
  readonly acting: Acting
  readonly needs: OvertimeNeeds
}

export async function askOvertime(work: Work, employeeId: string, claimed: Claimed): Promise<string> {
  const { tx, approvals, acting } = work
  const claim = await judged(work, employeeId, claimed, newId(acting.now.getTime()), null)
  await saveClaim(tx, acting.companyId, claim, acting.session.accountId, acting.now)
  await sendRequests(tx, approvals, acting, OVERTIME_KIND, [requestOf(claim, acting)])
  return claim.id
}

export async function changeOvertime(work: Work, id: string, change: (row: ClaimRow) => Claimed): Promise<void> {
  const { tx, approvals, acting } = work
  const row = await hold(work, id)
  if (row.status !== 'pending') throw new Refusal(problem('overtime.change-pending'))
  const claim = await judged(work, row.employee_id, change(row), id, id)
  await saveClaim(tx, acting.companyId, claim, acting.session.accountId, acting.now)
  await sendAgain(tx, approvals, acting, OVERTIME_KIND, requestOf(claim, acting))
}

export async function removeOvertime(work: Work, id: string): Promise<ClaimRow> {
  const { tx, approvals, acting } = work
  const row = await hold(work, id)
  if (row.status === 'approved') throw new Refusal(problem('overtime.delete-approved'))
  if (acting.now.getTime() - new Date(row.created_at).getTime() > HOUR)
    throw new Refusal(problem('overtime.delete-late'))
  await removeClaim(tx, acting.companyId, id)
  await forgetRequest(tx, approvals, acting, id)
  return row
}

/** The request first and then its person, as deciding holds them. */
async function hold({ tx, acting: { companyId } }: Work, id: string): Promise<ClaimRow> {
  await lockRequests(tx, companyId, [id])
  const known = await claimById(tx, companyId, id)
  if (!known) throw new Refusal(notFound())
  await lockPeople(tx, companyId, [known.employee_id])
  const row = await claimById(tx, companyId, id)
  if (!row) throw new Refusal(notFound())
  return row
}

export async function personById(tx: Tx, companyId: string, id: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select id, joined_on, left_on from employees where company_id = ${companyId} and id = ${id}`.execute(tx)
  const [person] = rows
  if (!person) throw new Refusal(problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } }))
  return person
}

async function judged(
  work: Work,
  employeeId: string,
  claimed: Claimed,
  id: string,
  except: string | null,
): Promise<NewClaim> {
  const { tx, acting, needs } = work
  await lockPeople(tx, acting.companyId, [employeeId])
  const person = await personById(tx, acting.companyId, employeeId)
  const found = await judge(tx, needs, { companyId: acting.companyId, person, except }, claimed)
  const refused = refusalOf(found)
  if (refused) throw new Refusal(refused)
  if (found.questions.length > 0 && !claimed.confirmed) throw new Refusal(question(found, acting))
  return {
    ...{ id, employee_id: employeeId, date: claimed.date, ...found.span, break_minutes: claimed.breakMinutes },
    ...{ minutes: found.minutes, day_type: found.known.day.type, reason: claimed.reason },
    compensation: claimed.compensation,
    voluntary_without_pay: claimed.voluntaryWithoutPay,
    emergency: claimed.emergency,
    by_agreement: found.questions.includes('overtime.over-4000'),
  }
}

function refusalOf({ faults }: Judged) {
  const [first] = Object.values(faults).flat()
  const errors = Object.fromEntries(
    Object.entries(faults).map(([field, found]) => [field, found.map(({ word: key, params }) => ({ key, params }))]),
  )
  return first && problem(first.word, { params: first.params, errors })
}

const question = ({ questions }: Judged, { say, language }: Acting) =>
  problem('overtime.confirm', {
    status: 409,
    data: questions.map((word) => say(language, word)),
    extra: { confirm_required: true },
  })

/** As the engine knows it. */
export function requestOf(claim: NewClaim, { say }: Acting) {
  const told = (language: 'en' | 'zh-Hant') => ({
    title: say(language, 'overtime.kind'),
    detail: say(language, 'overtime.told', {
      day: dayText(claim.date, language),
      from: clockOf(claim.starts),
      to: clockOf(claim.ends),
      hours: hoursText(claim.minutes),
    }),
  })
  return {
    id: claim.id,
    aboutId: claim.employee_id,
    type: null,
    length: claim.minutes / 60,
    amount: null,
    from: claim.date,
    to: claim.date,
    told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
  }
}

const HOUR = 3_600_000
