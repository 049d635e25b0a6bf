/**
 * The sheet that people fill in: headers with notes, lists to pick from, and a second sheet that explains. With rows it
 * is the export of a list, which is exactly what its import takes.
 */
import ExcelJS, { type Column as ExcelColumn, type Workbook, type Worksheet } from 'exceljs'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type FileReply, fileReply } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'

import { choiceIn, expectedOf } from '../../model/cells.ts'
import { guardedInBook } from '../../model/formula-guard.ts'
import type { Column, Said, Sheet, Value } from '../../model/sheet.ts'
import { headOf, type Saying } from '../heading.ts'
import { filledBook } from './filled-book.ts'
import { fromView } from './from-view.ts'
import { begun, countOf, type Rows, rowsAs } from './pieces.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type FilledRow = Readonly<Record<string, Value | undefined>>
type FilledSheet = { readonly sheet: Sheet; readonly rows: Rows<FilledRow> }

type Exporting = Saying & { readonly company: Pick<CompanyDb, 'read'> }

/** Without rows: to be filled in. */
export const templateFile = async (sheet: Sheet, name: string, saying: Saying): Promise<FileReply> =>
  fileReply(name, XLSX, await emptyTemplate(sheet, saying, ROWS))

/** The list as it is, written while it is read. */
export async function sheetFile(
  { company, say, language }: Exporting,
  name: string,
  read: (tx: Tx) => Promise<FilledSheet>,
): Promise<FileReply> {
  const body = await fromView(company, async (tx) => filledTemplate(await read(tx), { say, language }))
  return fileReply(name, XLSX, body)
}

export async function filledTemplate({ sheet, rows }: FilledSheet, { say, language }: Saying) {
  const first = await begun(rows)
  const empty = await emptyTemplate(sheet, { say, language }, ROWS + countOf(rows))
  const cells = rowsAs(first, (row) => sheet.columns.map((column) => writtenIn(column, row[column.name], language)))
  return filledBook(
    empty,
    sheet.columns.map(({ kind }) => kind),
    cells,
  )
}

/** `last` is the row to which lists reach. */
async function emptyTemplate(sheet: Sheet, { say, language }: Saying, last: number): Promise<Buffer> {
  const tell = ({ key, params }: Said) => say(language, key, params)
  const book = new ExcelJS.Workbook()
  const entry = book.addWorksheet(sheet.name, { views: [{ state: 'frozen', ySplit: 1 }] })
  entry.columns = sheet.columns.map((column) => entryColumn(column, headOf(column, { say, language })))
  const lists = listSheet(book)
  for (const [index, column] of sheet.columns.entries()) {
    const head = entry.getCell(1, index + 1)
    head.font = { bold: true }
    head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: column.required ? 'FFFFE699' : 'FFE7E6E6' } }
    head.note = `${say(language, column.word)}\n${tell(expectedOf(column, language))}`
    const choices = choicesFor(column, language)
    if (choices.length > 0) offer(entry, index + 1, lists(choices), { strict: column.kind !== 'text', last })
  }
  explain(book, sheet, say, language)
  // exceljs gives a buffer of its own kind.
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** Rows to fill in, below those that are there. */
const ROWS = 2_001
const FORMATS: Readonly<Partial<Record<Column['kind'], string>>> = {
  money: '0.00',
  date: 'yyyy-mm-dd',
  count: '0',
  rate: '0.####',
}

const FLAGS = { en: ['yes', 'no'], 'zh-Hant': ['是', '否'] } as const

const choicesFor = (column: Column, language: Language): readonly string[] =>
  column.kind === 'flag'
    ? FLAGS[language]
    : (column.choices ?? []).map((choice) => (column.kind === 'choice' ? choiceIn(column, choice, language) : choice))

/** What is there already stands in the words that the list offers. */
function writtenIn(column: Column, value: Value | undefined, language: Language): Value | undefined {
  if (typeof value === 'boolean') return FLAGS[language][value ? 0 : 1]
  return column.kind === 'choice' && typeof value === 'string' ? choiceIn(column, value, language) : value
}

function entryColumn({ name, kind }: Column, header: string): Partial<ExcelColumn> {
  // Text stays text: leading zeros of account numbers are not lost.
  return { header, key: name, width: Math.max(14, header.length + 3), style: { numFmt: FORMATS[kind] ?? '@' } }
}

type Reach = { readonly strict: boolean; readonly last: number }

function offer(sheet: Worksheet, column: number, source: string, { strict, last }: Reach): void {
  const letter = sheet.getColumn(column).letter
  const validation = { type: 'list' as const, allowBlank: true, formulae: [source], showErrorMessage: strict }
  // One rule for the whole column; a rule for each cell would make the file forty times larger.
  const rules: unknown = Reflect.get(sheet, 'dataValidations')
  if (isRules(rules)) rules.add(`${letter}2:${letter}${last}`, validation)
}

/** exceljs knows ranges of validations and leaves them out of its types. */
type Rules = { add(range: string, rule: object): void }
const isRules = (value: unknown): value is Rules => typeof value === 'object' && value !== null && 'add' in value

/** Lists stand in a hidden sheet: written into a rule they may have 255 characters only. */
function listSheet(book: Workbook): (choices: readonly string[]) => string {
  const ranges = new Map<string, string>()
  let sheet: Worksheet | undefined
  return (choices) => {
    const key = choices.join('\n')
    const known = ranges.get(key)
    if (known) return known
    sheet ??= book.addWorksheet('lists', { state: 'veryHidden' })
    const column = sheet.getColumn(ranges.size + 1)
    column.values = choices.map(guardedInBook)
    const range = `lists!$${column.letter}$1:$${column.letter}$${choices.length}`
    ranges.set(key, range)
    return range
  }
}

function explain(book: Workbook, sheet: Sheet, say: Say, language: Language): void {
  const tell = ({ key, params }: Said) => say(language, key, params)
  const page = book.addWorksheet(say(language, 'sheets.help.title').slice(0, 31))
  page.columns = [
    { header: tell({ key: 'sheets.help.column' }), width: 28 },
    { header: tell({ key: 'sheets.help.meaning' }), width: 60 },
    { header: tell({ key: 'sheets.help.required' }), width: 14 },
    { header: tell({ key: 'sheets.help.expected' }), width: 60 },
    { header: tell({ key: 'sheets.help.example' }), width: 24 },
  ]
  page.getRow(1).font = { bold: true }
  for (const column of sheet.columns) {
    page.addRow([
      column.name,
      say(language, column.word),
      column.required ? tell({ key: 'sheets.help.yes' }) : '',
      tell(expectedOf(column, language)),
      column.example ?? '',
    ])
  }
}
