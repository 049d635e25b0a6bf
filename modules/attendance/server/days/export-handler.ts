/** What the screens of attendance show, as files: people a portion at a time, while the portion before is written. */
import { PER_PAGE_MAX } from '#kernel/paging.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Rows } from '#platform/sheets/server/export/pieces.ts'
import { type ExportTable, tableFile } from '#platform/sheets/server/export/table.ts'
import { momentText } from '#platform/words/format.ts'
import { exported } from '../../contract/days/reading.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { totalsOf } from './day-view.ts'
import { type Cells, dayCells, flagsText, nameCells, once } from './export-cells.ts'
import { everybodysFigures, madeReady, type PersonFigures } from './figures.ts'
import { demandKnown, type Open, open, rangeOf } from './reading.ts'
import { recordsWithin } from './records-store.ts'
import { daysByApproval } from './report-handlers.ts'

export const exportHandler = (needs: AttendanceNeeds): Handler =>
  on(exported, async (call) => {
    const { company, params, body, clock, session } = call
    await company.read((tx) => demandKnown(tx, company.companyId, body))
    const today = clock.today(session.timezone)
    const { from, to } = params.name === 'report' ? { from: today, to: today } : rangeOf(body, today)
    if (params.name !== 'records') await madeReady(call, needs, { ...body, from, to })
    const file = { name: `attendance-${params.name}-${from}-${to}`, format: body.format }
    return tableFile(company, file, async (tx) => {
      const opened = await open(tx, needs, call, { ...body, from, to })
      return tables[params.name](tx, opened, call)
    })
  })

type Asking = Call<typeof exported>
type Making = (tx: Tx, opened: Open, call: Asking) => Promise<ExportTable>

const person = ['staff_id', 'full_name', 'department']
const minutes = ['scheduled', 'present', 'worked', 'extra', 'night', 'late', 'early']

const ofDays: Making = async (tx, opened, call) => {
  const words = once(call)
  return {
    name: call.say(call.language, `attendance.export-${call.params.name}`),
    columns: columnsOf(
      [...person, 'date', 'in', 'out', ...minutes, 'absent_days', 'status', 'approval', 'flags'],
      call,
    ),
    rows: await inPieces(tx, opened, call, ({ person: one, days }) => days.map((day) => dayCells(one, day, words))),
  }
}

const tables: Readonly<Record<Asking['params']['name'], Making>> = {
  detail: ofDays,
  timesheet: ofDays,
  report: ofDays,
  reportV3: async (tx, opened, call) => ({
    name: call.say(call.language, 'attendance.export-reportV3'),
    columns: columnsOf(
      [...person, 'present_days', 'incomplete_days', 'absent_days', 'leave_days', 'late_days', ...minutes],
      call,
    ),
    rows: await inPieces(tx, opened, call, ({ person: one, days }) => {
      const totals = totalsOf(days)
      return [
        [
          ...nameCells(one),
          ...[totals.present_days, totals.incomplete_days].map(String),
          totals.absent_days,
          ...[totals.leave_days, totals.late_days].map(String),
          ...[
            totals.scheduled_minutes,
            totals.present_minutes,
            totals.worked_minutes,
            totals.extra_minutes,
            totals.night_minutes,
            totals.late_minutes,
            totals.early_minutes,
          ].map(minutesText),
        ],
      ]
    }),
  }),
  approval: async (tx, opened, call) => {
    const found = await daysByApproval(tx, opened, call.session, call.body.status ?? 'pending')
    return {
      name: call.say(call.language, 'attendance.export-approval'),
      columns: columnsOf(
        [...person, 'date', 'in', 'out', ...minutes, 'absent_days', 'status', 'approval', 'flags'],
        call,
      ),
      rows: found.map(({ person: one, day }) => dayCells(one, day, call)),
    }
  },
  records: async (tx, { book, wanted }, call) => ({
    name: call.say(call.language, 'attendance.export-records'),
    columns: columnsOf(
      ['staff_id', 'full_name', 'moment', 'type', 'method', 'place', 'latitude', 'longitude', 'distance_m', 'flags'],
      call,
    ),
    rows: { pieces: recordPieces(tx, book, wanted, call) },
  }),
}

const columnsOf = (names: readonly string[], { say, language }: Pick<Asking, 'say' | 'language'>) =>
  names.map((name) => ({ header: say(language, `attendance.column-${name}`), kind: 'text' as const }))

const inPieces = async (
  tx: Tx,
  opened: Open,
  { session }: Asking,
  cells: (found: PersonFigures) => readonly Cells[],
): Promise<Rows<Cells>> => {
  const { pieces } = await everybodysFigures(tx, opened, session)
  return {
    pieces: (async function* () {
      for await (const portion of pieces) yield portion.flatMap(cells)
    })(),
  }
}

async function* recordPieces(tx: Tx, { companyId, timezone }: Open['book'], wanted: Open['wanted'], call: Asking) {
  const asked = { ...wanted, mocked: call.body.mocked }
  let offset = 0
  for (;;) {
    const paging = { limit: PER_PAGE_MAX, offset }
    const { rows } = await recordsWithin(tx, companyId, call.session, asked, timezone, paging)
    yield rows.map(
      (row): Cells => [
        row.staff_id,
        row.full_name,
        momentText(row.occurred_at, call.language, timezone),
        row.type === null ? '' : call.say(call.language, `attendance.type-${row.type}`),
        call.say(call.language, `attendance.method-${row.method}`),
        row.place,
        row.latitude === null ? null : String(row.latitude),
        row.longitude === null ? null : String(row.longitude),
        row.distance_m === null ? null : String(row.distance_m),
        flagsText(row.flags, call),
      ],
    )
    if (rows.length < PER_PAGE_MAX) return
    offset += PER_PAGE_MAX
  }
}
