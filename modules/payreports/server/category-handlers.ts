/** Categories of reports: listed, added, renamed, removed while they hold none. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { changeCategory, createCategory, malaysianCategories, removeCategory } from '../contract/templates.ts'
import { demandCountry } from './demand-country.ts'
import { type Acting, log } from './log.ts'
import { type CategoryRow, categoriesOf, deleteCategory, heldCategory, saveCategory } from './template-store.ts'

export const categoryHandlers: readonly Handler[] = [
  on(malaysianCategories, ({ company }) =>
    company.read(async (tx) => {
      await demandCountry(tx, company.companyId, 'MY')
      return categoriesOf(tx, company.companyId)
    }),
  ),

  on(createCategory, (call) =>
    call.company.transaction(async (tx) => {
      await demandCountry(tx, call.company.companyId, 'MY')
      return saved(tx, call, undefined, call.body.name)
    }),
  ),

  on(changeCategory, (call) =>
    call.company.transaction(async (tx) => {
      await demandCountry(tx, call.company.companyId, 'MY')
      const before = await heldCategory(tx, call.company.companyId, call.params.id)
      return before ? saved(tx, call, before, call.body.name) : notFound()
    }),
  ),

  on(removeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await demandCountry(tx, companyId, 'MY')
      const before = await heldCategory(tx, companyId, call.params.id)
      if (!before) return notFound()
      if (before.templates_count > 0)
        return problem('payreports.category-used', { params: { count: before.templates_count } })
      await deleteCategory(tx, companyId, before.id)
      await log(tx, call, { action: 'payreports.category-removed', kind: 'pay_report_category', of: before })
      return reply(null, { messageKey: 'payreports.category-removed' })
    }),
  ),
]

async function saved(tx: Tx, call: Acting, before: CategoryRow | undefined, name: string) {
  const { companyId } = call.company
  const id = before?.id ?? newId()
  await unlessTaken(saveCategory(tx, companyId, id, name), 'name', 'payreports.category-taken')
  const action = before ? 'payreports.category-changed' : 'payreports.category-added'
  const of = { id, name }
  await log(tx, call, {
    action,
    kind: 'pay_report_category',
    of,
    ...(before && { before: { name: before.name } }),
    after: { name },
  })
  return reply({ ...of, templates_count: before?.templates_count ?? 0 }, { messageKey: 'payreports.saved' })
}
