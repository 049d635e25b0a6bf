import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawnPdf } from '#tests/support/drawn-papers.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { ReadingProcess } from './reading-process.ts'

/** A document of Word that unpacks to much more than it says. */
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const reader = new ReadingProcess()
afterAll(() => reader.close())

const read = (type: string, bytes: Uint8Array) => reader.read({ type, bytes: new Uint8Array(bytes), wanted: {} })
const pdf = (bytes: Uint8Array) => read('application/pdf', bytes)

/** A picture that says it is of 900 million dots, in a hundred bytes. */
function bomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const head = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0])
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function locked(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Nobody reads this without the password')
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return document.save()
}

async function long(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < 500; page += 1) document.addPage()
  return document.save()
}

test('what cannot be read is unreadable, and the next file is read all the same', async () => {
  for (const [type, bytes] of [
    ['image/png', bomb()],
    ['application/pdf', await locked()],
    ['application/pdf', await long()],
    ['application/pdf', Buffer.from('%PDF-1.7\n%%EOF')],
    ['application/msword', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
    [WORD, makeZip([{ name: 'word/document.xml', content: Buffer.alloc(2 ** 26, ' '), saysSize: 100 }])],
    ['application/vnd.ms-excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ] as const)
    expect(await read(type, bytes)).toHaveProperty('unreadable')
  expect(await pdf(drawnPdf(['Hotel Seri Muar', 'Total RM 124.40, 臺灣大學']))).toEqual({
    read: {
      codes: [],
      from: 'text',
      lines: [
        { text: 'Hotel Seri Muar', confidence: 1 },
        { text: 'Total RM 124.40, 臺灣大學', confidence: 1 },
      ],
    },
  })
})

/** Faces out of the picture that comes with the library: rows and columns of small ones, the first row one man. */
const SHEET = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/human')),
  '../assets/screenshot-facematch.jpg',
)
async function faceAt(row: number, column: number): Promise<readonly number[] | undefined> {
  const place = { left: Math.round((column * 1920) / 18) + 2, top: 286 + row * 112, width: 102, height: 104 }
  const margin = { top: 90, bottom: 90, left: 90, right: 90, extendWith: 'copy' } as const
  const face = await sharp(SHEET).extract(place).resize(300, 300).extend(margin).png().toBuffer()
  const told = await reader.read({ type: 'image/png', bytes: new Uint8Array(face), wanted: { face: true } })
  return 'read' in told ? told.read.face : undefined
}

test('a face comes to numbers that are near for one man and far for another person; a paper has none', async () => {
  const [known, again, other] = [await faceAt(0, 0), await faceAt(0, 2), await faceAt(5, 17)]
  expect(known).toHaveLength(1024)
  const far = (one: readonly number[] = [], two: readonly number[] = []) =>
    Math.sqrt(one.reduce((sum, part, at) => sum + (part - (two[at] ?? 0)) ** 2, 0))
  // 0.5 of likeness stands for 10; alike are those that are nearer.
  expect(far(known, again)).toBeLessThan(10)
  expect(far(known, other)).toBeGreaterThan(10)
  const plain = await sharp({ create: { width: 320, height: 320, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(await reader.read({ type: 'image/png', bytes: new Uint8Array(plain), wanted: { face: true } })).toEqual({
    read: { codes: [], from: 'ocr', lines: [] },
  })
})

test('a process that is gone is followed by another', async () => {
  await pdf(drawnPdf(['The first of two papers, with enough text']))
  reader.close()
  expect(await pdf(drawnPdf(['The second of two papers, with enough text']))).toHaveProperty('read')
})
