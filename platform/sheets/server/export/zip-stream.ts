/**
 * A zip as workbooks are kept in, written while its parts still come: sizes and sums follow each part, because nobody
 * knows them before. Packing is done by the threads of zlib.
 */
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> }

export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer, void> {
  const contents: Buffer[] = []
  let at = 0
  for (const { name, content } of entries) {
    const title = Buffer.from(name)
    const first = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), factsOf(title, NOTHING), title])
    yield first
    const sum = { ...NOTHING }
    for await (const piece of packed(counted(content, sum))) {
      sum.packed += piece.length
      yield piece
    }
    const after = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sumOf(sum)])
    yield after
    contents.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), factsOf(title, sum), placeOf(at), title]))
    at += first.length + sum.packed + after.length
    if (at > LARGEST || sum.size > LARGEST) throw new Error(`${name} is too large for a zip`)
  }
  yield endOf(contents, at)
}

type Sum = { crc: number; packed: number; size: number }

const NOTHING: Readonly<Sum> = { crc: 0, packed: 0, size: 0 }
const VERSION = 20
const SUM_FOLLOWS = 0x0008
const NAMES_IN_UTF8 = 0x0800
const DEFLATED = 8
/** 1 January 1980, so that the same content is the same file whenever it is made. */
const FIRST_DAY = 0x21
const LARGEST = 0xffff_ffff
const CHUNK = 64 * 1024

async function* counted(content: AsyncIterable<Buffer>, sum: Sum): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    sum.crc = crc32(piece, sum.crc)
    sum.size += piece.length
    yield piece
  }
}

function packed(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ chunkSize: CHUNK, level: LEVEL })
  // What fails on either side is told to whoever reads here, and who stops reading stops both.
  pipeline(Readable.from(content, { objectMode: false, highWaterMark: CHUNK }), deflate, () => {})
  return deflate
}

/** A sheet of ten thousand people: a tenth larger than with the best, in half its time. */
const LEVEL = 4

function factsOf(title: Buffer, sum: Sum): Buffer {
  const facts = Buffer.alloc(10)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(SUM_FOLLOWS | NAMES_IN_UTF8, 2)
  facts.writeUInt16LE(DEFLATED, 4)
  facts.writeUInt16LE(FIRST_DAY, 8)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(title.length, 0)
  return Buffer.concat([facts, sumOf(sum), lengths])
}

function sumOf({ crc, packed, size }: Sum): Buffer {
  const sum = Buffer.alloc(12)
  sum.writeUInt32LE(crc, 0)
  sum.writeUInt32LE(packed, 4)
  sum.writeUInt32LE(size, 8)
  return sum
}

function placeOf(at: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(at, 10)
  return place
}

function endOf(contents: readonly Buffer[], at: number): Buffer {
  const table = Buffer.concat(contents)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(contents.length, 8)
  end.writeUInt16LE(contents.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([table, end])
}
