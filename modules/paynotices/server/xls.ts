/**
 * A sheet of plain texts as .xls (Excel 97), which the bureaus' programs still ask for: one stream of records in a
 * compound file. Every cell is text, so that numbers keep their zeros.
 */
const SECTOR = 512
const [FREE, END, FAT] = [0xffffffff, 0xfffffffe, 0xfffffffd] as const
/** Streams below this lie in another place of the file; ours is filled up to it. */
const LEAST = 4096

export function xlsFile(rows: readonly (readonly string[])[], name: string): Buffer {
  return compound(workbook(rows, name))
}

const record = (id: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}
const words = (...values: readonly number[]): Buffer => {
  const body = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) body.writeUInt16LE(value, at * 2)
  return body
}
/** Its length, that it has two bytes a letter, and the letters. */
const unicode = (text: string, lengthBytes: 1 | 2): Buffer => {
  const head = Buffer.alloc(lengthBytes + 1)
  head.writeUIntLE(text.length, 0, lengthBytes)
  head.writeUInt8(1, lengthBytes)
  return Buffer.concat([head, Buffer.from(text, 'utf16le')])
}

const [BOF, EOF, BOUNDSHEET, DIMENSIONS, LABEL, CODEPAGE, WINDOW1, FONT, XF, STYLE] = [
  0x809, 0x0a, 0x85, 0x200, 0x204, 0x42, 0x3d, 0x31, 0xe0, 0x293,
] as const
const WINDOW2 = 0x23e
const [GLOBALS, WORKSHEET] = [5, 0x10] as const
const start = (kind: number): Buffer =>
  record(BOF, Buffer.concat([words(0x600, kind, 0x0dbb, 0x07cc), Buffer.alloc(8)]))

function workbook(rows: readonly (readonly string[])[], name: string): Buffer {
  const font = Buffer.concat([words(200, 0, 0x7fff, 400, 0), Buffer.alloc(4), unicode('Arial', 1)])
  const format = (flags: number): Buffer => Buffer.concat([words(0, 0, flags, 0x20), Buffer.alloc(12)])
  // Fifteen of styles come before the first that cells may have.
  const formats = [...Array.from({ length: 15 }, () => format(0xfff5)), format(1)]
  const head = [
    start(GLOBALS),
    record(CODEPAGE, words(1200)),
    record(WINDOW1, words(0, 0, 0x3fcf, 0x2a4e, 0x38, 0, 0, 1, 0x258)),
    ...Array.from({ length: 4 }, () => record(FONT, font)),
    ...formats.map((body) => record(XF, body)),
    record(STYLE, Buffer.from([0, 0x80, 0, 0xff])),
  ]
  const title = unicode(name, 1)
  const before = Buffer.concat(head)
  const sheetAt = before.length + 4 + 6 + title.length + 4
  const place = Buffer.alloc(6)
  place.writeUInt32LE(sheetAt, 0)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const size = Buffer.alloc(14)
  size.writeUInt32LE(rows.length, 4)
  size.writeUInt16LE(width, 10)
  const cells = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text === '' ? [] : [record(LABEL, Buffer.concat([words(at, column, 15), unicode(text, 2)]))],
    ),
  )
  return Buffer.concat([
    before,
    record(BOUNDSHEET, Buffer.concat([place, title])),
    record(EOF, Buffer.alloc(0)),
    start(WORKSHEET),
    record(DIMENSIONS, size),
    ...cells,
    record(WINDOW2, words(0x6b6, 0, 0, 0x40, 0, 0, 0, 0, 0)),
    record(EOF, Buffer.alloc(0)),
  ])
}

/** Sectors: the stream, then the folder, then the table of what follows what. */
function compound(stream: Buffer): Buffer {
  const length = Math.max(LEAST, stream.length)
  const body = Buffer.concat([stream, Buffer.alloc(Math.ceil(length / SECTOR) * SECTOR - stream.length)])
  const count = body.length / SECTOR
  const perTable = SECTOR / 4
  let tables = 1
  while (tables * perTable < count + 1 + tables) tables += 1
  const fat = Buffer.alloc(tables * SECTOR, 0xff)
  for (let at = 0; at < count; at += 1) fat.writeUInt32LE(at === count - 1 ? END : at + 1, at * 4)
  fat.writeUInt32LE(END, count * 4)
  for (let at = 0; at < tables; at += 1) fat.writeUInt32LE(FAT, (count + 1 + at) * 4)
  const head = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    head.writeUInt16LE(value, at)
  const places = [
    [tables, 44],
    [count, 48],
    [LEAST, 56],
    [END, 60],
    [0, 64],
    [END, 68],
    [0, 72],
  ] as const
  for (const [value, at] of places) head.writeUInt32LE(value, at)
  for (let at = 0; at < 109; at += 1) head.writeUInt32LE(at < tables ? count + 1 + at : FREE, 76 + at * 4)
  const folder = Buffer.concat([entry('Root Entry', 5, 1, END, 0), entry('Workbook', 2, FREE, 0, length)])
  return Buffer.concat([head, body, folder, Buffer.alloc(SECTOR - folder.length), fat])
}

function entry(name: string, kind: number, child: number, first: number, size: number): Buffer {
  const made = Buffer.alloc(128)
  made.write(name, 0, 'utf16le')
  made.writeUInt16LE((name.length + 1) * 2, 64)
  made.writeUInt8(kind, 66)
  made.writeUInt8(1, 67)
  for (const at of [68, 72]) made.writeUInt32LE(FREE, at)
  made.writeUInt32LE(child, 76)
  made.writeUInt32LE(first, 116)
  made.writeUInt32LE(size, 120)
  return made
}
