/** Exit reasons as a sheet. A reason is the same by its way of leaving and its value; without a value by its name. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'
import { exitTypes, type ReasonKind, reasonKinds } from './exit-types.ts'

export type SheetReason = {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly exit_type_id: number
  readonly kind: ReasonKind
  readonly is_default: boolean
  readonly active: boolean
}

type Names = {
  /** What a standard reason is called by the reader, and in any of the languages. */
  readonly nameOf: (reason: SheetReason) => string
  readonly namesOf: (reason: SheetReason) => readonly string[]
  readonly codeOf: (name: string) => string
}

export function reasonColumns(known: readonly SheetReason[], names: Names): ListColumns<SheetReason> {
  const { nameOf, namesOf, codeOf } = names
  const valueIn = (row: Row): string => {
    const name = textIn(row, 'name') ?? ''
    const called = known.find(
      (one) => one.exit_type_id === typeIn(row) && namesOf(one).some((each) => folded(each) === folded(name)),
    )
    return textIn(row, 'value') ?? called?.value ?? codeOf(name)
  }
  return {
    name: 'exit_reasons',
    kind: 'reason',
    keyColumn: 'name',
    columns: [
      {
        ...{ field: 'exit_type_id', name: 'exit_type', word: 'exit.sheet.type', kind: 'choice', required: true },
        ...{ key: true, choices: exitTypes.map(({ name }) => name), read: typeNamed, show: typeName },
      },
      { field: 'name', word: 'exit.sheet.name', kind: 'text', required: true, example: 'Too far from home' },
      { field: 'kind', word: 'exit.sheet.kind', kind: 'choice', choices: reasonKinds, usual: 'voluntary' },
      { field: 'active', name: 'offered', word: 'exit.sheet.offered', kind: 'flag', example: 'yes', usual: true },
      { field: 'value', word: 'exit.sheet.value', kind: 'text', key: true, example: 'too_far_from_home' },
    ],
    fresh: { is_default: false },
    nameOf,
    keys: {
      keyOf: ({ exit_type_id, value }) => `${exit_type_id} ${folded(value)}`,
      keyIn: (row) => `${typeIn(row)} ${folded(valueIn(row))}`,
    },
    finish(reason, row, before) {
      if (!before) {
        const kind = textIn(row, 'kind') === null ? usualKind(reason.exit_type_id) : reason.kind
        return { ...reason, kind, value: valueIn(row) }
      }
      if (!before.is_default) return reason
      const expected = { key: 'exit.expected.standard' }
      const wrong = [
        ...(namesOf(before).includes(reason.name) ? [] : ['name']),
        ...(reason.kind === before.kind ? [] : ['kind']),
      ].map((column) => fault(row, column, 'exit.standard-reason', expected))
      return wrong.length > 0 ? wrong : { ...reason, name: before.name }
    },
  }
}

/** No two of one way of leaving by the same name, as they would be read afterwards. */
export function namesTwice(
  rows: readonly Row[],
  after: readonly SheetReason[],
  nameOf: (reason: SheetReason) => string,
): readonly CellFault[] {
  const count = new Map<string, number>()
  const key = (type: number, name: string) => `${type} ${folded(name)}`
  for (const reason of after) {
    const one = key(reason.exit_type_id, nameOf(reason))
    count.set(one, (count.get(one) ?? 0) + 1)
  }
  return rows
    .filter((row) => (count.get(key(typeIn(row), textIn(row, 'name') ?? '')) ?? 0) > 1)
    .map((row) => fault(row, 'name', 'exit.name-taken', { key: 'exit.expected.other-name' }))
}

const typeNamed = (name: string) => exitTypes.find((one) => one.name === name)?.id
const typeIn = (row: Row): number => typeNamed(textIn(row, 'exit_type') ?? '') ?? 1
const typeName = (id: number): string => exitTypes.find((one) => one.id === id)?.name ?? ''
const usualKind = (type: number): ReasonKind => (type === 1 ? 'voluntary' : 'involuntary')
