/** What a sheet of positions would make of those there are. Levels it names come into being; departments must be there. */

import { agreed, type Cell, cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'
import type { Told } from './department-changes.ts'

export type Named = { readonly id: string; readonly name: string }
export type Position = Named & {
  readonly job_level_id: string | null
  readonly description: string | null
  /** In the order of their names. */
  readonly departments: readonly Named[]
}
export type KnownPositions = {
  readonly positions: readonly Position[]
  readonly levels: readonly Named[]
  readonly departments: readonly Named[]
}
export type PositionPlan = {
  readonly made: readonly Position[]
  readonly changed: readonly { readonly before: Position; readonly after: Position }[]
  readonly levels: readonly Named[]
  readonly faults: readonly CellFault[]
  readonly changes: readonly Told[]
}

type Wanted = { readonly name: string; level: Cell; description: Cell; departments: Named[] | undefined }

export function planPositions(rows: readonly Row[], known: KnownPositions, newId: () => string): PositionPlan {
  const faults: CellFault[] = []
  const made: Position[] = []
  const changed: { before: Position; after: Position }[] = []
  const levels: Named[] = []
  const levelOf = (name: string): Named => {
    const found = [...known.levels, ...levels].find((level) => folded(level.name) === folded(name))
    if (found) return found
    const level = { id: newId(), name }
    levels.push(level)
    return level
  }
  for (const one of gathered(rows, known, faults).values()) {
    const before = known.positions.find(({ name }) => folded(name) === folded(one.name))
    const after: Position = {
      id: before?.id ?? newId(),
      name: before?.name ?? one.name,
      job_level_id: said(one.level, before?.job_level_id, (name) => levelOf(name).id),
      description: said(one.description, before?.description, (text) => text),
      departments: one.departments ?? before?.departments ?? [],
    }
    if (!before) made.push(after)
    else if (!same(before, after)) changed.push({ before, after })
  }
  const changes = told({ made, changed, levels }, known)
  return { made, changed, levels, faults, changes }
}

/** A column that is not there says nothing; an empty cell says: none. */
const said = <Value>(cell: Cell, before: Value | null | undefined, read: (text: string) => Value): Value | null =>
  cell === undefined ? (before ?? null) : cell === null ? null : read(String(cell))

function gathered(rows: readonly Row[], known: KnownPositions, faults: CellFault[]): Map<string, Wanted> {
  const departments = new Map(known.departments.map((one) => [folded(one.name), one]))
  const positions = new Map<string, Wanted>()
  for (const row of rows) {
    const name = textIn(row, 'position')
    if (name === null) continue
    const one = positions.get(folded(name)) ?? {
      name,
      level: undefined,
      description: undefined,
      departments: undefined,
    }
    positions.set(folded(name), one)
    one.level = merged(row, 'job_level', one.level, faults)
    one.description = merged(row, 'description', one.description, faults)
    const written = cellAt(row, 'department')
    if (written === undefined) continue
    one.departments ??= []
    if (written === null) continue
    const department = departments.get(folded(String(written)))
    const expected = { key: 'organisation.expected.department' }
    if (!department) faults.push(fault(row, 'department', 'organisation.unknown-department', expected))
    else if (one.departments.includes(department)) {
      faults.push(fault(row, 'department', 'organisation.row-twice', { key: 'organisation.expected.once' }))
    } else one.departments.push(department)
  }
  for (const one of positions.values()) {
    one.departments = one.departments && known.departments.filter((department) => one.departments?.includes(department))
  }
  return positions
}

function merged(row: Row, column: string, former: Cell, faults: CellFault[]): Cell {
  const both = agreed(former, cellAt(row, column))
  if (both !== 'disagree') return both.cell
  faults.push(fault(row, column, 'organisation.rows-disagree', { key: 'organisation.expected.one-value' }))
  return former
}

const ids = ({ departments }: Position): string =>
  departments
    .map(({ id }) => id)
    .sort()
    .join()
const same = (one: Position, other: Position): boolean =>
  one.job_level_id === other.job_level_id && one.description === other.description && ids(one) === ids(other)

function told(plan: Pick<PositionPlan, 'made' | 'changed' | 'levels'>, known: KnownPositions): Told[] {
  const levels = new Map([...known.levels, ...plan.levels].map(({ id, name }) => [id, name]))
  const sides = (position: Position) => ({
    job_level: position.job_level_id === null ? null : (levels.get(position.job_level_id) ?? null),
    description: position.description,
    department: position.departments.map(({ name }) => name).join(', ') || null,
  })
  return [
    ...plan.levels.map(({ name }): Told => ({ what: 'add', kind: 'job_level', name })),
    ...plan.made.map(({ name }): Told => ({ what: 'add', kind: 'position', name })),
    ...plan.changed.flatMap(({ before, after }): Told[] => {
      const [from, to] = [sides(before), sides(after)]
      return (['job_level', 'description', 'department'] as const)
        .filter((field) => from[field] !== to[field])
        .map((field) => ({
          what: 'change',
          kind: 'position',
          name: after.name,
          field,
          before: from[field],
          after: to[field],
        }))
    }),
  ]
}
