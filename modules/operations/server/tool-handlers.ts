/** Tables to JSON and back by the one reader of sheets, and receipts by the reader of claims. Nothing is kept. */
import { INVOICE_CODE, receiptOf } from '#modules/claims/model/public.ts'
import { kindOf } from '#platform/files/model/file-kinds.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { type Handler, on, type UploadedFile } from '#platform/http/server/handler.ts'
import { ReadingProcess } from '#platform/reading/server/reading-process.ts'
import { looseTable } from '#platform/sheets/server/export/table.ts'
import { readSheet } from '#platform/sheets/server/read-sheet.ts'
import { Unreadable } from '#platform/sheets/server/unreadable.ts'
import { jsonToTable, ROWS_MAX, readReceipt, tableToJson } from '../contract/tools.ts'
import { flatRows } from '../model/flat-rows.ts'

/** One reads at a time; idle it ends by itself. */
const reader = new ReadingProcess()
let reading: Promise<unknown> = Promise.resolve()

export const toolHandlers: readonly Handler[] = [
  on(tableToJson, async ({ file, body, say, language }) => {
    const given = file ?? pasted(body.text)
    if (!given) return problem('operations.nothing-given', { errors: { file: ['operations.nothing-given'] } })
    try {
      const read = await readSheet(given, { name: 'table', columns: [], free: true })
      if (read.total > ROWS_MAX) return tooMany(read.total)
      if (read.faults.length > 0) {
        const [fault] = read.faults
        const why = fault ? say(language, fault.message.key, fault.message.params) : ''
        const params = { row: fault?.row ?? 0, column: fault?.column ?? '', why }
        return problem('operations.unreadable-table', {
          params,
          errors: { file: [{ key: 'operations.unreadable-table', params }] },
        })
      }
      const data = read.rows.map(({ values }) => values as Record<string, string | null>)
      return { rows: data.length, columns: [...new Set(data.flatMap((row) => Object.keys(row)))], data }
    } catch (reason) {
      if (!(reason instanceof Unreadable)) throw reason
      const { key, params } = reason.said
      return problem(key, { ...(params && { params }), errors: { file: [params ? { key, params } : key] } })
    }
  }),

  on(jsonToTable, async ({ body }) => {
    const rows = flatRows(body.json)
    if (typeof rows === 'string') return problem(rows, { errors: { json: [rows] } })
    if (rows.cells.length > ROWS_MAX) return tooMany(rows.cells.length)
    const columns = rows.columns.map((header) => ({ header, kind: 'text' as const }))
    return looseTable('table', body.format, { name: 'table', columns, rows: rows.cells })
  }),

  on(readReceipt, async ({ file, body, settings, clock, session }) => {
    if (settings.readingWorkers === 0) return problem('operations.reading-off')
    const kind = file && kindOf('document', file.name, file.bytes)
    if (!file || !kind || kind.parts) return unreadable()
    const { bytes } = file
    const turn = reading.then(() => reader.read({ type: kind.type, bytes, wanted: { code: INVOICE_CODE } }))
    reading = turn.catch(() => undefined)
    const outcome = await turn
    if (!('read' in outcome)) return unreadable()
    const { read } = outcome
    if (read.lines.length === 0 && read.codes.length === 0) return unreadable()
    const { country } = body
    const { proposal, fields } = receiptOf(read, { country, today: clock.today(session.timezone), ownNo: null })
    return {
      from: read.from,
      codes: [...read.codes],
      lines: read.lines.map(({ text, confidence }) => ({ text, confidence })),
      fields: Object.entries(proposal).map(([name, value]) => {
        const seen = fields[name as keyof typeof fields]
        return { name, value, from: seen?.from ?? null, confidence: seen?.confidence ?? null }
      }),
    }
  }),
]

/** As a spreadsheet copies it: tabs between cells become commas. */
function pasted(text: string | undefined): UploadedFile | undefined {
  if (!text?.trim()) return undefined
  const [first = ''] = text.split('\n')
  const isTabbed = first.includes('\t')
  const csv = isTabbed
    ? text
        .split(/\r?\n/)
        .map((line) => line.split('\t').map(quoted).join(','))
        .join('\r\n')
    : text
  return { name: 'pasted.csv', type: 'text/csv', bytes: Buffer.from(csv) }
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const tooMany = (rows: number): Problem => problem('operations.too-many-rows', { params: { rows, most: ROWS_MAX } })
const unreadable = (): Problem => problem('operations.cannot-read', { errors: { file: ['operations.cannot-read'] } })
