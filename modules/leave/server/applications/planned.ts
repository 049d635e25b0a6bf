/** What planned leave becomes: rows, the request as the engine knows it, or the reason why not. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { NewRequest } from '#platform/approvals/server/deciding/send.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { amountOf } from '../../model/halves.ts'
import { type LeaveType, nameIn } from '../../model/leave-type.ts'
import { amountText } from '../amount-text.ts'
import type { LeaveBook } from '../book.ts'
import { insertLots, plainLot } from '../ledger/lot-store.ts'
import type { LeavePerson } from '../people.ts'
import type { NewApplication } from './application-store.ts'
import type { Plan, Request } from './plan.ts'

export const LEAVE_KIND = 'leave'

export type Planned = {
  readonly person: LeavePerson
  readonly plan: Plan
  readonly id: string
  readonly request: Request
}

/** As the engine knows it. */
export const requestFor = ({ person, plan, id, request }: Planned, acting: Acting): NewRequest => ({
  id,
  aboutId: person.id,
  type: plan.type.id,
  length: amountOf(plan.total),
  amount: null,
  from: request.asked.from,
  to: request.asked.to,
  told: toldOf(plan, request, acting),
})

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('http.invalid', { errors }))

/** The first fault is the sentence; of many people it says whose. */
export function refusalOf({ faults }: Plan, person: LeavePerson, isBatch: boolean, { say, language }: Acting): Refusal {
  const [first = 'http.invalid'] = Object.values(faults).flat()
  if (!isBatch) return new Refusal(problem(first, { errors: faults }))
  const data = [`${person.full_name}: ${say(language, first)}`]
  return new Refusal(problem('leave.batch-refused', { errors: faults, data, params: { name: person.full_name } }))
}

export async function grantEvents(
  tx: Tx,
  { companyId }: LeaveBook,
  planned: readonly Omit<Planned, 'id'>[],
): Promise<void> {
  const lots = planned.flatMap(({ person, plan: { type, eventLot }, request }) =>
    eventLot === null
      ? []
      : [
          {
            ...plainLot,
            id: newId(),
            employee_id: person.id,
            type_id: type.id,
            kind: 'event' as const,
            halves: eventLot.halves,
            valid_from: eventLot.from,
            expires_on: eventLot.to,
            event_date: request.eventDate,
            variant: request.variant,
          },
        ],
  )
  if (lots.length > 0) await insertLots(tx, companyId, lots)
}

export function applicationsOfPlan(
  { person, id, plan: { type, days, total, linked }, request: { asked, eventDate, variant, reason } }: Planned,
  { session }: Acting,
  batchId: string | null,
): NewApplication[] {
  const base = {
    employee_id: person.id,
    from_date: asked.from,
    to_date: asked.to,
    from_part: asked.fromPart,
    to_part: asked.toPart,
    start_minute: asked.hours?.startMinute ?? null,
    hours: asked.hours?.halves ?? null,
    event_date: eventDate,
    variant,
    status: 'pending' as const,
    entered_by: session.accountId,
    batch_id: batchId,
  }
  const own = { ...base, id, type_id: type.id, paid: type.paid, parent_id: null, charge: total, reason, days }
  if (linked === null) return [own]
  const charged = new Map<PlainDate, number>(linked.days.map(({ date, charge }) => [date, charge]))
  const theirs = days.flatMap((day) => (charged.has(day.date) ? [{ ...day, charge: charged.get(day.date) ?? 0 }] : []))
  const charge = linked.days.reduce((sum, day) => sum + day.charge, 0)
  const { id: type_id, paid } = linked.type
  return [own, { ...base, id: newId(), type_id, paid, parent_id: id, charge, reason: null, days: theirs }]
}

function toldOf({ type, total }: Plan, { asked }: Request, { say }: Acting) {
  const in_ = (language: 'en' | 'zh-Hant') => {
    const days = [asked.from, asked.to].map((day) => dayText(day, language))
    const amount = amountText(say, language, type.unit, total)
    return {
      title: nameIn(language, type as LeaveType),
      detail: [[...new Set(days)].join(' – '), amount].join(say(language, 'leave.comma')),
    }
  }
  return { en: in_('en'), 'zh-Hant': in_('zh-Hant') }
}
