/** Categories of claims as a sheet: their names tell them apart. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { flagIn } from './flag-in.ts'

export type SheetCategory = {
  readonly id: string
  readonly name: string
  readonly is_active: boolean
  readonly claim_group_id: string
}
export type SheetGroup = { readonly id: string; readonly name: string; readonly is_default: boolean }

export const categorySheet = (groups: readonly SheetGroup[]): Sheet => ({
  name: 'claim_categories',
  columns: [
    { name: 'name', word: 'claims.sheet.category', kind: 'text', required: true, example: 'Meals' },
    { name: 'group', word: 'claims.sheet.group', kind: 'text', choices: groups.map(({ name }) => name) },
    { name: 'active', word: 'claims.sheet.active', kind: 'flag', example: 'yes' },
  ],
})

export const categoryRows = (list: readonly SheetCategory[], groups: readonly SheetGroup[]) =>
  list.map(({ name, is_active, claim_group_id }) => ({
    name,
    group: groups.find(({ id }) => id === claim_group_id)?.name ?? null,
    active: is_active,
  }))

export const categoryList = (groups: readonly SheetGroup[], newId: () => string): ListKind<SheetCategory> => ({
  kind: 'category',
  keyOf: ({ name }) => folded(name),
  keyIn: (row) => folded(textIn(row, 'name') ?? ''),
  keyColumn: 'name',
  itemOf(row, before) {
    const named = textIn(row, 'group')
    const usual = before?.claim_group_id ?? groups.find(({ is_default }) => is_default)?.id
    const group = named === null ? usual : groups.find(({ name }) => folded(name) === folded(named))?.id
    if (group === undefined) return [fault(row, 'group', 'claims.unknown-group', { key: 'claims.expected.group' })]
    return {
      id: before?.id ?? newId(),
      name: before?.name ?? textIn(row, 'name') ?? '',
      is_active: flagIn(row, 'active') ?? before?.is_active ?? true,
      claim_group_id: group,
    }
  },
  nameOf: ({ name }) => name,
  fields: {
    group: ({ claim_group_id }) => groups.find(({ id }) => id === claim_group_id)?.name ?? null,
    active: ({ is_active }) => (is_active ? 'yes' : 'no'),
  },
})
