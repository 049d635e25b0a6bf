/** What those who keep a kind of request, and those who decide, do with it. */

import type { z } from 'zod'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { record } from '#platform/activity/server/activity.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { isMarked, notFound, reply } from '#platform/http/server/answers.ts'
import type { Deciding, Decision, requestQuery } from '../contract-types.ts'
import { ask, change, remove } from './ask.ts'
import { decideOwnList } from './decide-own-list.ts'
import { byIds } from './listings.ts'
import { me } from './own-calls.ts'
import type { Asking, AskingById, RequestPort, RequestTypes } from './port.ts'
import { readingOf } from './reading.ts'

type Listed = Asking & { readonly query: z.output<typeof requestQuery> }
type Decided = Asking & { readonly params: z.output<typeof Decision>; readonly body: z.output<typeof Deciding> }

export function keepersCalls<T extends RequestTypes>(approvals: Approvals, port: RequestPort<T>) {
  const { workOn, answered } = readingOf(approvals, port)
  const { kind, words } = port
  return {
    async list(call: Listed) {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
        const book = await port.context(tx, call)
        const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
        const where = port.filtered(call.query, book.today)
        const rows = await port.load(tx, call.company.companyId, { where, paging })
        const ids = rows.map(({ id }) => id)
        const may = await mayOfEach(tx, approvals, acting, ids)
        const views = rows.map((row) => ({ ...port.view(row, book, call), may: may.get(row.id) ?? {} }))
        return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
      })
    },

    async one(call: AskingById) {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.read(async (tx) => {
        const [row] = await port.load(tx, call.company.companyId, byIds([id]))
        if (!row || !(await detailOf(tx, approvals, acting, id))) return notFound()
        const book = await port.context(tx, call)
        return { ...port.view(row, book, call), ...(await port.beside(tx, row, book, call)) }
      })
    },

    /** For oneself where nobody is named. */
    async create(call: Asking, employeeId: string | undefined, asked: T['asked']) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const whose = employeeId ?? (await me(port, tx, call)).id
        const work = await workOn(tx, call, acting)
        const [id = ''] = await ask(port, work, [whose], asked)
        const sent = await answered(tx, call, id, words.sent, work.book)
        if (isMarked(sent, 'reply')) await record(tx, acting.companyId, [port.entry('sent', sent.data)], acting)
        return sent
      })
    },

    async award(call: Asking, people: readonly string[], asked: T['asked']) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const ids = await ask(port, work, [...new Set(people)], asked)
        const rows = await port.load(tx, acting.companyId, byIds(ids))
        const views = rows.map((row) => port.view(row, work.book, call))
        const sent = reply(views, { messageKey: words.entered, params: { count: views.length } })
        const entries = views.map((view) => port.entry('sent', view))
        await record(tx, acting.companyId, entries, acting)
        return sent
      })
    },

    /** What is not changed stays: `changed` is given what there is. */
    async change(call: AskingById, changed: (row: T['row']) => T['asked']) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        await change(port, await workOn(tx, call, acting), call.params.id, changed)
        const saved = await answered(tx, call, call.params.id, words.changed)
        if (isMarked(saved, 'reply')) await record(tx, acting.companyId, [port.entry('changed', saved.data)], acting)
        return saved
      })
    },

    async remove(call: AskingById) {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const work = await workOn(tx, call, acting)
        const row = await remove(port, work, call.params.id)
        const { after, ...entry } = port.entry('removed', port.view(row, work.book, call))
        await record(tx, acting.companyId, [{ ...entry, ...(after && { before: after }) }], acting)
        return null
      })
    },

    decide(call: Decided) {
      const { decision } = call.params
      const { ids, reason, confirm: confirmed = false } = call.body
      const nothing = kind.nothingToMove[decision]
      return decideOwnList(approvals, call, { ids, decision, reason, confirmed, kind: kind.name, nothing })
    },
  }
}
