/** Several claims sent as one submission: all of them, or none. Also one that another part of the product puts in. */

import { holdPeople } from '#modules/employees/server/public.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { type FieldText, notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Work } from '#platform/requests/server/port.ts'
import type { ClaimNeeds } from '../needs.ts'
import type { ClaimAsked } from './asked.ts'
import { saveClaims } from './claim-rows.ts'
import { judging } from './judging.ts'
import { CLAIM_KIND } from './kind.ts'
import { type ClaimTypes, judgedOf, onWork, requestOf, storedOf } from './port.ts'
import { words } from './words.ts'

type Sending = {
  readonly confirmed: boolean | undefined
  /** What stands before the field that is wrong. */
  readonly under?: (at: number) => string
}

/** The ids of what was stored, in their order. */
export async function sendTogether(
  work: Work<ClaimTypes>,
  needs: ClaimNeeds,
  employeeId: string,
  all: readonly ClaimAsked[],
  { confirmed, under = (at) => `claims.${at}.` }: Sending,
): Promise<string[]> {
  const { tx, approvals, acting } = work
  const { companyId, now, session } = acting
  const person = (await holdPeople(tx, companyId, [employeeId])).get(employeeId)
  if (!person) throw new Refusal(notFound())
  const wishes = all.map((asked) => ({ person, asked }))
  const judge = await judging({ ...onWork(work), needs, changed: null }, wishes)
  const submission = newId(now.getTime())
  const judged = all.map((asked) =>
    judgedOf(work, judge(person, asked), person, asked, { id: newId(now.getTime()), submission }),
  )
  const errors = Object.fromEntries(
    judged.flatMap(({ faults }, at) =>
      Object.entries(faults).map(([field, texts]) => [`${under(at)}${field}`, texts] as const),
    ),
  )
  const [first] = Object.values(errors).flat()
  if (first) throw new Refusal(refusalOf(first, errors))
  const asks = [...new Set(judged.flatMap(({ asks: lines }) => lines))]
  if (asks.length > 0 && !confirmed)
    throw new Refusal(problem(words.confirm, { status: 409, data: asks, extra: { confirm_required: true } }))
  const fresh = judged.map(({ one }) => one)
  await saveClaims(tx, companyId, fresh.map(storedOf), { by: session.accountId, now })
  await sendRequests(
    tx,
    approvals,
    acting,
    CLAIM_KIND,
    fresh.map((one) => requestOf(one, acting)),
  )
  return fresh.map(({ id }) => id)
}

function refusalOf(first: FieldText, errors: Readonly<Record<string, readonly FieldText[]>>) {
  return typeof first === 'string' ? problem(first, { errors }) : problem(first.key, { errors, params: first.params })
}
