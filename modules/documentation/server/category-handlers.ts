/** Categories: added, renamed, ordered, and removed where nothing is in them. */
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addCategory, categories, changeCategory, orderCategories, removeCategory } from '../contract/categories.ts'
import {
  categoryList,
  categoryRows,
  hasArticles,
  heldOrder,
  isSameSet,
  nextPosition,
  setOrder,
} from './category-store.ts'

export const categoryHandlers: readonly Handler[] = [
  on(categories, ({ company }) => company.read((tx) => categoryRows(tx, company.companyId))),
  on(addCategory, (call) =>
    call.company.transaction(async (tx) => {
      const position = await nextPosition(tx, call.company.companyId)
      const { name, name_zh } = call.body
      const fields = { name, name_zh: name_zh || null, is_claims: false, position }
      const { id } = await categoryList.add(tx, call, { id: newId(), ...fields })
      return shown(tx, call.company.companyId, id)
    }),
  ),
  on(orderCategories, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldOrder(tx, companyId)
      if (!isSameSet(before, call.body.ids)) return problem('handbook.order-overtaken')
      await setOrder(tx, 'handbook_categories', companyId, call.body.ids)
      const names = new Map((await categoryRows(tx, companyId)).map(({ id, name }) => [id, name]))
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '')
      if (before.join() !== call.body.ids.join()) {
        const happened = {
          ...{ action: 'handbook.categories-ordered', subject: { kind: 'handbook_category', name: '' } },
          ...{ before: { order: named(before) }, after: { order: named(call.body.ids) } },
        }
        await record(tx, companyId, [happened], { actor: call.actor, now: call.clock.now() })
      }
      return reply(await categoryRows(tx, companyId), { messageKey: 'handbook.ordered' })
    }),
  ),
  on(changeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await categoryList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const { name = before.name, name_zh = before.name_zh } = call.body
      await categoryList.change(tx, call, before, { ...before, name, name_zh: name_zh || null })
      return shown(tx, companyId, before.id)
    }),
  ),
  on(removeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const before = await categoryList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      if (before.is_claims) return problem('handbook.category-stays')
      if (await hasArticles(tx, call.company.companyId, before.id)) return problem('handbook.category-used')
      await categoryList.remove(tx, call, before)
      return reply(null, { messageKey: 'handbook.category-removed' })
    }),
  ),
]

async function shown(tx: Tx, companyId: string, id: string) {
  const row = (await categoryRows(tx, companyId)).find((one) => one.id === id)
  return row ? reply(row, { messageKey: 'handbook.category-saved' }) : notFound()
}
