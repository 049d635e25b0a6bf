import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { categories, category, categoryList, changeCategory, createCategory } from '../contract/categories.ts'
import { log, unlessTaken, wrong } from './acting.ts'
import { categoriesOf, groupsOf, heldCategory, insertCategory, saveCategory } from './claim-store.ts'

export const categoryHandlers: readonly Handler[] = [
  on(categories, ({ company }) => company.read((tx) => categoriesOf(tx, company.companyId))),
  on(categoryList, ({ company }) => company.read((tx) => categoriesOf(tx, company.companyId))),

  on(category, ({ company, params }) =>
    company.read(async (tx) => (await categoriesOf(tx, company.companyId, { id: params.id }))[0] ?? notFound()),
  ),

  on(createCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { name, is_active = true, claim_group_id, is_private = false } = call.body
      await demandGroup(tx, companyId, claim_group_id)
      const id = newId()
      const made = { id, name, is_active, claim_group_id, is_private, is_travel: false }
      await unlessTaken(insertCategory(tx, companyId, made))
      const answer = reply(made, { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_category', id, name }, {}, { name, is_active, is_private })
      return answer
    }),
  ),

  on(changeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const before = await heldCategory(tx, companyId, id)
      if (!before) return notFound()
      if (call.body.claim_group_id) await demandGroup(tx, companyId, call.body.claim_group_id)
      const after = { ...before, ...call.body }
      await unlessTaken(saveCategory(tx, companyId, after))
      await log(tx, call, { kind: 'claim_category', id, name: after.name }, before, after)
      return reply(after, { messageKey: 'claims.stored' })
    }),
  ),
]

async function demandGroup(tx: Tx, companyId: string, id: string): Promise<void> {
  const [found] = await groupsOf(tx, companyId, id)
  if (!found) throw new Refusal(wrong('claim_group_id', 'claims.unknown-group'))
}
