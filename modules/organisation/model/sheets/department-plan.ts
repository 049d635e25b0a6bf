/** What a sheet of departments would make of those there are. What it does not name stays as it is. */

import { agreed, type Cell, cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'

export type Unit = {
  readonly id: string
  /** Null of a department. */
  readonly department_id: string | null
  readonly name: string
  readonly code: string | null
  readonly head_id: string | null
}
export type Person = { readonly id: string; readonly name: string; readonly here: boolean }
export type KnownStructure = {
  readonly units: readonly Unit[]
  /** By staff id in lower case: whoever the sheet names. */
  readonly peopleByStaffId: ReadonlyMap<string, Person>
  /** By id: who heads something now. */
  readonly headNames: ReadonlyMap<string, string>
}
type UnitChange = { readonly before: Unit; readonly after: Unit }
export type DepartmentPlan = {
  readonly made: readonly Unit[]
  readonly changed: readonly UnitChange[]
  readonly faults: readonly CellFault[]
}

/** One department or division as the rows have it, and where it stood first. */
type Wanted = {
  readonly row: Row
  readonly name: string
  readonly headColumn: 'head_staff_id' | 'division_head_staff_id'
  code: Cell
  head: Cell
  readonly divisions: Map<string, Wanted>
}

export function planDepartments(rows: readonly Row[], known: KnownStructure, newId: () => string): DepartmentPlan {
  const faults: CellFault[] = []
  const wanted = gathered(rows, faults)
  const made: Unit[] = []
  const changed: UnitChange[] = []
  const find = (department_id: string | null, name: string) =>
    known.units.find((unit) => unit.department_id === department_id && folded(unit.name) === folded(name))
  const place = (one: Wanted, department_id: string | null): string => {
    const before = find(department_id, one.name)
    const head_id = headOf(one, before, known, faults)
    const code = one.code === undefined ? (before?.code ?? null) : textOf(one.code)
    const after: Unit = { id: before?.id ?? newId(), department_id, name: before?.name ?? one.name, code, head_id }
    if (!before) made.push(after)
    else if (before.code !== code || before.head_id !== head_id) changed.push({ before, after })
    return after.id
  }
  for (const one of wanted.values()) {
    const id = place(one, null)
    for (const division of one.divisions.values()) place(division, id)
  }
  faults.push(...codesTwice(wanted, known.units, [...made, ...changed.map(({ after }) => after)]))
  return { made, changed, faults }
}

function gathered(rows: readonly Row[], faults: CellFault[]): Map<string, Wanted> {
  const departments = new Map<string, Wanted>()
  const alone = new Set<string>()
  for (const row of rows) {
    const name = textIn(row, 'department')
    if (name === null) continue
    const key = folded(name)
    const one = departments.get(key) ?? wanting(row, name, 'head_staff_id')
    departments.set(key, one)
    one.code = merged(row, 'code', one.code, faults)
    one.head = merged(row, 'head_staff_id', one.head, faults)
    const division = textIn(row, 'division')
    if (division === null) {
      if (textIn(row, 'division_head_staff_id') !== null) faults.push(missing(row))
      if (alone.has(key)) faults.push(twice(row, 'department'))
      alone.add(key)
    } else if (one.divisions.has(folded(division))) faults.push(twice(row, 'division'))
    else {
      const part = wanting(row, division, 'division_head_staff_id')
      part.head = cellAt(row, 'division_head_staff_id')
      one.divisions.set(folded(division), part)
    }
  }
  return departments
}

const wanting = (row: Row, name: string, headColumn: Wanted['headColumn']): Wanted => ({
  row,
  name,
  headColumn,
  code: undefined,
  head: undefined,
  divisions: new Map(),
})

function merged(row: Row, column: string, former: Cell, faults: CellFault[]): Cell {
  const both = agreed(former, cellAt(row, column))
  if (both !== 'disagree') return both.cell
  faults.push(fault(row, column, 'organisation.rows-disagree', { key: 'organisation.expected.one-value' }))
  return former
}

function headOf(one: Wanted, before: Unit | undefined, known: KnownStructure, faults: CellFault[]): string | null {
  if (one.head === undefined) return before?.head_id ?? null
  const staffId = textOf(one.head)
  if (staffId === null) return null
  const person = known.peopleByStaffId.get(folded(staffId))
  const expected = { key: 'organisation.expected.staff-id' }
  if (!person) faults.push(fault(one.row, one.headColumn, 'organisation.unknown-head', expected))
  // Who heads it already may have left: that is no fault of the sheet.
  else if (!person.here && person.id !== before?.head_id) {
    faults.push(fault(one.row, one.headColumn, 'organisation.head-left', expected))
  }
  return person?.id ?? null
}

/** Codes as they would be afterwards, those of departments the sheet does not name among them. */
function codesTwice(
  wanted: ReadonlyMap<string, Wanted>,
  units: readonly Unit[],
  after: readonly Unit[],
): readonly CellFault[] {
  const now = new Map([...units, ...after].filter((unit) => unit.department_id === null).map((unit) => [unit.id, unit]))
  const owners = new Map<string, Unit[]>()
  for (const unit of now.values()) {
    if (unit.code !== null) owners.set(folded(unit.code), [...(owners.get(folded(unit.code)) ?? []), unit])
  }
  return [...owners.values()]
    .filter((several) => several.length > 1)
    .flat()
    .flatMap((unit) => {
      const one = wanted.get(folded(unit.name))
      return one ? [fault(one.row, 'code', 'organisation.code-taken', { key: 'organisation.expected.free-code' })] : []
    })
}

const textOf = (cell: Cell): string | null => (cell === null || cell === undefined ? null : String(cell))
const twice = (row: Row, column: string) =>
  fault(row, column, 'organisation.row-twice', { key: 'organisation.expected.once' })
const missing = (row: Row) => fault(row, 'division', 'sheets.required', { key: 'organisation.sheet.division' })
