/** Types of recognition: added, changed, switched off, removed. */
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addBadge, badge, badges, changeBadge, removeBadge } from '../contract/badges.ts'
import type { Giver } from '../model/badge.ts'
import { badgeList, isGiven } from './badge-store.ts'

type Row = Awaited<ReturnType<typeof badgeList.rows>>[number]
export const badgeView = (row: Row) => ({ ...row, given_by: row.given_by as Giver })

export const badgeHandlers: readonly Handler[] = [
  on(badges, ({ company }) => company.read(async (tx) => (await badgeList.rows(tx, company.companyId)).map(badgeView))),
  on(badge, ({ company, params }) =>
    company.read(async (tx) => {
      const row = await badgeList.one(tx, company.companyId, params.id)
      return row ? badgeView(row) : notFound()
    }),
  ),
  on(addBadge, (call) =>
    call.company.transaction(async (tx) => {
      const made = await badgeList.add(tx, call, { id: newId(), standard: null, ...call.body })
      return reply(badgeView(made), { messageKey: 'rewards.saved' })
    }),
  ),
  on(changeBadge, (call) =>
    call.company.transaction(async (tx) => {
      const before = await badgeList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      const after = await badgeList.change(tx, call, before, { ...before, ...call.body })
      return reply(badgeView(after), { messageKey: 'rewards.saved' })
    }),
  ),
  on(removeBadge, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await badgeList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      if (before.standard !== null) return problem('rewards.type-standard')
      if (await isGiven(tx, companyId, before.id)) return problem('rewards.type-used')
      await badgeList.remove(tx, call, before)
      return reply(null, { messageKey: 'rewards.removed' })
    }),
  ),
]
