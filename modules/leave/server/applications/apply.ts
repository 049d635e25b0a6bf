/** Leave is asked for: looked at while its people are held, charged to their lots, and sent to whoever decides. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { type NewRequest, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { amountOf } from '../../model/halves.ts'
import { type LeaveType, nameIn } from '../../model/leave-type.ts'
import { amountText } from '../amount-text.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import { insertLots, plainLot } from '../ledger/lot-store.ts'
import { rulesOf } from '../ledger/rules.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import { insertApplications, type NewApplication, takeAttachments } from './application-store.ts'
import { type Plan, planOf, type Request } from './plan.ts'
import { planFacts } from './plan-facts.ts'
import { settleAccounts } from './recount-linked.ts'

export const LEAVE_KIND = 'leave'

export type Applying = {
  readonly people: readonly string[]
  readonly request: Request
  readonly isOwn: boolean
  readonly batchId: string | null
}

export type Planned = { readonly person: LeavePerson; readonly plan: Plan; readonly id: string }

/** The ids of what was stored, one for each person; refused whole where it is wrong for anybody. */
export async function applyFor(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  book: LeaveBook,
  { people: ids, request, isOwn, batchId }: Applying,
): Promise<string[]> {
  const { companyId } = book
  const people = await lockPeople(tx, companyId, ids)
  if (ids.some((id) => !people.has(id))) throw refused({ employee_id: ['http.unknown-id'] })
  await grantThrough(tx, book, request.asked.to, ids)
  const rules = await rulesOf(tx, book)
  const facts = await planFacts(tx, book, ids, request.asked)
  const planned: Planned[] = []
  for (const person of people.values()) {
    const plan = planOf(book, rules, facts, person, request, isOwn)
    if (!plan) throw refused({ type_id: ['http.unknown-id'] })
    if (Object.keys(plan.faults).length > 0) throw refusalOf(plan, person, batchId !== null, acting)
    planned.push({ person, plan, id: newId(acting.now.getTime()) })
  }
  await grantEvents(tx, book, planned, request)
  const all = planned.flatMap(({ person, plan, id }) => applicationsOfPlan(plan, person, id, request, acting, batchId))
  await insertApplications(tx, companyId, acting.now, all)
  for (const { id } of planned) {
    const isTaken = await takeAttachments(tx, companyId, acting.session.accountId, request.attachments, id)
    if (!isTaken) throw refused({ attachment_ids: ['http.unknown-id'] })
  }
  const accounts = all.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id }))
  await settleAccounts(tx, book, rules, accounts)
  await sendRequests(
    tx,
    approvals,
    acting,
    LEAVE_KIND,
    planned.map((one) => requestFor(one, request, acting)),
  )
  return planned.map(({ id }) => id)
}

/** As the engine knows it. */
export const requestFor = ({ person, plan, id }: Planned, request: Request, acting: Acting): NewRequest => ({
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
  planned: readonly { readonly person: LeavePerson; readonly plan: Plan }[],
  request: Request,
): Promise<void> {
  const lots = planned.flatMap(({ person, plan: { type, eventLot } }) =>
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
  { type, days, total, linked }: Plan,
  person: LeavePerson,
  id: string,
  { asked, eventDate, variant, reason }: Request,
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
    return { title: nameIn(language, type as LeaveType), detail: `${[...new Set(days)].join(' – ')}, ${amount}` }
  }
  return { en: in_('en'), 'zh-Hant': in_('zh-Hant') }
}
