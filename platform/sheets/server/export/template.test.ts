import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FileReply } from '#platform/http/server/answers.ts'
import type { Sheet } from '../../model/sheet.ts'
import { readSheet } from '../read-sheet.ts'
import { type ExportTable, tableFile } from './table.ts'
import { type FilledRow, filledTemplate, templateFile } from './template.ts'

const sheet: Sheet = {
  name: 'people',
  columns: [
    { name: 'staff_id', word: 'w', kind: 'text', required: true },
    { name: 'gender', word: 'w', kind: 'choice', choices: ['male', 'female'] },
    { name: 'active', word: 'w', kind: 'flag' },
    {
      name: 'bank',
      word: 'w',
      kind: 'text',
      choices: Array.from({ length: 40 }, (_, index) => `A bank with a long name ${index}`),
    },
    { name: 'salary', word: 'w', kind: 'money' },
    { name: 'joined_on', word: 'w', kind: 'date' },
    { name: 'left_on', word: 'w', kind: 'date' },
  ],
}
const saying = { say: (_language: string, key: string) => key, language: 'en' as const }

const bytesOf = async (body: FileReply['body'] | AsyncIterable<Buffer>): Promise<Buffer> =>
  typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.from(body) : buffer(body)

const filledWith = async (rows: readonly FilledRow[]) => bytesOf(await filledTemplate({ sheet, rows }, saying))

/** No database is asked: the rows are there. */
const company = { read: <Done>(work: (tx: Tx) => Promise<Done>) => work({} as Tx) }
const fileOf = async (table: ExportTable, format: 'csv' | 'xlsx') =>
  bytesOf((await tableFile(company, { name: 'a', format }, async () => table)).body)

async function opened(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  return book
}

describe('a template', () => {
  test('has the columns as headers, notes, lists and a sheet that explains', async () => {
    const book = await opened(await bytesOf((await templateFile(sheet, 't.xlsx', saying)).body))
    const entry = book.worksheets[0]
    expect(entry?.getRow(1).values).toEqual([undefined, ...sheet.columns.map(({ name }) => name)])
    expect(entry?.getCell('B1').note).toBeTruthy()
    expect(entry?.getCell('B7').dataValidation).toMatchObject({ type: 'list', formulae: ['lists!$A$1:$A$2'] })
    expect(entry?.getCell('C2').dataValidation).toMatchObject({ type: 'list' })
    expect(entry?.getCell('D2001').dataValidation).toMatchObject({ formulae: ['lists!$C$1:$C$40'] })
    expect(book.worksheets.map(({ state }) => state)).toEqual(['visible', 'veryHidden', 'visible'])
    expect(book.worksheets[2]?.getCell('A2').value).toBe('staff_id')
  })

  test('offers columns and choices in Chinese to whoever reads it, and the import takes them as they are', async () => {
    const say = (_language: string, key: string) => (key === 'trial.gender' ? '性別，可留空' : key)
    const aliases = { m: 'male', 男: 'male', 女: 'female' }
    const gender = {
      name: 'gender',
      word: 'trial.gender',
      kind: 'choice',
      choices: ['male', 'female'],
      aliases,
    } as const
    const people: Sheet = { name: 'people', columns: [gender, { name: 'active', word: 'w', kind: 'flag' }] }
    const chinese = { say, language: 'zh-Hant' as const }
    const rows = [{ gender: 'female', active: true }]
    const book = await opened(await bytesOf(await filledTemplate({ sheet: people, rows }, chinese)))
    expect(book.worksheets[0]?.getRow(1).values).toEqual([undefined, '性別 gender', 'active'])
    expect(book.worksheets[0]?.getRow(2).values).toEqual([undefined, '女', '是'])
    expect(book.getWorksheet('lists')?.getColumn(1).values).toEqual([undefined, '男', '女'])
    const bytes = await bytesOf(await filledTemplate({ sheet: people, rows }, chinese))
    const read = await readSheet({ name: 'people.xlsx', bytes }, people)
    expect(read).toMatchObject({ rows: [{ values: { gender: 'female', active: true } }], faults: [] })
  })

  test('filled in by a spreadsheet program, it is read as it was typed', async () => {
    const book = await opened(await bytesOf((await templateFile(sheet, 't.xlsx', saying)).body))
    book.worksheets[0]?.addRow(['0012', 'Male', true, 'A bank with a long name 3', 4376.55, new Date('2026-01-31')])
    book.worksheets[0]?.addRow(['0013', 'female', 'no', '', 0.1 + 0.2, '115/01/31'])
    const read = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await book.xlsx.writeBuffer()) }, sheet)
    expect(read.faults).toEqual([])
    expect(read.rows.map(({ values }) => values)).toEqual([
      {
        staff_id: '0012',
        gender: 'male',
        active: true,
        bank: 'A bank with a long name 3',
        salary: '4376.55',
        joined_on: '2026-01-31',
        left_on: null,
      },
      {
        staff_id: '0013',
        gender: 'female',
        active: false,
        bank: null,
        salary: '0.30',
        joined_on: '2026-01-31',
        left_on: null,
      },
    ])
  })

  test('empty, it is a sheet without rows', async () => {
    const read = await readSheet(
      { name: 't.xlsx', bytes: await bytesOf((await templateFile(sheet, 't.xlsx', saying)).body) },
      sheet,
    )
    expect(read).toMatchObject({ total: 0, rows: [], faults: [], notes: [] })
  })
})

describe('a template with rows in it', () => {
  const odd = ['=1+1', ' & <b> "q"', '_x0041_', "'Aziz", '林美玲', 'line\nbreak']
  const rows = odd.map((bank, index) => ({
    staff_id: `00${index}`,
    gender: 'male',
    active: index % 2 === 0,
    bank,
    salary: '4376.55',
    joined_on: '2026-01-31',
    // A neighbour of the same kind and width, which a workbook writes as one with it.
    left_on: '2026-12-31',
  }))

  test('sent back as it was, it says what it said', async () => {
    const read = await readSheet({ name: 'x.xlsx', bytes: await filledWith(rows) }, sheet)
    expect(read.faults).toEqual([])
    expect(read.rows.map(({ values }) => values)).toEqual(rows.map((row) => ({ ...row, bank: row.bank.trim() })))
  })

  test('opens in a spreadsheet program with its lists and formats', async () => {
    const book = await opened(await filledWith(rows))
    const entry = book.worksheets[0]
    expect(entry?.getCell('A2').value).toEqual('000')
    expect(entry?.getCell('E2')).toMatchObject({ value: 4376.55, numFmt: '0.00' })
    expect(entry?.getCell('F2').value).toEqual(new Date('2026-01-31'))
    expect(entry?.getCell('G2').value).toEqual(new Date('2026-12-31'))
    expect(entry?.getCell('B7').dataValidation).toMatchObject({ type: 'list' })
    expect(entry?.getCell('B1').note).toBeTruthy()
  })

  test('of ten thousand people holds them all', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...rows[0], staff_id: `S-${index}` }))
    const bytes = await filledWith(many)
    expect((await readSheet({ name: 'x.xlsx', bytes }, sheet)).total).toBe(10_000)
  })
})

describe('what is exported', () => {
  const dangerous = ['=1+1', '+1', '-cmd', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x']
  const table = {
    name: 'a/b',
    columns: [
      { header: 'name', kind: 'text' as const },
      { header: 'amount', kind: 'money' as const },
    ],
    rows: dangerous.map((text) => [text, '-1234.50']),
  }

  test('as csv: what could be worked out has an apostrophe in front, numbers stay numbers', async () => {
    const csvOf = async (one: ExportTable) => (await fileOf(one, 'csv')).toString('utf8')
    const lines = (await csvOf(table)).slice(1).split('\r\n').slice(1, 6)
    expect(lines[0]).toBe("'=1+1,-1234.50")
    for (const text of dangerous) expect(await csvOf({ ...table, rows: [[text, null]] })).toContain(`'${text}`)
  })

  test('as xlsx: text is text and amounts are numbers', async () => {
    const book = await opened(await fileOf(table, 'xlsx'))
    dangerous.forEach((text, index) => {
      const cell = book.worksheets[0]?.getCell(index + 2, 1)
      expect(cell?.type).toBe(ExcelJS.ValueType.String)
      // A carriage return is written in a workbook's own way, which this reader leaves as it is.
      expect(String(cell?.value).replace('_x000D_', '').trim()).toBe(text.trim())
    })
    expect(book.worksheets[0]?.getCell('B2').value).toBe(-1234.5)
  })

  test('as xlsx: whole dollars are shown without decimals, and stay numbers', async () => {
    const whole = { header: 'amount', kind: 'whole-money' as const }
    const book = await opened(await fileOf({ name: 'TW', columns: [whole], rows: [['45800.00']] }, 'xlsx'))
    const cell = book.worksheets[0]?.getCell('A2')
    expect([cell?.value, cell?.numFmt]).toEqual([45800, '#,##0'])
  })

  test('comes back as it was, in a csv and a workbook, also with apostrophes of its own', async () => {
    const texts = ['=1+1', "'=1+1", "''=1+1", "'+", "'-5", '-5', "'@x", "'Aziz", "'＝1", "'", "''"]
    for (const format of ['csv', 'xlsx'] as const) {
      const rows = texts.map((text) => [text])
      const bytes = await fileOf({ name: 'x', columns: [{ header: 'staff_id', kind: 'text' }], rows }, format)
      const read = await readSheet({ name: `x.${format}`, bytes }, sheet)
      expect([format, read.rows.map(({ values }) => values.staff_id)]).toEqual([format, texts])
    }
  })

  test('comes back as it was: the apostrophe goes when a csv is read', async () => {
    const csv = 'staff_id\r\n' + "'=1+1\r\n'+60\r\n'Aziz\r\n"
    const read = await readSheet({ name: 'x.csv', bytes: Buffer.from(csv) }, sheet)
    expect(read.rows.map(({ values }) => values.staff_id)).toEqual(['=1+1', '+60', "'Aziz"])
  })
})
