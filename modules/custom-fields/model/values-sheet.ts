/** What people have, as a sheet: one row a person, one column for each field under the field's name. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Column, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { type FieldKind, judgedValue } from './kinds.ts'

export type SheetField = {
  readonly id: string
  readonly name: string
  readonly kind: FieldKind
  readonly choices: readonly string[]
}
export type SheetPerson = {
  readonly id: string
  readonly name: string
  readonly staff_id: string
  /** Field -> what the person has there; nothing where nothing was entered. By the ids of the fields, in their order. */
  readonly values: Readonly<Record<string, string>>
}

/** Columns that say whose row it is: no field has such a name. */
const WHOSE = ['staff_id', 'full_name'] as const
export const isReserved = (name: string): boolean => WHOSE.some((one) => one === folded(name.trim()))

export const valuesSheet = (fields: readonly SheetField[]): Sheet => ({
  name: 'custom_fields',
  columns: [
    { name: 'staff_id', word: 'customFields.sheet.staff_id', kind: 'text', required: true, example: 'KS-001' },
    { name: 'full_name', word: 'customFields.sheet.full_name', kind: 'text' },
    ...fields.map(
      ({ name, kind, choices }): Column => ({
        ...{ name, word: `customFields.sheet.${kind}` },
        ...(kind === 'choice' ? { kind, choices } : { kind: COLUMNS[kind] }),
      }),
    ),
  ],
})
/** Numbers are read here: a column of rates or counts would take less than a field does. */
const COLUMNS = { text: 'text', number: 'text', date: 'date', yes_no: 'flag' } as const

export const rowOf = ({ staff_id, name, values }: SheetPerson, fields: readonly SheetField[]) => ({
  staff_id,
  full_name: name,
  ...Object.fromEntries(fields.map((field) => [field.name, cellOf(field, values[field.id])])),
})

const cellOf = ({ kind }: SheetField, value: string | undefined) =>
  value === undefined ? null : kind === 'yes_no' ? value === 'yes' : value

/** A column that is not there says nothing; an empty cell clears. Nobody is added by such a sheet. */
export const valuesList = (fields: readonly SheetField[]): ListKind<SheetPerson> => ({
  kind: 'custom_value',
  keyOf: ({ staff_id }) => folded(staff_id),
  keyIn: (row) => folded(textIn(row, 'staff_id') ?? ''),
  keyColumn: 'staff_id',
  itemOf(row, before) {
    if (!before)
      return [fault(row, 'staff_id', 'customFields.unknown-person', { key: 'customFields.expected.staff_id' })]
    const faults: CellFault[] = []
    const values = new Map(Object.entries(before.values))
    for (const field of fields) {
      const text = textOf(row, field.name)
      if (text === undefined) continue
      if (text === '') values.delete(field.id)
      else {
        const judged = judgedValue(field, text)
        if ('value' in judged) values.set(field.id, judged.value)
        else faults.push(fault(row, field.name, judged.wrong, { key: `customFields.expected.${field.kind}` }))
      }
    }
    return faults.length > 0 ? faults : { ...before, values: inOrder(values) }
  },
  nameOf: ({ name, staff_id }) => `${name} (${staff_id})`,
  fields: Object.fromEntries(
    fields.map(({ id, name }) => [name, ({ values }: SheetPerson) => values[id] ?? null] as const),
  ),
})

/** The same people are told apart from how they were by this text, so its order never hangs on who wrote first. */
export const inOrder = (values: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)))

/** Undefined without such a column; empty where the cell is. */
function textOf({ values }: Row, column: string): string | undefined {
  if (!(column in values)) return undefined
  const value = values[column]
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')
}
