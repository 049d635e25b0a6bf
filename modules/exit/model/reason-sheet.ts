/** Exit reasons as a sheet. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
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

export const reasonSheet: Sheet = {
  name: 'exit_reasons',
  columns: [
    {
      name: 'exit_type',
      word: 'exit.sheet.type',
      kind: 'choice',
      required: true,
      choices: exitTypes.map(({ name }) => name),
    },
    { name: 'name', word: 'exit.sheet.name', kind: 'text', required: true, example: 'Too far from home' },
    { name: 'kind', word: 'exit.sheet.kind', kind: 'choice', choices: reasonKinds },
    { name: 'offered', word: 'exit.sheet.offered', kind: 'flag', example: 'yes' },
    { name: 'value', word: 'exit.sheet.value', kind: 'text', example: 'too_far_from_home' },
  ],
}

export const reasonRows = (list: readonly SheetReason[], nameOf: (reason: SheetReason) => string) =>
  list.map((reason) => ({
    exit_type: typeName(reason.exit_type_id),
    name: nameOf(reason),
    kind: reason.kind,
    offered: reason.active,
    value: reason.value,
  }))

type Names = {
  /** As the reader calls it. */
  readonly nameOf: (reason: SheetReason) => string
  /** What a standard reason is called in any of the languages. */
  readonly namesOf: (reason: SheetReason) => readonly string[]
  readonly codeOf: (name: string) => string
  readonly newId: () => string
}

/** A reason is the same by its way of leaving and its value; without a value by its name. */
export const reasonList = (
  known: readonly SheetReason[],
  { nameOf, namesOf, codeOf, newId }: Names,
): ListKind<SheetReason> => {
  const valueIn = (row: Row): string => {
    const name = textIn(row, 'name') ?? ''
    const called = known.find(
      (one) => one.exit_type_id === typeIn(row) && namesOf(one).some((each) => folded(each) === folded(name)),
    )
    return textIn(row, 'value') ?? called?.value ?? codeOf(name)
  }
  return {
    kind: 'reason',
    keyOf: ({ exit_type_id, value }) => `${exit_type_id} ${folded(value)}`,
    keyIn: (row) => `${typeIn(row)} ${folded(valueIn(row))}`,
    keyColumn: 'name',
    itemOf(row, before) {
      const name = textIn(row, 'name') ?? ''
      const kind = reasonKinds.find((one) => one === textIn(row, 'kind')) ?? before?.kind ?? usualKind(typeIn(row))
      if (before?.is_default) {
        const wrong = standardFaults(row, before, { kind, isCalled: namesOf(before).some((one) => one === name) })
        if (wrong.length > 0) return wrong
      }
      return {
        id: before?.id ?? newId(),
        name: before?.is_default ? before.name : name,
        value: before?.value ?? valueIn(row),
        exit_type_id: typeIn(row),
        kind,
        is_default: before?.is_default ?? false,
        active: flagIn(row, 'offered') ?? before?.active ?? true,
      }
    },
    nameOf,
    fields: {
      name: ({ name }) => name,
      kind: ({ kind }) => kind,
      offered: ({ active }) => (active ? 'yes' : 'no'),
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

function standardFaults(
  row: Row,
  before: SheetReason,
  { kind, isCalled }: { readonly kind: ReasonKind; readonly isCalled: boolean },
): CellFault[] {
  const expected = { key: 'exit.expected.standard' }
  return [
    ...(isCalled ? [] : [fault(row, 'name', 'exit.standard-reason', expected)]),
    ...(kind === before.kind ? [] : [fault(row, 'kind', 'exit.standard-reason', expected)]),
  ]
}

const typeIn = (row: Row): number => exitTypes.find(({ name }) => name === textIn(row, 'exit_type'))?.id ?? 1
const typeName = (id: number): string => exitTypes.find((one) => one.id === id)?.name ?? ''
const usualKind = (type: number): ReasonKind => (type === 1 ? 'voluntary' : 'involuntary')
const flagIn = (row: Row, column: string): boolean | undefined => {
  const cell = row.values[column]
  return typeof cell === 'boolean' ? cell : undefined
}
