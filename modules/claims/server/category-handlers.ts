import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { categories, category, categoryList, changeCategory, createCategory } from '../contract/categories.ts'
import { wrong } from './acting.ts'
import { groupsOf, categories as kept } from './claim-store.ts'

export const categoryHandlers: readonly Handler[] = [
  on(categories, ({ company }) => company.read((tx) => kept.rows(tx, company.companyId))),
  on(categoryList, ({ company }) => company.read((tx) => kept.rows(tx, company.companyId))),

  on(category, ({ company, params }) =>
    company.read(async (tx) => (await kept.one(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(createCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { name, is_active = true, claim_group_id, is_private = false } = call.body
      await demandGroup(tx, companyId, claim_group_id)
      const made = { id: newId(), name, is_active, claim_group_id, is_private, is_travel: false }
      await kept.add(tx, call, made, { name, is_active, is_private })
      return reply(made, { messageKey: 'claims.stored' })
    }),
  ),

  on(changeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await kept.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      if (call.body.claim_group_id) await demandGroup(tx, companyId, call.body.claim_group_id)
      const after = await kept.change(tx, call, before, { ...before, ...call.body })
      return reply(after, { messageKey: 'claims.stored' })
    }),
  ),
]

async function demandGroup(tx: Tx, companyId: string, id: string): Promise<void> {
  const [found] = await groupsOf(tx, companyId, id)
  if (!found) throw new Refusal(wrong('claim_group_id', 'claims.unknown-group'))
}
