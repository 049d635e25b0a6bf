import { expect, test } from 'vitest'
import { pngChunk as chunk, png as pngOf } from '#tests/support/png.ts'
import { kindOf } from '../file-kinds.ts'
import { jpeg } from './jpeg.ts'
import { png } from './png.ts'
import { webp } from './webp.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function segment(mark: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** One that was taken in portrait, knows its place, and has two scans with stuffed marks. */
function jpegOf(width: number, height: number): Buffer {
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    Buffer.from([
      2, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0,
    ]),
    Buffer.from('GPS 3.1390N'),
  ])
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const scan = Buffer.from([1, 1, 0, 0, 63, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif),
    segment(0xfe, Buffer.from('somebody’s phone')),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc2, frame),
    segment(0xda, scan),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd1, 4]),
    segment(0xc4, Buffer.from([0xff, 0xd9, 1])),
    segment(0xda, scan),
    Buffer.from([5, 6, 0xff, 0xd9]),
    Buffer.from('PK\x03\x04 hung on behind', 'latin1'),
  ])
}

test('a PNG keeps its picture and loses texts, places and what hangs behind it', () => {
  const told = pngOf(3, 2, {
    more: [chunk('tEXt', Buffer.from('Author\0Somebody')), chunk('eXIf', Buffer.from('GPS'))],
  })
  const plain = png.plain(Buffer.concat([told, Buffer.from('<script>')]))
  expect(png.size(plain)).toEqual({ width: 3, height: 2 })
  expect(Buffer.from(plain)).toEqual(pngOf(3, 2))
})

test('a JPEG keeps its picture and its turn, and loses place, phone and what hangs behind it', () => {
  const taken = jpegOf(640, 480)
  const plain = jpeg.plain(taken)
  expect(jpeg.size(plain)).toEqual({ width: 640, height: 480 })
  expect(text(plain)).not.toMatch(/GPS|phone|PK/)
  // Big-endian EXIF with one tag, the turn 6.
  expect(text(plain)).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06')
  const picture = taken.subarray(taken.indexOf(Buffer.from([0xff, 0xdb])), taken.indexOf('PK'))
  expect(Buffer.from(plain).subarray(-picture.length)).toEqual(picture)
  expect(Buffer.from(jpeg.plain(plain))).toEqual(Buffer.from(plain))
})

test('a WebP keeps its picture and says no longer that it has a place', () => {
  const chunks = Buffer.concat([
    riff('VP8X', Buffer.from([0x0c, 0, 0, 0, 99, 0, 0, 49, 0, 0])),
    riff('VP8 ', Buffer.alloc(11)),
    riff('EXIF', Buffer.from('GPS')),
  ])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(chunks.length + 4, 4)
  const plain = Buffer.from(webp.plain(Buffer.concat([head, chunks])))
  expect(webp.size(plain)).toEqual({ width: 100, height: 50 })
  expect(text(plain)).not.toContain('GPS')
  expect([plain[20], plain.readUInt32LE(4)]).toEqual([0, plain.length - 8])
})

function riff(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

test('a kind is known by its name and its first bytes together', () => {
  const picture = pngOf(1, 1)
  expect(kindOf('picture', 'me.PNG', picture)?.type).toBe('image/png')
  expect(kindOf('document', 'me.png', picture)?.type).toBe('image/png')
  for (const name of ['me.jpg', 'me.svg', 'me.png.html', 'me', 'png', 'me.png .exe', 'me.pdf']) {
    expect(kindOf('document', name, picture), name).toBeUndefined()
  }
  expect(kindOf('picture', 'me.png', Buffer.from('<svg onload="x()">'))).toBeUndefined()
  expect(kindOf('picture', 'paper.pdf', Buffer.from('%PDF-1.7'))).toBeUndefined()
  expect(kindOf('document', 'paper.pdf', Buffer.from('%PDF-1.7'))?.type).toBe('application/pdf')
  expect(kindOf('document', 'old.gif', Buffer.from('GIF89a'))).toBeUndefined()
})

test.each([
  ['png', png],
  ['jpeg', jpeg],
  ['webp', webp],
] as const)('a broken %s is no picture and harms nobody', (_, format) => {
  const whole = { png: pngOf(9, 9), jpeg: jpegOf(9, 9), webp: Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X') }
  for (const bytes of [...Object.values(whole), Buffer.alloc(0), Buffer.alloc(64, 0xff)]) {
    for (let length = 0; length <= bytes.length; length += 3) {
      const cut = Uint8Array.from(bytes.subarray(0, length))
      if (cut.length < 12) continue
      format.size(cut)
      expect(format.plain(cut).length).toBeLessThanOrEqual(cut.length + 40)
    }
  }
})
