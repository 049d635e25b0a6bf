/** Leave is asked for: looked at while its people are held, charged to their lots, and sent to whoever decides. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { sendOfEach } from '#platform/approvals/server/deciding/send.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Refusal } from '#platform/http/server/answers.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import { groupedBy } from '../ledger/reallocate.ts'
import { type Rules, rulesOf } from '../ledger/rules.ts'
import type { LeaveEngine } from '../needs.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import { freeAttachments, giveAttachments, insertApplications } from './application-store.ts'
import { planOf, type Request } from './plan.ts'
import { type PlanFacts, planFacts } from './plan-facts.ts'
import { applicationsOfPlan, grantEvents, LEAVE_KIND, type Planned, refusalOf, refused, requestFor } from './planned.ts'
import { settleAccounts } from './recount-linked.ts'

export type Wish = {
  readonly acting: Acting
  readonly people: readonly string[]
  readonly request: Request
  readonly isOwn: boolean
  readonly batchId: string | null
}

/** The ids of what was stored, one for each person; refused whole where it is wrong for anybody. */
export async function applyFor(
  tx: Tx,
  approvals: LeaveEngine,
  book: LeaveBook,
  wish: Wish,
): Promise<readonly string[]> {
  const [ids] = await applyEach(tx, approvals, book, [wish])
  if (ids === undefined || ids instanceof Error) throw ids
  return ids
}

/** Of several who ask at the same moment, each about other people: what was stored for each, or why nothing was. */
export async function applyEach(
  tx: Tx,
  approvals: LeaveEngine,
  book: LeaveBook,
  wishes: readonly Wish[],
): Promise<readonly (readonly string[] | Refusal)[]> {
  const { companyId } = book
  const ids = wishes.flatMap(({ people }) => people)
  const people = await lockPeople(tx, companyId, ids)
  // By leave years, so that nobody's far-off wish grants the others more than they asked about.
  const byYear = groupedBy(wishes, ({ request }) => leaveYearOf(request.asked.to, book.yearStart).to)
  for (const [day, within] of byYear)
    await grantThrough(
      tx,
      book,
      day as PlainDate,
      within.flatMap((wish) => wish.people),
    )
  const rules = await rulesOf(tx, book)
  const facts = await planFacts(tx, approvals, book, ids, spanOf(wishes))
  const free = await freeAttachments(
    tx,
    companyId,
    wishes.flatMap(({ request }) => request.attachments),
  )
  const outcomes = wishes.map((wish) => plannedOf(book, rules, facts, people, wish, free))
  const planned = outcomes.flatMap((outcome, at) => {
    const wish = wishes[at]
    return wish === undefined || outcome instanceof Error ? [] : outcome.map((one) => ({ ...one, wish }))
  })
  const [first] = planned
  if (first === undefined) return outcomes.map((outcome) => (outcome instanceof Error ? outcome : []))
  await grantEvents(tx, book, planned)
  const all = planned.flatMap((one) => applicationsOfPlan(one, one.wish.acting, one.wish.batchId))
  await insertApplications(tx, companyId, first.wish.acting.now, all)
  await giveAttachments(
    tx,
    companyId,
    planned.flatMap(({ id, request }) => request.attachments.map((file) => ({ file, application: id }))),
  )
  const accounts = all.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id }))
  await settleAccounts(tx, book, rules, accounts)
  const requests = planned.map((one) => ({ ...requestFor(one, one.wish.acting), by: one.wish.acting.actor }))
  await sendOfEach(tx, approvals, first.wish.acting, LEAVE_KIND, requests)
  return outcomes.map((outcome) => (outcome instanceof Error ? outcome : outcome.map(({ id }) => id)))
}

function plannedOf(
  book: LeaveBook,
  rules: Rules,
  facts: PlanFacts,
  people: ReadonlyMap<string, LeavePerson>,
  { acting, people: ids, request, isOwn, batchId }: Wish,
  free: ReadonlyMap<string, string>,
): readonly Planned[] | Refusal {
  if (ids.some((id) => !people.has(id))) return refused({ employee_id: ['http.unknown-id'] })
  const planned: Planned[] = []
  // In the order in which they are held, whatever order they were named in.
  for (const person of people.values()) {
    if (!ids.includes(person.id)) continue
    const plan = planOf(book, rules, facts, person, request, isOwn)
    if (!plan) return refused({ type_id: ['http.unknown-id'] })
    if (Object.keys(plan.faults).length > 0) return refusalOf(plan, person, batchId !== null, acting)
    planned.push({ person, plan, id: newId(acting.now.getTime()), request })
  }
  const isFree = request.attachments.every((file) => free.get(file) === acting.session.accountId)
  return isFree ? planned : refused({ attachment_ids: ['http.unknown-id'] })
}

function spanOf(wishes: readonly Wish[]) {
  const days = wishes.flatMap(({ request: { asked } }) => [asked.from, asked.to]).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) throw new Error('nobody asks for anything')
  return { from, to }
}
