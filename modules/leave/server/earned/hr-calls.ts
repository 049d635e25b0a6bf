/** What HR and managers do with earned days of one kind. */
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { isMarked, notFound, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type * as lieu from '../../contract/off-in-lieu.ts'
import type * as replacement from '../../contract/replacement-holiday.ts'
import { type Earning, earnedUntil } from '../../model/earned/earning.ts'
import { leaveBook } from '../book.ts'
import { decideOwnList } from '../decide-own-list.ts'
import { log } from '../log.ts'
import { typesOf } from '../types/type-store.ts'
import { askEarned, changeEarned, dayOfRow, type EarnedAsked, removeEarned } from './ask-earned.ts'
import { earnedKinds } from './earned-kind.ts'
import { type Base, readingOf, type WithId } from './earned-reading.ts'
import { type EarnedRow, earnedBeside, earnedById, earnedByIds, earnedDays } from './earned-store.ts'
import { earnedView, entryOf, filtered } from './earned-view.ts'
import { me } from './own-calls.ts'

const OTHERS = 10

export function hrCalls(approvals: Approvals, kind: Earning) {
  const { workOn, answered } = readingOf(approvals, kind)
  return {
    async list(call: Call<typeof lieu.list> | Call<typeof replacement.list>) {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
        const { today } = await leaveBook(tx, call)
        const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
        const rows = await earnedDays(tx, call.company.companyId, kind, { where: filtered(call.query, today), paging })
        const ids = rows.map(({ id }) => id)
        const may = await mayOfEach(tx, approvals, acting, ids)
        const views = rows.map((row) => ({ ...earnedView(row, today, call), may: may.get(row.id) ?? {} }))
        return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
      })
    },

    async one(call: WithId) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.read(async (tx) => {
        const { companyId } = call.company
        const row = await earnedById(tx, companyId, kind, id)
        if (!row || !(await detailOf(tx, approvals, acting, id))) return notFound()
        const { today } = await leaveBook(tx, call)
        const type = (await typesOf(tx, companyId)).find((one) => one.kind === kind)
        const others = await earnedBeside(tx, companyId, row, OTHERS)
        return {
          ...earnedView(row, today, call),
          would_expire_on:
            row.status === 'pending' ? earnedUntil(dayOfRow(row), today, type?.window_after ?? null) : null,
          others: others.map((other) => earnedView(other, today, call)),
        }
      })
    },

    async create(call: Base, employeeId: string | undefined, asked: EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const whose = employeeId ?? (await me(tx, call)).id
        const [id = ''] = await askEarned(await workOn(tx, call, acting), [whose], asked)
        const sent = await answered(tx, call, id, 'leave.sent')
        if (isMarked(sent, 'reply')) await log(tx, call, entryOf(`leave.${kind}-sent`, sent.data))
        return sent
      })
    },

    async award(call: Base, people: readonly string[], asked: EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const ids = await askEarned(work, [...new Set(people)], asked)
        const rows = await earnedByIds(tx, call.company.companyId, kind, ids)
        const views = rows.map((row) => earnedView(row, work.book.today, call))
        const sent = reply(views, { messageKey: 'leave.earned-awarded', params: { count: views.length } })
        await log(tx, call, ...views.map((view) => entryOf(`leave.${kind}-sent`, view)))
        return sent
      })
    },

    async change(call: WithId, change: (row: EarnedRow) => EarnedAsked) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        await changeEarned(await workOn(tx, call, acting), call.params.id, change)
        const saved = await answered(tx, call, call.params.id, 'leave.changed')
        if (isMarked(saved, 'reply')) await log(tx, call, entryOf(`leave.${kind}-changed`, saved.data))
        return saved
      })
    },

    async remove(call: WithId) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const view = earnedView(await removeEarned(work, call.params.id), work.book.today, call)
        const { action, subject, after } = entryOf(`leave.${kind}-removed`, view)
        await log(tx, call, { action, subject, before: after })
        return null
      })
    },

    decide(call: Call<typeof lieu.decide> | Call<typeof replacement.decide>) {
      const { decision } = call.params
      const { ids, reason } = call.body
      const nothing = earnedKinds.find(({ name }) => name === kind)?.nothingToMove[decision]
      return decideOwnList(approvals, call, { ids, decision, reason, confirmed: true, kind, nothing })
    },
  }
}
