import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeGroup, createGroup, defaultCategories, group, groups, removeGroup } from '../contract/categories.ts'
import { log, unlessTaken, wrong } from './acting.ts'
import {
  categoriesOf,
  defaultGroupOf,
  deleteGroup,
  type GroupRow,
  groupsOf,
  insertGroup,
  known,
  membersOf,
  renameGroup,
  setCategories,
  setMembers,
} from './claim-store.ts'

export const groupHandlers: readonly Handler[] = [
  on(groups, ({ company }) => company.read((tx) => groupsOf(tx, company.companyId))),

  on(defaultCategories, ({ company }) =>
    company.read((tx) => categoriesOf(tx, company.companyId, { ofDefaultGroup: true })),
  ),

  on(group, ({ company, params }) =>
    company.read(async (tx) => (await detailOf(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(createGroup, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { name, ...lists } = call.body
      const id = newId()
      await unlessTaken(insertGroup(tx, companyId, { id, name }))
      await setLists(tx, companyId, id, lists)
      const made = await detailOf(tx, companyId, id)
      if (!made) return notFound()
      const answer = reply(made, { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_group', id, name }, {}, told(made))
      return answer
    }),
  ),

  on(changeGroup, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const { name, ...lists } = call.body
      await defaultGroupOf(tx, companyId)
      const before = await detailOf(tx, companyId, id)
      if (!before) return notFound()
      if (before.is_default && name !== undefined && name !== before.name) return problem('claims.default-stays')
      if (before.is_default && (lists.employee_ids || lists.category_ids)) return problem('claims.default-people')
      if (name !== undefined) await unlessTaken(renameGroup(tx, companyId, { id, name }))
      await setLists(tx, companyId, id, lists)
      const after = await detailOf(tx, companyId, id)
      if (!after) return notFound()
      await log(tx, call, { kind: 'claim_group', id, name: after.name }, told(before), told(after))
      return reply(after, { messageKey: 'claims.stored' })
    }),
  ),

  on(removeGroup, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const before = await detailOf(tx, companyId, id)
      if (!before) return notFound()
      if (before.is_default) return problem('claims.default-stays')
      await setCategories(tx, companyId, id, [])
      await deleteGroup(tx, companyId, id)
      await log(tx, call, { kind: 'claim_group', id, name: before.name }, told(before), {})
      return reply(null, { messageKey: 'claims.removed' })
    }),
  ),
]

type Detail = GroupRow & {
  categories: Awaited<ReturnType<typeof categoriesOf>>
  employees: Awaited<ReturnType<typeof membersOf>>
}

async function detailOf(tx: Tx, companyId: string, id: string): Promise<Detail | undefined> {
  const [found] = await groupsOf(tx, companyId, id)
  if (!found) return undefined
  const [categories, employees] = [
    await categoriesOf(tx, companyId, { groupId: id }),
    await membersOf(tx, companyId, found),
  ]
  return { ...found, categories, employees }
}

type Lists = {
  readonly category_ids?: readonly string[] | undefined
  readonly employee_ids?: readonly string[] | undefined
}

async function setLists(tx: Tx, companyId: string, id: string, { category_ids, employee_ids }: Lists): Promise<void> {
  const some = async (table: 'employees' | 'claim_categories', ids: readonly string[]) =>
    (await known(tx, companyId, table, ids)) < new Set(ids).size
  if (category_ids) {
    if (await some('claim_categories', category_ids))
      throw new Refusal(wrong('category_ids', 'claims.unknown-category'))
    await setCategories(tx, companyId, id, category_ids)
  }
  if (employee_ids) {
    if (await some('employees', employee_ids)) throw new Refusal(wrong('employee_ids', 'claims.unknown-person'))
    await setMembers(tx, companyId, id, employee_ids)
  }
}

const told = ({ name, categories, employees }: Detail) => ({
  name,
  categories: categories.map((one) => one.name),
  people: employees.map(({ staff_id }) => staff_id),
})
