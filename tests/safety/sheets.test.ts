/**
 * Files that are no sheet of people: refused at once in words or cell by cell, and nothing of them is stored.
 *
 * @sweep files that are no sheet
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { makeXlsx, makeZip } from '../support/make-zip.ts'
import { type Product, startProduct } from '../support/product.ts'
import { rowsOf } from './support/rows-of.ts'
import { peopleOf } from './support/sample-sheets.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
let companyId: string
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client, { headcount: 100_000 })
  companyId = (await admin.get('api/auth/me')).body.data.company_id
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('OLD', 2))
})
afterAll(() => product?.stop())

type Content = string | Uint8Array<ArrayBuffer>
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
const upload = (content: Content, name = 'people.csv', query = '') =>
  admin.upload(`api/panel/employee/add/by/batch/upload/0${query}`, content, name)
/** Kept of a refused file is what was wrong with it, and nothing else. */
async function storedNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = (await rowsOf(product, companyId)).digest
  const answer = await work()
  const after = (await rowsOf(product, companyId)).digest
  const moved = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(moved.filter((table) => !['import_batches', 'sessions'].includes(table))).toEqual([])
  return answer
}

const rows = (count: number) => '<row><c t="inlineStr"><is><t>a</t></is></c></row>'.repeat(count)
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(500, 1)])
const external = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "aaaa">]>'
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
  .join('')}]>`

const noSheets: readonly (readonly [string, () => Content, string])[] = [
  ['an empty file', () => '', 'people.csv'],
  ['a picture named xlsx', () => bytes(png), 'people.xlsx'],
  ['a picture named csv', () => bytes(png), 'people.csv'],
  ['text named xlsx', () => peopleOf('T', 1), 'people.xlsx'],
  ['a page', () => '<html><script>alert(1)</script></html>', 'people.html'],
  ['a workbook with macros', () => bytes(makeXlsx(rows(1))), 'people.xlsm'],
  ['a zip of something else', () => bytes(makeZip([{ name: 'a.txt', content: 'a' }])), 'people.xlsx'],
  [
    'a zip within a zip',
    () => bytes(makeZip([{ name: 'xl/workbook.xml', content: makeXlsx(rows(1)) }])),
    'people.xlsx',
  ],
  ['half a zip', () => bytes(makeXlsx(rows(100)).subarray(0, 300)), 'people.xlsx'],
  ['a bomb that says its size', () => bytes(makeXlsx(' '.repeat(150_000_000))), 'people.xlsx'],
  ['a bomb that lies about its size', () => bytes(makeXlsx(' '.repeat(150_000_000), [], 100)), 'people.xlsx'],
  ['a small file that says it is huge', () => bytes(makeXlsx(rows(1), [], 4_000_000_000)), 'people.xlsx'],
  [
    'a hundred thousand members',
    () => bytes(makeZip(Array.from({ length: 60_000 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' })))),
    'people.xlsx',
  ],
  [
    'a table of contents that lies',
    () => bytes(makeZip([{ name: 'xl/workbook.xml', content: 'a' }], 60_000)),
    'people.xlsx',
  ],
  ['a path out of the folder', () => bytes(makeZip([{ name: '../../../etc/cron.d/a', content: 'a' }])), 'people.xlsx'],
  [
    'entities of a file',
    () =>
      bytes(
        withSheet(
          `${external}<worksheet><sheetData><row><c t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>`,
        ),
      ),
    'people.xlsx',
  ],
  [
    'entities within entities',
    () =>
      bytes(
        withSheet(
          `${laughs}<worksheet><sheetData><row><c t="inlineStr"><is><t>&j;</t></is></c></row></sheetData></worksheet>`,
        ),
      ),
    'people.xlsx',
  ],
  ['other columns', () => 'name,wage\nA,1', 'people.csv'],
  [
    'a column twice',
    () =>
      `${peopleOf('C', 1)
        .split('\n')
        .map((line) => `${line},${line.split(',')[0]}`)
        .join('\n')}`,
    'people.csv',
  ],
  ['a quotation that never ends', () => `${peopleOf('Q', 1)}\n"never`, 'people.csv'],
]

test.each(noSheets)(
  '%s is refused in one sentence, within seconds, and nothing is stored',
  async (_name, content, name) => {
    const file = content()
    const began = performance.now()
    const { status, body } = await storedNothing(() => upload(file, name))
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(422)
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(body.message.length).toBeGreaterThan(10)
    expect(body.message).not.toMatch(/^\w+\.[\w-]+$/)
    expect(JSON.stringify(body)).not.toMatch(/root:|daemon|aaaa|hahaha/)
  },
)

const WRONG: readonly (readonly [string, string])[] = [
  ['staff_id', ''],
  ['staff_id', 'OLD-0001'],
  ['staff_id', 'DUP-1'],
  ['staff_id', 'dup-1'],
  ['full_name', ''],
  ['full_name', 'a'.repeat(256)],
  ['full_name', '=HYPERLINK("http://evil.example")'],
  ['email', 'nobody'],
  ['birth_date', '2026-02-30'],
  ['birth_date', '31/31/2026'],
  ['joined_on', 'yesterday'],
  ['joined_on', ''],
  ['basic_salary', '-1.00'],
  ['basic_salary', '1,2,3'],
  ['basic_salary', '1e9'],
  ['basic_salary', '99999999999999999999'],
  ['basic_salary', '0.001'],
  ['bank', 'Bank of Nowhere'],
  ['bank_account_number', 'DROP TABLE'],
  ['gender', 'maybe'],
  ['tax_resident', '2'],
  ['children_under_18', '-1'],
]

test('every wrong cell is named with its row, its column, and what would be right', async () => {
  const [head = '', sample = ''] = peopleOf('NEW', 1).split('\n')
  const columns = head.split(',')
  const wrong = WRONG.map(([column, value], at) => {
    const cells = sample.split(',')
    cells[0] = `NEW-${String(at + 1).padStart(4, '0')}`
    cells[columns.indexOf(column)] = /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
    return cells.join(',')
  })
  const { status, body } = await storedNothing(() => upload([head, ...wrong].join('\n')))
  expect(status).toBe(422)
  expect(body.data).toMatchObject({ accepted: 0, rows: WRONG.length })
  const named = new Set(body.data.errors.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`))
  // Rows are counted without the head. Of a staff id that stands twice the later row is the wrong one.
  const missing = WRONG.flatMap(([column, value], index) =>
    value === 'DUP-1' || named.has(`${index + 1} ${column}`) ? [] : [`${index + 1} ${column} ${value}`],
  )
  expect(missing).toEqual([])
  for (const { message, expected } of body.data.errors) expect(`${message}${expected}`).not.toMatch(/^\w+\.[\w-]+/)
})

test('a head alone adds nobody', async () => {
  const { body } = await upload(peopleOf('H', 0))
  expect(body.data?.accepted ?? 0).toBe(0)
  expect((await admin.get('api/panel/employee/getAllEmployees')).body.data).toHaveLength(2)
})

test('text in other encodings is read rightly or refused, never stored as something else', async () => {
  const sheet = peopleOf('ENC', 1).replace('ENC Person 0001', '王小明')
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheet, 'utf16le')])
  const big5 = Buffer.concat(
    sheet
      .split('王小明')
      .flatMap((part, at) =>
        at === 0 ? [Buffer.from(part)] : [Buffer.from([0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa]), Buffer.from(part)],
      ),
  )
  for (const file of [utf16, big5, Buffer.from(`\ufeff${sheet}`)]) {
    const { status, body } = await upload(bytes(file), 'people.csv', '?preview=1')
    if (status === 200) expect(body.data.preview[0].full_name).toBe('王小明')
    else
      expect([status, body.message]).toEqual([
        422,
        'The text of the file is in an unknown encoding; please save it as UTF-8',
      ])
  }
})

test('ten megabytes and a byte are refused', async () => {
  const { status } = await storedNothing(() => upload('a'.repeat(10 * 1024 * 1024 + 1)))
  expect(status).toBe(413)
})

function withSheet(xml: string): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: xml },
  ])
}
