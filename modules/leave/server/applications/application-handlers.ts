import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { addDays } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { decideOwnList } from '#platform/requests/server/decide-own-list.ts'
import {
  application,
  applications,
  batchApplications,
  createApplication,
  decideApplications,
  previewApplication,
  removeApplication,
} from '../../contract/applications.ts'
import { leaveBook } from '../book.ts'
import { nothingToMove } from '../kind.ts'
import type { LeaveEngine } from '../needs.ts'
import { peopleAmong } from '../people.ts'
import { filteredApplications } from './application-filter.ts'
import {
  type ApplicationRow,
  applicationsBeside,
  applicationsOf,
  attachmentsOf,
  awayWith,
  daysOfApplication,
} from './application-store.ts'
import { applicationView, dayView } from './application-view.ts'
import { applyFor } from './apply.ts'
import { balanceBeside } from './balance-beside.ts'
import { removeApplication as remove } from './change-application.ts'
import { LEAVE_KIND } from './planned.ts'
import { preview } from './preview.ts'
import { requestOf } from './request-of.ts'
import { sentEntry, subjectOf, told, typeMap, viewsOf } from './shown-applications.ts'

const BATCH_DAYS = 16

export const applicationHandlers = (approvals: LeaveEngine): readonly Handler[] => [
  on(applications, async (call) => {
    const acting = await actingOf(call)
    return call.company.read(async (tx) => {
      const { company, query, session } = call
      const book = await leaveBook(tx, call)
      const { page, per_page: perPage = PER_PAGE_DEFAULT } = query
      const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
      const rows = await filteredApplications(tx, session, book, query, paging)
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
      const linked = await applicationsBeside(tx, companyId, row.id)
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
    const { decision } = call.params
    const { ids, reason, confirm: confirmed } = call.body
    const nothing = nothingToMove[decision]
    return decideOwnList(approvals, call, { ids, decision, reason, confirmed, kind: LEAVE_KIND, nothing })
  }),
]

/** What the law created beside another leave is decided with that one. */
const decidedWith = ({ id, parent_id }: ApplicationRow): string => parent_id ?? id

const unknownPerson = () => problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } })
