/** A zip as workbooks are kept in: every part deflated, nothing but names, sizes and sums in its table of contents. */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type ZipContent = { readonly name: string; readonly content: Buffer }

const deflated = promisify<Buffer, Buffer>(deflateRaw)

export async function zipOf(parts: readonly ZipContent[]): Promise<Buffer> {
  const bodies: Buffer[] = []
  const contents: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const packed = await deflated(content)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(NAMES_IN_UTF8, 2)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(FIRST_DAY, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed])
    bodies.push(body)
    contents.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title]))
    at += body.length
  }
  const table = Buffer.concat(contents)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, table, end])
}

const VERSION = 20
const NAMES_IN_UTF8 = 0x0800
const DEFLATED = 8
/** 1 January 1980, so that the same content is the same file whenever it is made. */
const FIRST_DAY = 0x21
