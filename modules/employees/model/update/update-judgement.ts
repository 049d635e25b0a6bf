/** What is wrong in a sheet of changes beyond its single cells, and what is only odd. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { cellText } from '#platform/sheets/model/changes.ts'
import {
  type CellFault,
  type CellNote,
  type Column,
  type Row,
  type Said,
  textAt,
} from '#platform/sheets/model/sheet.ts'
import { isBornTooLate } from '../birth-day.ts'
import type { IdentityTold } from '../identity-tells.ts'
import { managerCircle } from '../manager-circle.ts'
import { type CellSet, type RecordUpdate, updateOf, withTold } from './changed-cells.ts'
import type { RecordRow } from './record.ts'
import { REVISION } from './update-sheet.ts'

type UpdateKnown = {
  readonly today: PlainDate
  /** Whatever was changed since the sheet was made. */
  readonly overwrites: boolean
  readonly columns: readonly Column[]
  readonly mustStay: readonly string[]
  readonly payColumns: readonly string[]
  /** Everybody the company ever had, by lower-case staff id. */
  readonly records: ReadonlyMap<string, RecordRow>
  readonly bankNamed: (written: string) => { readonly name: string } | undefined
  readonly bankNames: readonly string[]
  readonly tells: (identityNumber: string) => IdentityTold
}
type UpdateJudgement = {
  readonly faults: readonly CellFault[]
  readonly notes: readonly CellNote[]
  readonly updates: readonly RecordUpdate[]
}

export function judgeUpdates(rows: readonly Row[], known: UpdateKnown): UpdateJudgement {
  const faults: CellFault[] = []
  const notes: CellNote[] = []
  const updates: RecordUpdate[] = []
  const firstRows = new Map<string, number>()
  for (const row of rows) {
    const staffId = textAt(row, 'staff_id') ?? ''
    const key = staffId.toLowerCase()
    const record = known.records.get(key)
    const first = firstRows.get(key)
    const cell = { row: row.row, column: 'staff_id', value: staffId }
    if (!record) faults.push({ ...cell, message: { key: 'employees.fault.unknown-person' }, expected: KNOWN })
    else if (first !== undefined) {
      const message = { key: 'employees.fault.staff-id-twice', params: { row: first } }
      faults.push({ ...cell, message, expected: { key: 'employees.expected.once' } })
    } else {
      firstRows.set(key, row.row)
      const update = spelled(withTold(updateOf(row, record, known.columns), known.columns, known.tells), known)
      if (update.cells.length > 0) updates.push(update)
      if (!known.overwrites && isStale(update))
        faults.push({ row: row.row, ...CHANGED_MEANWHILE, value: String(update.seen) })
    }
  }
  const judging: Judging = {
    known,
    circle: managerCircle(managersAfter(updates, known)),
    codes: codesAfter(updates, known),
    fault: ({ row }, { column, after }, key, expected, params) =>
      faults.push({
        row,
        column: column.name,
        value: column.secret ? '' : (cellText(after) ?? ''),
        message: { key: `employees.fault.${key}`, ...(params && { params }) },
        expected,
      }),
  }
  for (const update of updates) for (const rule of rules) rule(update, judging)
  for (const update of updates) notes.push(...oddities(update))
  return { faults, notes, updates }
}

type Judging = {
  readonly known: UpdateKnown
  /** Lower-case staff ids of those who would stand under themselves. */
  readonly circle: ReadonlySet<string>
  /** Lower-case clock code -> how many would have it. */
  readonly codes: ReadonlyMap<string, number>
  fault(update: RecordUpdate, cell: CellSet, key: string, expected: Said, params?: Said['params']): void
}
type Rule = (update: RecordUpdate, judging: Judging) => void

/** Emptied, the cell lets the row be taken in any case. */
const CHANGED_MEANWHILE = {
  column: REVISION.name,
  message: { key: 'employees.fault.changed-meanwhile' },
  expected: { key: 'employees.expected.sheet-taken-anew' },
}
const isStale = ({ seen, record, cells }: RecordUpdate): boolean =>
  seen !== null && cells.length > 0 && seen !== record.values[REVISION.name]

const KNOWN: Said = { key: 'employees.expected.known-staff-id' }
const cellOf = ({ cells }: RecordUpdate, name: string) => cells.find(({ column }) => column.name === name)
const textOf = ({ after }: RecordUpdate, name: string) => cellText(after[name])

const stays: Rule = (update, { known, fault }) => {
  for (const cell of update.cells) {
    const { name } = cell.column
    if (known.payColumns.includes(name)) {
      const expected = { key: 'employees.expected.pay-as-agreed', params: { amount: cellText(cell.before) ?? '-' } }
      fault(update, cell, 'pay-has-its-sheet', expected)
    } else if (cell.after === null && known.mustStay.includes(name)) {
      fault(update, cell, 'cannot-be-emptied', { key: 'employees.expected.filled' })
    }
  }
}

const days: Rule = (update, { fault }) => {
  const [joined, left, born, probation] = ['joined_on', 'left_on', 'birth_date', 'probation_ends_on'].map((name) =>
    textOf(update, name),
  )
  if (!joined) return
  const params = { day: joined }
  const moved = cellOf(update, 'joined_on')
  const leaving = cellOf(update, 'left_on') ?? moved
  if (left && leaving && left < joined) {
    fault(update, leaving, 'left-before-joining', { key: 'employees.expected.day-from', params })
  }
  const ending = cellOf(update, 'probation_ends_on') ?? moved
  if (probation && ending && probation < joined) {
    fault(update, ending, 'probation-before-joining', { key: 'employees.expected.day-from', params })
  }
  const birth = cellOf(update, 'birth_date') ?? moved
  if (birth && isBornTooLate(born, joined)) {
    fault(update, birth, 'born-after-joining', { key: 'employees.expected.day-before', params })
  }
}

const permit: Rule = (update, { fault }) => {
  const [endorsed, expires] = ['work_permit_endorsed_on', 'work_permit_expires_on'].map((name) => textOf(update, name))
  const cell = cellOf(update, 'work_permit_expires_on') ?? cellOf(update, 'work_permit_endorsed_on')
  if (endorsed && expires && cell && expires < endorsed) {
    fault(update, cell, 'permit-before-endorsed', { key: 'employees.expected.day-from', params: { day: endorsed } })
  }
}

const division: Rule = (update, { fault }) => {
  const cell = cellOf(update, 'division') ?? cellOf(update, 'department')
  if (cell && textOf(update, 'division') && !textOf(update, 'department')) {
    fault(update, cell, 'division-alone', { key: 'employees.expected.department' })
  }
}

const manager: Rule = (update, { known, circle, fault }) => {
  const cell = cellOf(update, 'manager_staff_id')
  if (!cell || typeof cell.after !== 'string') return
  const expected = { key: 'employees.expected.manager' }
  if (!known.records.has(cell.after.toLowerCase())) fault(update, cell, 'unknown-manager', expected)
  else if (circle.has(update.record.staffId.toLowerCase())) fault(update, cell, 'manager-circle', expected)
}

const bank: Rule = (update, { known, fault }) => {
  const cell = cellOf(update, 'bank') ?? cellOf(update, 'bank_account_number')
  if (!cell) return
  const [written, number] = [textOf(update, 'bank'), textOf(update, 'bank_account_number')]
  const expected = { key: 'sheets.expected.choice', params: { choices: known.bankNames } }
  if (written === null && number !== null) fault(update, cell, 'account-without-bank', expected)
  else if (written !== null && !known.bankNamed(written)) fault(update, cell, 'unknown-bank', expected)
  else if (written !== null && number === null) {
    fault(update, cell, 'bank-without-account', { key: 'employees.expected.account' })
  }
}

const clockCode: Rule = (update, { codes, fault }) => {
  const cell = cellOf(update, 'clock_code')
  if (!cell || typeof cell.after !== 'string') return
  if ((codes.get(cell.after.toLowerCase()) ?? 0) > 1)
    fault(update, cell, 'clock-code-taken', { key: 'employees.expected.unique-clock-code' })
}

const rules: readonly Rule[] = [stays, days, permit, division, manager, bank, clockCode]

function oddities(update: RecordUpdate): CellNote[] {
  const emptied = update.cells.filter(({ after }) => after === null).map(({ column }) => column.name)
  if (emptied.length === 0) return []
  const params = { name: update.record.fullName, fields: emptied }
  return [{ row: update.row, column: emptied[0] ?? '', message: { key: 'employees.odd.emptied', params } }]
}

/** A bank by whatever name somebody wrote is the company's own: no change where it is the same one. */
function spelled(update: RecordUpdate, { bankNamed }: UpdateKnown): RecordUpdate {
  const cell = cellOf(update, 'bank')
  const bank = typeof cell?.after === 'string' ? bankNamed(cell.after) : undefined
  if (!cell || !bank) return update
  const cells = update.cells.flatMap((one) =>
    one !== cell ? [one] : bank.name === cell.before ? [] : [{ ...cell, after: bank.name }],
  )
  return { ...update, cells, after: { ...update.after, bank: bank.name } }
}

function managersAfter(updates: readonly RecordUpdate[], { records }: UpdateKnown) {
  const changed = new Map(updates.map((update) => [update.record.id, update]))
  return [...records.values()].map(({ id, staffId, managerStaffId }) => {
    const update = changed.get(id)
    return { staffId, managerStaffId: update ? textOf(update, 'manager_staff_id') : managerStaffId }
  })
}

function codesAfter(updates: readonly RecordUpdate[], { records }: UpdateKnown): ReadonlyMap<string, number> {
  const changed = new Map(updates.map((update) => [update.record.id, update.after]))
  const codes = new Map<string, number>()
  for (const { id, values } of records.values()) {
    const code = cellText((changed.get(id) ?? values).clock_code)?.toLowerCase()
    if (code) codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  return codes
}
