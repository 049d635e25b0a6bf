/** Cost centres as a sheet: their codes tell them apart. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'

export type SheetCentre = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly budget: string | null
  readonly is_active: boolean
}

export const centreColumns: ListColumns<SheetCentre> = {
  name: 'cost_centres',
  kind: 'cost_centre',
  columns: [
    { field: 'code', word: 'travel.sheet.code', kind: 'text', key: true, required: true, max: 60, example: 'OPS' },
    { field: 'name', word: 'travel.sheet.name', kind: 'text', required: true, example: 'Operations' },
    { field: 'budget', word: 'travel.sheet.budget', kind: 'money', example: '50000.00' },
    { field: 'is_active', name: 'active', word: 'travel.sheet.active', kind: 'flag', example: 'yes', usual: true },
  ],
  nameOf: ({ code, name }) => `${code} · ${name}`,
}
