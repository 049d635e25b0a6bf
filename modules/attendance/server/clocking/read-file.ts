/** Logs out of what was sent; refused as a whole, with the lines that are wrong. */
import type { Country } from '#kernel/countries.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call, UploadedFile } from '#platform/http/server/handler.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { textAt } from '#platform/sheets/model/sheet.ts'
import { decodeText } from '#platform/sheets/server/decode-text.ts'
import { formatOf } from '#platform/sheets/server/inspect-file.ts'
import { readSheet } from '#platform/sheets/server/read-sheet.ts'
import { Unreadable } from '#platform/sheets/server/unreadable.ts'
import type { deviceLogs, importLogs } from '../../contract/clocking/terminals.ts'
import {
  type Layout,
  type Log,
  type LogFault,
  type Read,
  readLogs,
  readTerminalFile,
} from '../../model/clocking/terminal-logs.ts'

const LINES_TOLD = 50
/** Lines are told as a spreadsheet counts them, which begins with the header. */
const HEAD = 1

type Said = Pick<Call<typeof importLogs>, 'say' | 'language'>

type By = { readonly layout: Layout; readonly country: Country }

export async function fileRead(file: UploadedFile, by: By, said: Said): Promise<readonly Log[]> {
  try {
    const read = /\.(dat|txt)$/i.test(file.name) ? ofTerminal(file, by) : await ofSheet(file, by)
    if (read.faults.length > 0) throw refusedLines(read.faults, said)
    if (read.logs.length === 0) throw new Unreadable('sheets.empty')
    return read.logs
  } catch (reason) {
    if (!(reason instanceof Unreadable)) throw reason
    const { key, params = {} } = reason.said
    throw new Refusal(problem(key, { params, errors: { file: [{ key, params }] } }))
  }
}

function ofTerminal({ bytes }: UploadedFile, { layout, country }: By): Read {
  // What a picture or an archive says it is not, by its first bytes.
  if (formatOf('log.csv', bytes) !== 'csv') throw new Unreadable('attendance.not-a-log')
  return readTerminalFile(decodeText(bytes), layout, country)
}

/** Also by the headings that programs of terminals write. */
export const logSheet: Sheet = {
  name: 'clockings',
  columns: [
    {
      name: 'staff_id',
      word: 'attendance.sheet.staff_id',
      kind: 'text',
      headings: ['員工編號', '員工代號', '工號', '員編', 'Employee ID', 'Staff No'],
    },
    {
      name: 'clock_code',
      word: 'attendance.sheet.clock_code',
      kind: 'text',
      headings: ['打卡代碼', '卡號', '考勤號碼', 'AC-No.', 'Card No'],
    },
    {
      name: 'date',
      word: 'attendance.sheet.date',
      kind: 'text',
      headings: ['日期', '打卡日期', '刷卡日期'],
      example: '2026-11-20',
    },
    {
      name: 'time',
      word: 'attendance.sheet.time',
      kind: 'text',
      required: true,
      headings: ['時間', '打卡時間', '刷卡時間', '日期時間', 'Date/Time'],
      example: '2026-11-20 08:58:31',
    },
    {
      name: 'type',
      word: 'attendance.sheet.type',
      kind: 'text',
      headings: ['類型', '類別', '上下班', 'Status', 'State'],
      example: 'in',
    },
  ],
}

async function ofSheet(file: UploadedFile, { country }: By): Promise<Read> {
  const { rows, faults } = await readSheet(file, logSheet)
  const read = readLogs(
    rows.map((row) => {
      const [code, staffId] = [textAt(row, 'clock_code'), textAt(row, 'staff_id')]
      return {
        row: row.row + HEAD,
        code: code ?? staffId ?? '',
        by: code === null ? 'staff_id' : 'clock_code',
        // A day of a workbook may come with its midnight.
        time: [textAt(row, 'date')?.split(' ')[0], textAt(row, 'time')].filter(Boolean).join(' '),
        type: textAt(row, 'type') ?? '',
      }
    }),
    country,
  )
  const unread = faults.map(
    ({ row, column }): LogFault => ({
      row: row + HEAD,
      column: column === 'time' ? 'time' : 'code',
    }),
  )
  return { logs: read.logs, faults: [...unread, ...read.faults] }
}

type Sent = Call<typeof deviceLogs>['body']['logs']

export function deviceRead(sent: Sent, country: Country): readonly Log[] {
  const { logs, faults } = readLogs(
    sent.map(({ clock_code, staff_id, time, type }, row) => ({
      row,
      code: clock_code ?? staff_id ?? '',
      by: clock_code === undefined ? 'staff_id' : 'clock_code',
      time,
      type: type ?? '',
    })),
    country,
  )
  if (faults.length === 0) return logs
  const errors = faults
    .slice(0, LINES_TOLD)
    .map(({ row, column, what = column }) => [`logs.${row}.${column}`, [`attendance.wrong-${what}`]])
  throw new Refusal(problem('http.invalid', { errors: Object.fromEntries(errors) }))
}

function refusedLines(faults: readonly LogFault[], { say, language }: Said): Refusal {
  const lines = faults
    .slice(0, LINES_TOLD)
    .map(({ row, column, what = column }) =>
      say(language, 'attendance.log-line', { row, what: say(language, `attendance.wrong-${what}`) }),
    )
  const params = { count: faults.length }
  return new Refusal(
    problem('attendance.logs-wrong', {
      params,
      errors: { file: [{ key: 'attendance.logs-wrong', params }] },
      data: lines,
    }),
  )
}
