/** Cost centres as a sheet: their codes tell them apart. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'

export type SheetCentre = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly budget: string | null
  readonly is_active: boolean
}

export const centreSheet: Sheet = {
  name: 'cost_centres',
  columns: [
    { name: 'code', word: 'travel.sheet.code', kind: 'text', required: true, max: 60, example: 'OPS' },
    { name: 'name', word: 'travel.sheet.name', kind: 'text', required: true, example: 'Operations' },
    { name: 'budget', word: 'travel.sheet.budget', kind: 'money', example: '50000.00' },
    { name: 'active', word: 'travel.sheet.active', kind: 'flag', example: 'yes' },
  ],
}

export const centreRows = (list: readonly SheetCentre[]) =>
  list.map(({ code, name, budget, is_active }) => ({ code, name, budget, active: is_active }))

export const centreList = (newId: () => string): ListKind<SheetCentre> => ({
  kind: 'cost_centre',
  keyOf: ({ code }) => folded(code),
  keyIn: (row) => folded(textIn(row, 'code') ?? ''),
  keyColumn: 'code',
  itemOf(row, before) {
    const { active } = row.values
    return {
      id: before?.id ?? newId(),
      code: before?.code ?? textIn(row, 'code') ?? '',
      name: textIn(row, 'name') ?? before?.name ?? '',
      // A column that is not there says nothing; an empty cell says there is none.
      budget: cellAt(row, 'budget') === undefined ? (before?.budget ?? null) : textIn(row, 'budget'),
      is_active: typeof active === 'boolean' ? active : (before?.is_active ?? true),
    }
  },
  nameOf: ({ code, name }) => `${code} · ${name}`,
  fields: {
    name: ({ name }) => name,
    budget: ({ budget }) => budget,
    active: ({ is_active }) => (is_active ? 'yes' : 'no'),
  },
})
