/** Categories of claims as a sheet: their names tell them apart. */
import { type ListColumns, namedIn } from '#platform/records/model/list-columns.ts'

export type SheetCategory = {
  readonly id: string
  readonly name: string
  readonly is_active: boolean
  readonly claim_group_id: string
}
type Group = { readonly id: string; readonly name: string; readonly is_default: boolean }

export const categoryColumns = (groups: readonly Group[]): ListColumns<SheetCategory> => ({
  name: 'claim_categories',
  kind: 'category',
  columns: [
    { field: 'name', word: 'claims.sheet.category', kind: 'text', key: true, required: true, example: 'Meals' },
    {
      ...{ field: 'claim_group_id', name: 'group', word: 'claims.sheet.group', kind: 'text' },
      ...namedIn<string>(groups),
      usual: groups.find(({ is_default }) => is_default)?.id ?? '',
      unread: ['claims.unknown-group', 'claims.expected.group'],
    },
    { field: 'is_active', name: 'active', word: 'claims.sheet.active', kind: 'flag', example: 'yes', usual: true },
  ],
})
