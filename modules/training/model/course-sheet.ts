/** Courses as a sheet: their names tell them apart. Departments and positions stand by name, semicolons between them. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import type { CourseFields } from './course.ts'
import { modes } from './session.ts'

type Unit = { readonly id: string; readonly name: string }
export type CourseSheetBook = {
  readonly departments: readonly Unit[]
  readonly positions: readonly Unit[]
  readonly inMalaysia: boolean
}
export type SheetCourse = CourseFields & { readonly id: string }

const MONTHS = { kind: 'count', max: 240 } as const
export const courseSheet: Sheet = {
  name: 'courses',
  columns: [
    { name: 'name', word: 'training.sheet.name', kind: 'text', required: true, example: 'Food safety' },
    { name: 'category', word: 'training.sheet.category', kind: 'text', example: 'Safety' },
    { name: 'provider', word: 'training.sheet.provider', kind: 'text' },
    { name: 'mode', word: 'training.sheet.mode', kind: 'choice', choices: modes, example: 'classroom' },
    { name: 'hours', word: 'training.sheet.hours', kind: 'code', pattern: '\\d{1,4}(\\.\\d{1,2})?', example: '7.5' },
    { name: 'cost_per_seat', word: 'training.sheet.cost_per_seat', kind: 'money', example: '350.00' },
    { name: 'mandatory', word: 'training.sheet.mandatory', kind: 'flag', example: 'no' },
    { name: 'departments', word: 'training.sheet.departments', kind: 'text', max: 10_000 },
    { name: 'positions', word: 'training.sheet.positions', kind: 'text', max: 10_000 },
    { name: 'repeat_months', word: 'training.sheet.repeat_months', ...MONTHS },
    { name: 'certificate_months', word: 'training.sheet.certificate_months', ...MONTHS, example: '12' },
    { name: 'hrd_claimable', word: 'training.sheet.hrd_claimable', kind: 'flag', example: 'no' },
    { name: 'bond_amount', word: 'training.sheet.bond_amount', kind: 'money' },
    { name: 'bond_months', word: 'training.sheet.bond_months', ...MONTHS },
  ],
}

export const courseRows = (courses: readonly SheetCourse[], { departments, positions }: CourseSheetBook) =>
  courses.map(({ id: _, is_mandatory, mandatory_departments, mandatory_positions, ...course }) => ({
    ...course,
    mandatory: is_mandatory,
    departments: listed(departments, mandatory_departments),
    positions: listed(positions, mandatory_positions),
  }))

export const courseList = (book: CourseSheetBook, newId: () => string): ListKind<SheetCourse> => ({
  kind: 'course',
  keyOf: ({ name }) => folded(name),
  keyIn: (row) => folded(textIn(row, 'name') ?? ''),
  keyColumn: 'name',
  itemOf(row, before) {
    const departments = unitsIn(row, 'departments', book.departments, before?.mandatory_departments)
    const positions = unitsIn(row, 'positions', book.positions, before?.mandatory_positions)
    if (!departments.ids || !positions.ids) return [...departments.faults, ...positions.faults]
    const mandatory = flagIn(row, 'mandatory')
    const named = textIn(row, 'departments') !== null || textIn(row, 'positions') !== null
    const is_mandatory = mandatory ?? (named || (before?.is_mandatory ?? false))
    const mode = modes.find((one) => one === textIn(row, 'mode'))
    const course: SheetCourse = {
      id: before?.id ?? newId(),
      name: before?.name ?? textIn(row, 'name') ?? '',
      category: said(row, 'category', before?.category),
      provider: said(row, 'provider', before?.provider),
      mode: mode ?? before?.mode ?? 'classroom',
      hours: textIn(row, 'hours') ?? (cellAt(row, 'hours') === null ? '0' : (before?.hours ?? '0')),
      cost_per_seat:
        textIn(row, 'cost_per_seat') ??
        (cellAt(row, 'cost_per_seat') === null ? '0.00' : (before?.cost_per_seat ?? '0.00')),
      is_mandatory,
      mandatory_departments: is_mandatory ? departments.ids : [],
      mandatory_positions: is_mandatory ? positions.ids : [],
      repeat_months: monthsIn(row, 'repeat_months', before?.repeat_months),
      certificate_months: monthsIn(row, 'certificate_months', before?.certificate_months),
      hrd_claimable: flagIn(row, 'hrd_claimable') ?? before?.hrd_claimable ?? false,
      bond_amount: said(row, 'bond_amount', before?.bond_amount),
      bond_months: monthsIn(row, 'bond_months', before?.bond_months),
    }
    const faults = faultsOf(row, course, { ...book, named })
    return faults.length > 0 ? faults : course
  },
  nameOf: ({ name }) => name,
  fields: {
    category: ({ category }) => category,
    provider: ({ provider }) => provider,
    mode: ({ mode }) => mode,
    hours: ({ hours }) => String(Number(hours)),
    cost_per_seat: ({ cost_per_seat }) => cost_per_seat,
    mandatory: ({ is_mandatory }) => (is_mandatory ? 'yes' : 'no'),
    departments: ({ mandatory_departments }) => listed(book.departments, mandatory_departments),
    positions: ({ mandatory_positions }) => listed(book.positions, mandatory_positions),
    repeat_months: ({ repeat_months }) => countText(repeat_months),
    certificate_months: ({ certificate_months }) => countText(certificate_months),
    hrd_claimable: ({ hrd_claimable }) => (hrd_claimable ? 'yes' : 'no'),
    bond_amount: ({ bond_amount }) => bond_amount,
    bond_months: ({ bond_months }) => countText(bond_months),
  },
})

type Judged = CourseSheetBook & { readonly named: boolean }
function faultsOf(row: Row, course: SheetCourse, { inMalaysia, named }: Judged): CellFault[] {
  const { bond_amount, bond_months } = course
  const noAmount = bond_amount === null || Number(bond_amount) === 0
  const wrong: readonly (readonly [boolean, string, string, string])[] = [
    [!Number.isInteger(Number(course.hours) * 4), 'hours', 'training.quarter-hours', 'training.expected.hours'],
    [named && !course.is_mandatory, 'mandatory', 'training.not-mandatory', 'training.expected.mandatory'],
    [bond_months !== null && noAmount, 'bond_amount', 'training.whole-bond', 'training.expected.bond'],
    [bond_months === null && bond_amount !== null, 'bond_months', 'training.whole-bond', 'training.expected.bond'],
    [course.hrd_claimable && !inMalaysia, 'hrd_claimable', 'training.only-malaysia', 'training.expected.no'],
    ...(['repeat_months', 'certificate_months', 'bond_months'] as const).map(
      (name) => [course[name] === 0, name, 'training.no-months', 'training.expected.months'] as const,
    ),
  ]
  return wrong.flatMap(([is, column, key, expected]) => (is ? [fault(row, column, key, { key: expected })] : []))
}

type Found = { readonly ids: readonly string[] | undefined; readonly faults: readonly CellFault[] }
function unitsIn(row: Row, column: string, units: readonly Unit[], before: readonly string[] = []): Found {
  const text = textIn(row, column)
  if (text === null) return { ids: cellAt(row, column) === undefined ? before : [], faults: [] }
  const idOf = (name: string) => units.find((one) => folded(one.name) === folded(name))?.id
  const whole = idOf(text)
  const names = whole ? [text] : text.split(text.includes('\n') ? '\n' : ';').map((name) => name.trim())
  const ids = names.filter((name) => name !== '').map(idOf)
  const known = ids.filter((id) => id !== undefined)
  if (known.length === ids.length) return { ids: [...new Set(known)], faults: [] }
  return { ids: undefined, faults: [fault(row, column, 'training.unknown-unit', { key: 'training.expected.units' })] }
}

/** By name, whatever the order in which they were chosen; a name with a semicolon in it puts each on a line of its own. */
function listed(units: readonly Unit[], ids: readonly string[]): string | null {
  const names = units.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.join(names.some((name) => name.includes(';')) ? '\n' : '; ') || null
}

const flagIn = (row: Row, column: string): boolean | undefined => {
  const cell = row.values[column]
  return typeof cell === 'boolean' ? cell : undefined
}
/** A column that is not there says nothing; an empty cell says there is none. */
const said = (row: Row, column: string, before: string | null = null): string | null =>
  cellAt(row, column) === undefined ? before : textIn(row, column)
const monthsIn = (row: Row, column: string, before: number | null = null): number | null => {
  const cell = cellAt(row, column)
  return cell === undefined ? before : typeof cell === 'number' ? cell : null
}
const countText = (count: number | null) => (count === null ? null : String(count))
