/** The roster out and in, all or nothing; wrong cells are named. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { personIdsByStaffId } from '#modules/employees/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { readUpload } from '#platform/sheets/server/import-sheet.ts'
import { checkImport, exportRoster, importRms, importRoster, rosterTemplate } from '../../contract/sheets.ts'
import { datesOf } from '../../model/pattern.ts'
import type { ShiftNeeds } from '../needs.ts'
import { rosterPeople } from '../people.ts'
import { type CellChange, changeRoster } from '../roster/change-roster.ts'
import { demandDepartments } from '../roster/roster-handlers.ts'
import { keyOf, storedDays } from '../roster/roster-store.ts'
import { demandSpan } from '../roster/roster-view.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { shownIn } from '../sight.ts'
import { rosterChange } from '../undos.ts'
import { cellText, rmsSheet, rosterSheet, shiftsNamed, textIn } from './grid.ts'
import { takesRosters } from './rms-store.ts'
import { rosterPdf } from './roster-pdf.ts'

export const sheetHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  on(exportRoster, async (call) => {
    await call.company.read((tx) => demandDepartments(tx, call, call.body.department_ids))
    return call.body.format === 'pdf' ? rosterPdf(call) : gridFile(call, call.body, call.body.department_ids)
  }),
  on(rosterTemplate, async (call) => {
    const { a: from, b: to, c } = call.params
    const departments = c === '0' ? undefined : [c]
    await call.company.read((tx) => demandDepartments(tx, call, departments, notFound()))
    return gridFile(call, { from, to }, departments)
  }),
  on(importRoster, (call) => take(call, needs, gridOf(call.body), { confirmed: call.body.confirm })),
  on(importRms, async (call) => {
    const { companyId } = call.company
    const isOn = await call.company.read((tx) => takesRosters(tx, companyId))
    return isOn ? take(call, needs, rms, { confirmed: call.body.confirm }) : problem('shifts.rms-off')
  }),
  on(checkImport, async (call) => {
    const taken = await attempt(call, needs, gridOf(call.body), { confirmed: true, preview: true })
    if (isMarked(taken, 'problem')) return taken
    return { valid: taken.errors.length === 0, errors: taken.errors, warnings: [...taken.warnings] }
  }),
]

type Uploading = Pick<Call<typeof importRms>, 'company' | 'session' | 'actor' | 'clock' | 'language' | 'say' | 'file'>
type Fault = { row: number; column: string; message: string }
type Placed = CellChange & Pick<Fault, 'row' | 'column'>
type Grid = {
  readonly sheet: Sheet
  /** Day and cell of each column that a row fills. */
  readonly cells: (row: Row) => readonly { readonly date: PlainDate; readonly column: string; readonly text: string }[]
}

function gridOf({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }): Grid {
  demandSpan({ from, to })
  const dates = datesOf(from, to)
  return {
    sheet: rosterSheet(from, to),
    // A date without a column in the sheet stays as it is.
    cells: (row) =>
      dates.flatMap((date) => {
        const text = textIn(row, date)
        return text === undefined ? [] : [{ date, column: date, text }]
      }),
  }
}
const rms: Grid = {
  sheet: rmsSheet,
  cells: (row) => [{ date: plainDateOf(textIn(row, 'date') ?? ''), column: 'shift', text: textIn(row, 'shift') ?? '' }],
}

type How = { readonly confirmed: boolean; readonly preview?: boolean }

async function take(call: Uploading, needs: ShiftNeeds, grid: Grid, how: How) {
  const taken = await attempt(call, needs, grid, how)
  if (isMarked(taken, 'problem')) return taken
  const { errors, imported, meta } = taken
  if (errors.length > 0) return problem('shifts.sheet-wrong', { data: { imported: 0, errors } })
  const params = { count: imported }
  return reply({ imported, errors: [] }, { messageKey: 'shifts.imported', params, ...(meta && { meta }) })
}

async function attempt(call: Uploading, needs: ShiftNeeds, grid: Grid, how: How) {
  if (!call.file) return problem('http.invalid', { errors: { file: ['http.required'] } })
  const read = await readUpload(call.file, grid.sheet, call)
  if (isMarked(read, 'problem')) return read
  const said = (key: string, params = {}) => call.say(call.language, key, params)
  const unread = read.faults.map(({ row, column, message }) => ({
    row,
    column,
    message: said(message.key, message.params),
  }))
  const nothing = { imported: 0, warnings: [] as readonly string[], meta: undefined }
  let placed: readonly Placed[] = []
  try {
    return await call.company.transaction(async (tx) => {
      const found = await placedIn(tx, call, grid, read.rows)
      const errors = [...unread, ...found.errors]
      if (errors.length > 0) return { ...nothing, errors }
      placed = found.cells
      if (placed.length === 0)
        throw new Refusal(problem('shifts.sheet-no-days', { errors: { file: ['shifts.sheet-no-days'] } }))
      const changed = await changeRoster(tx, call, needs, placed, how)
      const { cells, warnings, rewritten, happened } = changed
      if (how.preview || cells.length === 0) return { ...nothing, imported: cells.length, warnings, errors }
      const meta = await rosterChange.keep(tx, call, rewritten)
      await log(tx, call, ...happened)
      return { imported: cells.length, warnings, errors, meta }
    })
  } catch (failure) {
    const errors = failure instanceof Refusal ? cellErrors(failure, placed, said) : []
    if (errors.length === 0) throw failure
    return { ...nothing, errors }
  }
}

/** What was wrong with the n-th cell, told of its row and column. */
function cellErrors({ problem: refused }: Refusal, placed: readonly Placed[], said: (key: string) => string): Fault[] {
  return Object.entries(refused.errors ?? {}).flatMap(([field, [word]]) => {
    const cell = placed[Number(/^cells\.(\d+)\./.exec(field)?.[1])]
    return cell && typeof word === 'string' ? [{ row: cell.row, column: cell.column, message: said(word) }] : []
  })
}

async function placedIn(tx: Tx, call: Uploading, { cells }: Grid, rows: readonly Row[]) {
  const { companyId } = call.company
  const ids = await personIdsByStaffId(tx, companyId)
  const shifts = await shiftsOf(tx, companyId)
  const errors: Fault[] = []
  const seen = new Map<string, Placed>()
  const fault = (row: number, column: string, word: string, params = {}) =>
    errors.push({ row, column, message: call.say(call.language, word, params) })
  for (const row of rows) {
    const employeeId = ids.get((textIn(row, 'staff_id') ?? '').toLowerCase())
    if (!employeeId) {
      fault(row.row, 'staff_id', 'shifts.unknown-staff')
      continue
    }
    for (const { date, column, text } of cells(row)) {
      const { ids: shiftIds, unknown } = shiftsNamed(shifts, text)
      const key = keyOf(employeeId, date)
      if (unknown) fault(row.row, column, 'shifts.unknown-name', { name: unknown })
      else if (seen.has(key)) fault(row.row, column, 'shifts.twice-in-sheet')
      else seen.set(key, { employeeId, date, shiftIds, row: row.row, column })
    }
  }
  return { errors, cells: [...seen.values()] }
}

const gridFile = (
  call: Pick<Call<typeof exportRoster>, 'company' | 'session' | 'say' | 'language'>,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  departments: readonly string[] | undefined,
) => {
  demandSpan({ from, to })
  const { companyId } = call.company
  return sheetFile(call, `roster-${from}-${to}.xlsx`, async (tx) => {
    const people = await rosterPeople(tx, companyId, {
      from,
      to,
      where: shownIn(call.session, companyId, { departments }),
    })
    const ids = people.map(({ id }) => id)
    const stored = await storedDays(tx, companyId, { from, to }, ids)
    const shifts = new Map((await shiftsOf(tx, companyId)).map((shift): [string, ShiftRow] => [shift.id, shift]))
    return {
      sheet: rosterSheet(from, to),
      rows: people.map(({ id, staff_id, full_name }) => ({
        staff_id,
        full_name,
        ...Object.fromEntries(
          datesOf(from, to).map((date) => [date, cellText(stored.get(keyOf(id, date))?.shift_ids ?? [], shifts)]),
        ),
      })),
    }
  })
}
