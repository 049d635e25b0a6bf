import { sql } from 'kysely'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { addDays } from '#kernel/plain-date.ts'
import { type Acting, actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { undoOffer } from '#platform/approvals/server/deciding/take-back.ts'
import { whoDecides } from '#platform/approvals/server/deciding/who-decides.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { answerOf } from '#platform/approvals/server/handlers/decision-handlers.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  application,
  applications,
  batchApplications,
  createApplication,
  decideApplications,
  previewApplication,
  removeApplication,
} from '../../contract/applications.ts'
import { amountOf } from '../../model/halves.ts'
import { type LeaveBook, leaveBook } from '../book.ts'
import { nothingToMove } from '../kind.ts'
import { grantThrough } from '../ledger/granting.ts'
import { rulesOf } from '../ledger/rules.ts'
import { log } from '../log.ts'
import { type LeavePerson, peopleAmong } from '../people.ts'
import { inSight } from '../sight.ts'
import { typesOf } from '../types/type-store.ts'
import type { Reading } from '../types/type-view.ts'
import { filtered } from './application-filter.ts'
import {
  type ApplicationRow,
  applicationsOf,
  attachmentsOf,
  awayWith,
  daysOfApplication,
  listedApplications,
} from './application-store.ts'
import { applicationView, dayView, previewView } from './application-view.ts'
import { applyFor } from './apply.ts'
import { balanceBeside } from './balance-beside.ts'
import { removeApplication as remove } from './change-application.ts'
import { type Plan, planOf, type Request } from './plan.ts'
import { planFacts } from './plan-facts.ts'
import { LEAVE_KIND } from './planned.ts'
import { requestOf } from './request-of.ts'

const BATCH_DAYS = 16

export const applicationHandlers = (approvals: Approvals): readonly Handler[] => [
  on(applications, async (call) => {
    const acting = await actingOf(call)
    return call.company.read(async (tx) => {
      const { company, query, session } = call
      const book = await leaveBook(tx, call)
      const { page, per_page: perPage = PER_PAGE_DEFAULT } = query
      const rows = await listedApplications(tx, company.companyId, {
        where: sql`${inSight(session, company.companyId)} and ${filtered(query, book)}`,
        paging: page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage },
      })
      const types = await typeMap(tx, company.companyId)
      const may = await mayOfEach(tx, approvals, acting, [...new Set(rows.map(decidedWith))])
      const views = rows.map((row) => ({
        ...applicationView(row, types, book, call),
        may: may.get(decidedWith(row)) ?? {},
      }))
      return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
    })
  }),

  on(application, async (call) => {
    const acting = await actingOf(call)
    return call.company.read(async (tx) => {
      const { companyId } = call.company
      const [row] = await applicationsOf(tx, companyId, [call.params.id])
      // One that the law created with another is seen by whoever sees that.
      const request = row && (await detailOf(tx, approvals, acting, row.parent_id ?? row.id))
      if (!row || !request) return notFound()
      const book = await leaveBook(tx, call)
      const types = await typeMap(tx, companyId)
      const linked = await listedApplications(tx, companyId, { where: sql`a.parent_id = ${row.id}`, paging: undefined })
      return {
        ...applicationView(row, types, book, call),
        days: (await daysOfApplication(tx, companyId, row.id)).map((day) => dayView(day, call)),
        attachment_files: await attachmentsOf(tx, companyId, row.id),
        linked: linked.map((one) => {
          const { id, label, total, status } = applicationView(one, types, book, call)
          return { id, label, amount: total, status }
        }),
        ...(await awayWith(tx, companyId, row.employee_id, row.from_date, row.to_date)),
        balance: await balanceBeside(tx, book, row, types.get(row.type_id), call),
        waits_for: request.waits_for,
        waits_since: request.waits_since,
        asked: request.asked,
        may: request.may,
      }
    })
  }),

  on(previewApplication, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const person = (await peopleAmong(tx, call.company.companyId, [call.body.employee_id])).get(call.body.employee_id)
      if (!person) return unknownPerson()
      const { employee_id: _, ...body } = call.body
      return preview(tx, approvals, acting, await leaveBook(tx, call), person, requestOf(body), false)
    })
  }),

  on(createApplication, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const { employee_id, ...body } = call.body
      const isOwn =
        (await peopleAmong(tx, book.companyId, [employee_id])).get(employee_id)?.account_id === acting.session.accountId
      const wish = { acting, people: [employee_id], request: requestOf(body), isOwn, batchId: null }
      const ids = await applyFor(tx, approvals, book, wish)
      const [view] = await viewsOf(tx, book, ids, call)
      if (!view) return notFound()
      const sent = reply(view, { messageKey: 'leave.sent' })
      await log(tx, call, sentEntry(view))
      return sent
    })
  }),

  on(removeApplication, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const types = await typeMap(tx, book.companyId)
      const view = applicationView(await remove(tx, approvals, acting, book, call.params.id), types, book, call)
      await log(tx, call, { action: 'leave.removed', subject: subjectOf(view), before: told(view) })
      return null
    })
  }),

  on(batchApplications, async (call) => {
    const { employee_ids, ...body } = call.body
    if (addDays(body.from, BATCH_DAYS) <= body.to)
      return problem('leave.batch-too-long', { errors: { to: ['leave.batch-too-long'] } })
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const people = [...new Set(employee_ids)]
      // A proof tells of one person, and is kept with that one's leave.
      if (people.length > 1 && body.attachment_ids.length > 0)
        return problem('leave.batch-proof', { errors: { attachment_ids: ['leave.batch-proof'] } })
      const wish = { acting, people, request: requestOf(body), isOwn: false, batchId: newId() }
      const ids = await applyFor(tx, approvals, book, wish)
      const views = await viewsOf(tx, book, ids, call)
      const sent = reply(views, { messageKey: 'leave.batch-sent', params: { count: views.length } })
      await log(tx, call, ...views.map(sentEntry))
      return sent
    })
  }),

  on(decideApplications, async (call) => {
    const { company, params, body } = call
    const acting = await actingOf(call)
    return company.transaction(async (tx) => {
      const outcomes = await decide(tx, approvals, acting, {
        ids: body.ids,
        decision: params.decision,
        reason: body.reason || null,
        confirmed: body.confirm,
        answersAsked: false,
        kind: LEAVE_KIND,
      })
      // With nobody's own decision to explain, it is said that there was nothing to move.
      const nothing = nothingToMove[params.decision] ?? 'approvals.nothing-to-decide'
      const isOther = outcomes.every(
        ({ problem: why }) => why?.code === 'approvals.other-state' || why?.code === 'approvals.decided-before',
      )
      if (isOther) return problem(nothing)
      const offer = await undoOffer(tx, approvals, call, outcomes)
      return answerOf(outcomes, call, nothing, offer)
    })
  }),
]

/** What the law created beside another leave is decided with that one. */
const decidedWith = ({ id, parent_id }: ApplicationRow): string => parent_id ?? id

const unknownPerson = () => problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } })

export async function preview(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  book: LeaveBook,
  person: LeavePerson,
  request: Request,
  isOwn: boolean,
) {
  await grantThrough(tx, book, request.asked.to, [person.id])
  const facts = await planFacts(tx, book, [person.id], request.asked)
  const plan = planOf(book, await rulesOf(tx, book), facts, person, request, isOwn)
  return previewOf(tx, approvals, acting, book, person, request, plan)
}

export async function previewOf(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  book: LeaveBook,
  person: LeavePerson,
  request: Request,
  plan: Plan | undefined,
) {
  if (!plan) return problem('http.invalid', { errors: { type_id: ['http.unknown-id'] } })
  const beside = await awayWith(tx, book.companyId, person.id, request.asked.from, request.asked.to)
  const asked = { aboutId: person.id, type: plan.type.id, length: amountOf(plan.total), amount: null }
  const goesTo = await whoDecides(tx, approvals, acting, LEAVE_KIND, asked)
  return previewView(plan, { ...beside, goesTo }, acting)
}

export async function viewsOf(tx: Tx, book: LeaveBook, ids: readonly string[], reading: Reading) {
  const types = await typeMap(tx, book.companyId)
  return (await applicationsOf(tx, book.companyId, ids)).map((row) => applicationView(row, types, book, reading))
}

export const typeMap = async (tx: Tx, companyId: string) =>
  new Map((await typesOf(tx, companyId)).map((type) => [type.id, type]))

type View = Awaited<ReturnType<typeof viewsOf>>[number]
export const subjectOf = (view: View) => ({ kind: 'leave', id: view.id, name: `${view.full_name}: ${view.label}` })
/** What the log tells of it. */
export const told = ({
  label,
  from,
  to,
  from_part,
  to_part,
  hours,
  total,
  event_date,
  variant,
  reason,
  status,
}: View) => ({
  type: label,
  from,
  to,
  from_part,
  to_part,
  hours,
  total,
  event_date,
  variant,
  reason,
  status,
})

export const sentEntry = (view: View) => ({
  action: 'leave.sent',
  subject: subjectOf(view),
  after: { from: view.from, to: view.to, total: view.total },
})
