/** What a sheet of competencies would make of those there are: it is the whole list of every position it names. */

import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'
import { COMPETENCIES_MAX, type Competency, totalWeight, weighsTooMuch } from '../competency.ts'
import type { Told } from './department-changes.ts'

export type Demanding = { readonly id: string; readonly name: string; readonly competencies: readonly Competency[] }
export type CompetencyPlan = {
  readonly changed: readonly { readonly before: Demanding; readonly after: Demanding }[]
  readonly faults: readonly CellFault[]
  readonly changes: readonly Told[]
}

/** Where nothing is said of the level, the middle of the scale is expected. */
const USUAL_LEVEL = 3
const DETAILS = ['description', 'weight', 'expected_level'] as const
const FIELDS = ['name', ...DETAILS] as const

export function planCompetencies(rows: readonly Row[], known: readonly Demanding[]): CompetencyPlan {
  const faults: CellFault[] = []
  const byName = new Map(known.map((position) => [folded(position.name), position]))
  const lists = new Map<string, { before: Demanding; list: Competency[] }>()
  for (const row of rows) {
    const written = textIn(row, 'position')
    const before = written === null ? undefined : byName.get(folded(written))
    if (!before) {
      faults.push(fault(row, 'position', 'organisation.unknown-position', { key: 'organisation.expected.position' }))
      continue
    }
    const one = lists.get(before.id) ?? { before, list: [] }
    lists.set(before.id, one)
    const competency = competencyIn(row, before, faults)
    if (!competency) continue
    one.list.push(competency)
    faults.push(...faultsOf(row, one.list))
  }
  const changed = [...lists.values()]
    .map(({ before, list }) => ({ before, after: { ...before, competencies: list } }))
    .filter(({ before, after }) => !sameList(before.competencies, after.competencies))
  return { changed, faults, changes: changed.flatMap(({ before, after }) => told(before, after)) }
}

function competencyIn(row: Row, { competencies }: Demanding, faults: CellFault[]): Competency | undefined {
  const name = textIn(row, 'competency')
  const weight = cellAt(row, 'weight')
  if (name === null) {
    // A position alone: it has none. A weight of nothing is a cell forgotten.
    if (typeof weight === 'number') faults.push(needed(row, 'competency'))
    return undefined
  }
  if (typeof weight !== 'number') faults.push(needed(row, 'weight'))
  const former = competencies.find((one) => folded(one.name) === folded(name))
  const level = cellAt(row, 'expected_level')
  if (level === 0)
    faults.push(fault(row, 'expected_level', 'organisation.level-zero', { key: 'organisation.sheet.level' }))
  const description = cellAt(row, 'description')
  return {
    name,
    description: description === undefined ? (former?.description ?? null) : textIn(row, 'description'),
    weight: typeof weight === 'number' ? weight : 0,
    expected_level: typeof level === 'number' ? level : (former?.expected_level ?? USUAL_LEVEL),
  }
}

function faultsOf(row: Row, list: readonly Competency[]): CellFault[] {
  const last = list.at(-1)
  const twice = last && list.some((one) => one !== last && folded(one.name) === folded(last.name))
  const found: CellFault[] = []
  if (twice) found.push(fault(row, 'competency', 'organisation.row-twice', { key: 'organisation.expected.once' }))
  // Told once, where it goes over.
  if (weighsTooMuch(list) && !weighsTooMuch(list.slice(0, -1))) {
    const params = { total: totalWeight(list) }
    found.push({
      ...fault(row, 'weight', '', { key: 'organisation.sheet.weight' }),
      message: { key: 'organisation.weights-above-hundred', params },
    })
  }
  if (list.length === COMPETENCIES_MAX + 1) {
    found.push(fault(row, 'competency', 'organisation.too-many-competencies', { key: 'organisation.expected.fewer' }))
  }
  return found
}

const needed = (row: Row, column: string): CellFault =>
  fault(row, column, 'sheets.required', { key: `organisation.sheet.${column}` })

function told(before: Demanding, after: Demanding): Told[] {
  const former = new Map(before.competencies.map((one) => [folded(one.name), one]))
  const kept = new Set(after.competencies.map((one) => folded(one.name)))
  const name = (one: Competency) => `${after.name} / ${one.name}`
  const kind = 'competency'
  const changes = [
    ...after.competencies.flatMap((one): Told[] => {
      const was = former.get(folded(one.name))
      if (!was) return [{ what: 'add', kind, name: name(one) }]
      return DETAILS.filter((field) => was[field] !== one[field]).map((field) => ({
        what: 'change',
        kind,
        name: name(one),
        field,
        before: text(was[field]),
        after: text(one[field]),
      }))
    }),
    ...before.competencies
      .filter((one) => !kept.has(folded(one.name)))
      .map((one): Told => ({ what: 'remove', kind, name: name(one) })),
  ]
  if (changes.length > 0) return changes
  const inOrder = ({ competencies }: Demanding) => competencies.map((one) => one.name).join(', ')
  const change = { what: 'change', kind: 'position', name: after.name, field: 'order' } as const
  return [{ ...change, before: inOrder(before), after: inOrder(after) }]
}

const sameList = (one: readonly Competency[], other: readonly Competency[]): boolean =>
  one.length === other.length &&
  one.every((competency, at) => FIELDS.every((field) => competency[field] === other[at]?.[field]))

const text = (value: string | number | null): string | null => (value === null ? null : String(value))
