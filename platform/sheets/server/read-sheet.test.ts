import { Worker } from 'node:worker_threads'
import { describe, expect, test, vi } from 'vitest'
import { makeXlsx, makeZip } from '#tests/support/make-zip.ts'
import type { Sheet } from '../model/sheet.ts'
import { encodingOf } from './decode-text.ts'
import { readSheet } from './read-sheet.ts'
import { Unreadable } from './unreadable.ts'
import { wellTagged } from './xlsx-text.ts'

const sheet: Sheet = {
  name: 'people',
  columns: [
    { name: 'staff_id', word: 'w', kind: 'text', required: true },
    { name: 'full_name', word: 'w', kind: 'text' },
    { name: 'salary', word: 'w', kind: 'money' },
    { name: 'account', word: 'w', kind: 'code', pattern: '\\d{6,20}', secret: true },
  ],
}
const read = (name: string, bytes: Uint8Array | string) =>
  readSheet({ name, bytes: Buffer.from(bytes as Uint8Array) }, sheet)
const names = async (bytes: Uint8Array) => (await read('x.csv', bytes)).rows.map(({ values }) => values.full_name)
const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => (error instanceof Unreadable ? error.said.key : String(error)),
  )
const CSV = 'staff_id,full_name\n1,陳志明\n2,林美玲\n3,黃淑芬\n'

/** Big5 and GB18030 of the three names, as spreadsheet programs write them. */
const BIG5 = Buffer.from('b3afa7d3a9fa0a322caa4cacfcacc20a332cb6c0b251aae2', 'hex')
const GB = Buffer.from('b3c2d6bec3f70a322cc1d6c3c0c1e10a332cbbc6cae7b7d2', 'hex')
const coded = (bytes: Buffer) => Buffer.concat([Buffer.from('staff_id,full_name\n1,'), bytes, Buffer.from('\n')])

describe('a csv', () => {
  test('is read in UTF-8 with and without its mark, and in UTF-16', async () => {
    const wide = Buffer.from(CSV, 'utf16le')
    const swapped = Buffer.from(wide).swap16()
    for (const bytes of [
      Buffer.from(CSV),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(CSV)]),
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
    ]) {
      expect(await names(bytes)).toEqual(['陳志明', '林美玲', '黃淑芬'])
    }
    expect(encodingOf(Buffer.from('staff_id,full_name,email\n1,a,b\n', 'utf16le'))).toBe('utf-16le')
  })

  test('is read in Big5 and in GB18030', async () => {
    expect(encodingOf(coded(BIG5))).toBe('big5')
    expect(await names(coded(BIG5))).toEqual(['陳志明', '林美玲', '黃淑芬'])
    expect(encodingOf(coded(GB))).toBe('gb18030')
    expect(await names(coded(GB))).toEqual(['陈志明', '林美玲', '黄淑芬'])
  })

  test('is read in the Western code page, where ñ is one byte', async () => {
    const bytes = Buffer.from('staff_id,full_name\n1,Niña Muñoz\n2,Ángel Peña\n', 'latin1')
    expect(await names(bytes)).toEqual(['Niña Muñoz', 'Ángel Peña'])
  })

  test('has commas, semicolons or tabs, quotes and any ends of lines', async () => {
    for (const [mark, end] of [
      [',', '\r\n'],
      [';', '\n'],
      ['\t', '\r'],
    ]) {
      const lines = [
        ['staff_id', 'full_name', 'salary'],
        ['1', '"Lee, ""Ann"""', '12.50'],
        ['2', 'B', '3'],
      ]
      const { rows } = await read('x.csv', lines.map((cells) => cells.join(mark)).join(end))
      expect(rows.map(({ values }) => values.full_name)).toEqual(['Lee, "Ann"', 'B'])
    }
  })

  test('finds its columns whatever their case and order, tells unknown ones, and misses required ones', async () => {
    const { rows, notes } = await read('x.csv', ' Full Name ,colour,STAFF-ID\nAnn,red,7\n')
    expect(rows[0]?.values).toEqual({ full_name: 'Ann', staff_id: '7' })
    expect(notes).toEqual([
      { row: 0, column: 'colour', message: { key: 'sheets.unknown-column', params: { column: 'colour' } } },
    ])
    expect(await refusal(read('x.csv', 'full_name\nAnn\n'))).toBe('sheets.missing-columns')
    expect(await refusal(read('x.csv', 'staff_id,Staff ID\n1,2\n'))).toBe('sheets.column-twice')
  })

  test('of a company’s own, with a title above the header and its own headings, is read by what they mean', async () => {
    const own: Sheet = {
      ...sheet,
      columns: sheet.columns.map((column) =>
        column.name === 'staff_id' ? { ...column, headings: ['員工編號', 'Employee No'] } : column,
      ),
    }
    const title = '晨曦公司 員工名冊,,\n\n員工編號（必填）,full_name,salary\n'
    const found = await readSheet({ name: 'x.csv', bytes: Buffer.from(`${title}1,林美玲,100\n2,黃淑芬,x\n`) }, own)
    expect(found.rows.map(({ row, values }) => [row, values.staff_id])).toEqual([[3, '1']])
    // The spreadsheet shows it as its fifth row.
    expect(found.faults.map(({ row, column }) => [row, column])).toEqual([[4, 'salary']])
    const both = await readSheet({ name: 'x.csv', bytes: Buffer.from('Employee No,full_name\n7,Ann\n') }, own)
    expect(both.rows[0]?.values.staff_id).toBe('7')
    expect(
      await refusal(readSheet({ name: 'x.csv', bytes: Buffer.from(`${title.replace('員工編號', '')}1,a,1\n`) }, own)),
    ).toBe('sheets.missing-columns')
  })

  test('tells what is wrong by row, column and value; the first data row is 1 and empty rows count', async () => {
    const { faults, total, partial } = await read('x.csv', 'staff_id,salary,account\n1,-5,123456\n\n,x,99\n4,1,=1+1\n')
    expect(faults.map(({ row, column, value, message }) => [row, column, value, message.key])).toEqual([
      [1, 'salary', '-5', 'sheets.negative'],
      [3, 'staff_id', '', 'sheets.required'],
      [3, 'salary', 'x', 'sheets.not-money'],
      [3, 'account', '••••', 'sheets.not-a-code'],
      [4, 'account', '••••', 'sheets.formula'],
    ])
    expect([total, partial.length]).toEqual([3, 3])
    expect(partial[1]?.values).toEqual({})
  })

  test('that is broken or empty is refused with one sentence', async () => {
    expect(await refusal(read('x.csv', ''))).toBe('sheets.empty')
    expect(await refusal(read('x.csv', '\n\n'))).toBe('sheets.empty')
    expect(await refusal(read('x.csv', 'staff_id\n"1\n2\n'))).toBe('sheets.unclosed-quote')
    expect(await refusal(read('x.csv', `staff_id\n${'a'.repeat(40_000)}\n`))).toBe('sheets.cell-too-long')
    expect(await refusal(read('x.csv', `staff_id${',a'.repeat(300)}\n`))).toBe('sheets.too-many-columns')
    expect(await refusal(read('x.csv', `staff_id\n${'1\n'.repeat(100_001)}`))).toBe('sheets.too-many-rows')
  })
})

describe('a workbook', () => {
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const head = row(text('staff_id'), text('full_name'), text('salary'))

  test('is read with gaps, references, prefixes, rich text and numbers as they are written', async () => {
    const bytes = makeXlsx(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
       <row r="3"><c r="A3"><v>1001</v></c><c r="C3"><v>4376.5500000000002</v></c></row>
       <row r="4"><c r="A4" t="str"><v>A&amp;B</v></c><c r="B4" t="s"><v>3</v></c></row>`,
      [
        {
          name: 'xl/sharedStrings.xml',
          content:
            '<sst><si><t>staff_id</t></si><si><t>full_name</t></si><si><t>salary</t></si><si><r><t>王</t></r><r><t>小明</t></r><rPh><t>x</t></rPh></si></sst>',
        },
      ],
    )
    const { rows } = await read('x.xlsx', bytes)
    expect(rows).toEqual([
      { row: 2, values: { staff_id: '1001', full_name: null, salary: '4376.55' } },
      { row: 3, values: { staff_id: 'A&B', full_name: '王小明', salary: null } },
    ])
  })

  test('holds no formula: neither is it worked out nor is its remembered result believed', async () => {
    const { faults, rows } = await read(
      'x.xlsx',
      makeXlsx(head + row(text('1'), text('A'), '<c><f>SUM(A1)</f><v>5000</v></c>')),
    )
    expect(rows).toEqual([])
    expect(faults).toMatchObject([{ row: 1, column: 'salary', value: '=SUM(A1)', message: { key: 'sheets.formula' } }])
  })

  test('a picture, a text or an old workbook named .xlsx is refused, and so is what is no sheet at all', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(await refusal(read('x.xlsx', png))).toBe('sheets.not-a-sheet')
    expect(await refusal(read('x.csv', png))).toBe('sheets.not-a-sheet')
    expect(await refusal(read('x.xlsx', 'staff_id\n1\n'))).toBe('sheets.not-a-sheet')
    expect(await refusal(read('x.csv', makeXlsx(head)))).toBe('sheets.not-a-sheet')
    expect(await refusal(read('x.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex')))).toBe('sheets.old-excel')
    expect(await refusal(read('x.xlsx', makeZip([{ name: 'a.txt', content: 'x' }])))).toBe('sheets.not-a-sheet')
    expect(await refusal(read('x.xlsm', makeXlsx(head)))).toBe('sheets.wrong-type')
    expect(await refusal(read('x.xlsx', makeXlsx(head, [{ name: 'xl/vbaProject.bin', content: 'x' }])))).toBe(
      'sheets.wrong-type',
    )
    expect(await refusal(read('x.php', 'staff_id\n'))).toBe('sheets.wrong-type')
    expect(await refusal(read('x.xlsx', makeXlsx(head).subarray(0, 300)))).toBe('sheets.unreadable')
  })

  test('declares no entities', async () => {
    const bomb = makeXlsx(head).toString('latin1')
    expect(bomb.length).toBeGreaterThan(0)
    const entity = makeZip([
      {
        name: 'xl/workbook.xml',
        content: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>',
      },
    ])
    expect(await refusal(read('x.xlsx', entity))).toBe('sheets.not-a-sheet')
  })

  test('that is a bomb is refused before it is unpacked', async () => {
    const many = makeZip(Array.from({ length: 1_200 }, (_, index) => ({ name: `p${index}`, content: '' })))
    const claimed = makeXlsx(head, [{ name: 'xl/media/a.bin', content: 'x', saysSize: 0xf000_0000 }])
    for (const bytes of [many, claimed]) {
      const before = performance.now()
      expect(await refusal(read('x.xlsx', bytes))).toBe('sheets.bomb')
      expect(performance.now() - before).toBeLessThan(10_000)
    }
  })

  test('with an attribute of fifty megabytes is refused before it is unpacked, wherever it stands', async () => {
    const long = `<row r="1" x="${'a'.repeat(50 * 1024 * 1024)}"><c/></row>`
    const strings = { name: 'xl/sharedStrings.xml', content: `<sst><si x="${'<si '.repeat(100_000)}"/></sst>` }
    for (const bytes of [makeXlsx(long), makeXlsx(head, [strings])])
      expect(await refusal(read('x.xlsx', bytes))).toBe('sheets.unreadable')
    // Of fifty megabytes two pieces were taken.
    let taken = 0
    const pieces = wellTagged({
      async *content() {
        yield Buffer.from('<row x="')
        for (; taken < 800; taken += 1) yield Buffer.alloc(64 * 1024, 'a')
      },
    })
    const whole = async () => {
      for await (const _ of pieces);
    }
    await expect(whole()).rejects.toThrow()
    expect(taken).toBeLessThan(3)
  })

  test('whose row is long is read to its end', async () => {
    const blank = ' '.repeat(3 * 1024 * 1024)
    const { rows } = await read('x.xlsx', makeXlsx(`${head}<row>${text('1')}${blank}${text('Ann')}${blank}</row>`))
    expect(rows.map(({ values }) => values.full_name)).toEqual(['Ann'])
  })

  test('that lies about its size is refused at the first byte too many', async () => {
    const rows = `<row>${text('1')}</row>`.repeat(90_000)
    expect(await refusal(read('x.xlsx', makeXlsx(head + rows, [], 10_000)))).toBe('sheets.bomb')
  })
})

describe('the thread that reads', () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  /** The threads that were given a sheet meanwhile. */
  const threadsOf = async (work: () => Promise<unknown>): Promise<Set<unknown>> => {
    const given = vi.spyOn(Worker.prototype, 'postMessage')
    try {
      await work()
      return new Set(given.mock.contexts)
    } finally {
      given.mockRestore()
    }
  }

  test('is kept for the next sheet, which learns nothing of the last one', async () => {
    const threads = await threadsOf(async () => {
      expect((await read('x.csv', CSV)).rows).toHaveLength(3)
      expect((await read('x.csv', 'staff_id\n9\n')).rows).toEqual([{ row: 1, values: { staff_id: '9' } }])
      expect(await refusal(read('x.csv', 'full_name\nAnn\n'))).toBe('sheets.missing-columns')
      expect(
        (await read('x.xlsx', makeXlsx(`<row>${text('staff_id')}</row><row>${text('1')}</row>`))).rows,
      ).toHaveLength(1)
      expect((await read('x.csv', CSV)).rows).toHaveLength(3)
    })
    expect(threads.size).toBe(1)
  })

  test('goes after a workbook that was refused, and after a large sheet', async () => {
    const refused = makeXlsx(`<row>${text('staff_id')}</row>`).subarray(0, 300)
    const large = `staff_id\n${'1'.repeat(120)}\n`.repeat(9_000)
    for (const [name, bytes] of [
      ['x.xlsx', makeXlsx(`<row>${text('full_name')}</row>`)],
      ['x.xlsx', refused],
      ['x.csv', large],
    ] as const) {
      const before = await threadsOf(() => read(name, bytes).catch(() => {}))
      const after = await threadsOf(() => read('x.csv', CSV))
      expect([...after].filter((thread) => before.has(thread))).toEqual([])
    }
  })

  test('two at a time, and whoever waits is read in turn', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, at) => read('x.csv', `staff_id\n${at}\n`)))
    expect(all.map(({ rows }) => rows[0]?.values.staff_id)).toEqual(['0', '1', '2', '3', '4', '5'])
  })
})
