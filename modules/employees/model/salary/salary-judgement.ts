/** What is wrong in a sheet of agreed pay, and what it would change. */
import type { Change } from '#platform/sheets/model/changes.ts'
import { type CellFault, type CellNote, type Row, type Said, textAt } from '#platform/sheets/model/sheet.ts'
import { type Employment, employmentOn } from '../employments.ts'
import { nextChange, type RateDay, type Written, writtenDays } from './timeline.ts'

export type PaidPerson = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly joinedOn: string
  readonly leftOn: string | null
}
export type SalaryChange = Written & { readonly employeeId: string; readonly component: string; readonly row: number }
type SalaryKnown = {
  readonly components: readonly string[]
  /** By lower-case staff id. */
  readonly people: ReadonlyMap<string, PaidPerson>
  /** By employee and component, the oldest first. */
  readonly days: (employeeId: string, component: string) => readonly RateDay[]
  /** The oldest first. */
  readonly employments: (employeeId: string) => readonly Employment[]
  /** Whose pay whoever sends the sheet does not set: their own. */
  readonly own: ReadonlySet<string>
}
type SalaryRow = {
  readonly row: number
  readonly person: PaidPerson
  readonly from: string
  readonly amounts: Readonly<Record<string, string>>
  readonly reason: string | null
}

export function judgeSalaries(rows: readonly Row[], known: SalaryKnown) {
  const faults: CellFault[] = []
  const read: SalaryRow[] = []
  const once = new Set<string>()
  for (const row of rows) {
    const staffId = textAt(row, 'staff_id') ?? ''
    const from = textAt(row, 'effective_from') ?? ''
    const person = known.people.get(staffId.toLowerCase())
    const fault = (column: string, value: string, key: string, expected: Said) =>
      faults.push({ row: row.row, column, value, message: { key: `employees.fault.${key}` }, expected })
    if (!person) {
      fault('staff_id', staffId, 'unknown-person', { key: 'employees.expected.known-staff-id' })
      continue
    }
    if (once.has(`${person.id} ${from}`)) {
      fault('effective_from', from, 'same-day-twice', { key: 'employees.expected.day-once' })
    }
    once.add(`${person.id} ${from}`)
    const amounts = Object.fromEntries(
      known.components.flatMap((component) => {
        const amount = textAt(row, component)
        return amount === null ? [] : [[component, amount]]
      }),
    )
    read.push({ row: row.row, person, from, amounts, reason: textAt(row, 'reason') })
  }
  const wanted = changesOf(read, known)
  faults.push(...outsideEmployment(wanted, read, known), ...ownPay(wanted, read, known))
  const changes = faults.length > 0 ? [] : wanted
  return { faults, notes: changes.length > 0 ? laterChanges(read, changes, known) : [], changes }
}

/** A row that changes nothing may stand as it was exported. */
function ownPay(wanted: readonly SalaryChange[], read: readonly SalaryRow[], { own }: SalaryKnown): CellFault[] {
  const written = new Set(wanted.map(({ row }) => row))
  return read.flatMap(({ row, person }): CellFault[] => {
    if (!written.has(row) || !own.has(person.id)) return []
    const [message, expected] = [{ key: 'employees.fault.own-pay' }, { key: 'employees.expected.colleagues' }]
    return [{ row, column: 'staff_id', value: person.staffId, message, expected }]
  })
}

/** What would be written for days on which nobody is employed; rows that change nothing are as they were exported. */
function outsideEmployment(
  wanted: readonly SalaryChange[],
  read: readonly SalaryRow[],
  { employments }: SalaryKnown,
): CellFault[] {
  const written = new Set(wanted.map(({ row }) => row))
  return read.flatMap(({ row, person, from }): CellFault[] => {
    const own = employments(person.id)
    if (!written.has(row) || employmentOn(own, from)) return []
    const left = own.findLast(({ left_on }) => left_on !== null && left_on < from)?.left_on
    const [key, expected]: readonly [string, Said] = left
      ? ['pay-after-leaving', { key: 'employees.expected.day-until', params: { day: left } }]
      : ['pay-before-joining-day', { key: 'employees.expected.day-from', params: { day: own[0]?.joined_on ?? '' } }]
    return [{ row, column: 'effective_from', value: from, message: { key: `employees.fault.${key}` }, expected }]
  })
}

/** As it is told before: with what holds on the day until now. */
export function shownChanges(changes: readonly SalaryChange[], people: ReadonlyMap<string, PaidPerson>): Change[] {
  const byId = new Map([...people.values()].map((person) => [person.id, person]))
  return changes.map(({ employeeId, component, from, amount, held }) => {
    const person = byId.get(employeeId)
    const name = person ? `${person.staffId} ${person.fullName}` : ''
    return { what: 'change', kind: 'employee', name, field: component, before: held, after: amount, from }
  })
}

function changesOf(read: readonly SalaryRow[], known: SalaryKnown): SalaryChange[] {
  const people = new Map<string, SalaryRow[]>()
  for (const row of read) {
    const own = people.get(row.person.id)
    if (own) own.push(row)
    else people.set(row.person.id, [row])
  }
  return [...people].flatMap(([employeeId, rows]) =>
    known.components.flatMap((component) => {
      const wanted = rows.flatMap(({ from, amounts, reason, row }) => {
        const amount = amounts[component]
        return amount === undefined ? [] : [{ from, amount, reason, row }]
      })
      const rowOf = (from: string) => wanted.find((day) => day.from === from)?.row ?? 0
      return writtenDays(known.days(employeeId, component), wanted).map((day) => ({
        ...day,
        employeeId,
        component,
        row: rowOf(day.from),
      }))
    }),
  )
}

/** A change that was agreed for later stands, and is told. */
function laterChanges(
  read: readonly SalaryRow[],
  changes: readonly SalaryChange[],
  known: SalaryKnown,
): readonly CellNote[] {
  const own = new Map(read.map((row) => [row.row, row]))
  return changes.flatMap(({ row, employeeId, component, from }) => {
    const later = nextChange(known.days(employeeId, component), from)
    const given = read.some((one) => one.person.id === employeeId && one.from === later)
    if (later === undefined || given) return []
    const params = { name: own.get(row)?.person.fullName ?? '', day: later }
    return [{ row, column: component, message: { key: 'employees.odd.later-pay', params } }]
  })
}
