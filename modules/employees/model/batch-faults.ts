/** What stops a sheet of newcomers: things that cannot be, each told at its cell with what would be right. */
import type { CellFault, Said } from '#platform/sheets/model/sheet.ts'
import type { Judging, Numbered, Rule } from './batch-rule.ts'

const UNIQUE: Said = { key: 'employees.expected.unique-staff-id' }
const MANAGER: Said = { key: 'employees.expected.manager' }

/** Of rows with one staff id every later one is wrong, whatever else is wrong in them. */
export function staffIdFaults(rows: readonly Numbered[], taken: ReadonlySet<string>): readonly CellFault[] {
  const firstRows = new Map<string, number>()
  const faults: CellFault[] = []
  for (const { row, staffId } of [...rows].sort((left, right) => left.row - right.row)) {
    const id = staffId.toLowerCase()
    const first = firstRows.get(id)
    const message: Said | undefined =
      first !== undefined
        ? { key: 'employees.fault.staff-id-twice', params: { row: first } }
        : taken.has(id)
          ? { key: 'employees.fault.staff-id-taken' }
          : undefined
    if (message) faults.push({ row, column: 'staff_id', value: staffId, message, expected: UNIQUE })
    if (first === undefined) firstRows.set(id, row)
  }
  return faults
}

const days: Rule = (person, { fault }) => {
  const { joinedOn, leftOn, birthDate } = person
  const params = { day: joinedOn }
  if (leftOn !== null && leftOn < joinedOn) {
    const expected = { key: 'employees.expected.day-from', params }
    fault(person, 'left_on', leftOn, { key: 'employees.fault.left-before-joining' }, expected)
  }
  const probation = person.more.probationEndsOn
  if (probation !== null && probation < joinedOn) {
    const expected = { key: 'employees.expected.day-from', params }
    fault(person, 'probation_ends_on', probation, { key: 'employees.fault.probation-before-joining' }, expected)
  }
  const { endorsedOn, expiresOn } = person.more.workPermit
  if (endorsedOn !== null && expiresOn !== null && expiresOn < endorsedOn) {
    const expected = { key: 'employees.expected.day-from', params: { day: endorsedOn } }
    fault(person, 'work_permit_expires_on', expiresOn, { key: 'employees.fault.permit-before-endorsed' }, expected)
  }
  if (birthDate !== null && birthDate >= joinedOn) {
    const expected = { key: 'employees.expected.day-before', params }
    fault(person, 'birth_date', birthDate, { key: 'employees.fault.born-after-joining' }, expected)
  }
}

const division: Rule = (person, { fault }) => {
  if (person.division === null || person.department !== null) return
  const expected = { key: 'employees.expected.department' }
  fault(person, 'division', person.division, { key: 'employees.fault.division-alone' }, expected)
}

const manager: Rule = (person, { fault, inSheet, inCircle, known }) => {
  if (person.managerStaffId === null) return
  const id = person.managerStaffId.toLowerCase()
  if (!inSheet.has(id) && !known.staffIds.has(id)) {
    fault(person, 'manager_staff_id', person.managerStaffId, { key: 'employees.fault.unknown-manager' }, MANAGER)
  } else if (inCircle.has(person.staffId.toLowerCase())) {
    fault(person, 'manager_staff_id', person.managerStaffId, { key: 'employees.fault.manager-circle' }, MANAGER)
  }
}

const bank: Rule = (person, { fault, known }) => {
  if (person.bank === null) {
    if (person.accountNumber !== null) {
      fault(person, 'bank', '', { key: 'employees.fault.account-without-bank' }, oneOf(known))
    }
  } else if (!known.bankNamed(person.bank)) {
    fault(person, 'bank', person.bank, { key: 'employees.fault.unknown-bank' }, oneOf(known))
  }
}

const clockCode: Rule = (person, { earlier, fault, known }) => {
  const code = person.more.clockCode
  if (code === null) return
  const row = earlier('clock code', code.toLowerCase(), person.row)
  const expected = { key: 'employees.expected.unique-clock-code' }
  if (row !== undefined) {
    fault(person, 'clock_code', code, { key: 'employees.fault.clock-code-twice', params: { row } }, expected)
  } else if (known.clockCodes.has(code.toLowerCase())) {
    fault(person, 'clock_code', code, { key: 'employees.fault.clock-code-taken' }, expected)
  }
}

const oneOf = ({ bankNames }: Judging['known']): Said => ({
  key: 'sheets.expected.choice',
  params: { choices: bankNames },
})

export const faultRules: readonly Rule[] = [days, division, manager, bank, clockCode]
