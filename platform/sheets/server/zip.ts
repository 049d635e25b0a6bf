/**
 * Looks into a zip before anything is unpacked: how many parts, and how large they say they become. While unpacking,
 * no part may become larger than it said. A bomb is refused from its table of contents, a liar at its first excess byte.
 */
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

export type ZipPart = {
  readonly name: string
  readonly stored: boolean
  readonly packed: number
  readonly size: number
  readonly at: number
}

const PARTS_MAX = 1_000
const UNPACKED_MAX = 300 * 1024 * 1024
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const COMMENT_MAX = 65_535

export function partsOf(bytes: Buffer): Map<string, ZipPart> {
  const end = endRecord(bytes)
  const count = bytes.readUInt16LE(end + 10)
  // 0xffff and 0xffffffff point to the large form of zip, which no file of ten megabytes needs.
  if (count > PARTS_MAX) throw new Unreadable('sheets.bomb')
  const parts = new Map<string, ZipPart>()
  let [at, packed, unpacked] = [bytes.readUInt32LE(end + 16), 0, 0]
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Unreadable('sheets.unreadable')
    const part = partAt(bytes, at)
    packed += part.packed
    unpacked += part.size
    if (parts.has(part.name)) throw new Unreadable('sheets.unreadable')
    parts.set(part.name, part)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  // More packed bytes than the file has: parts that share their bytes.
  if (unpacked > UNPACKED_MAX || packed > bytes.length) throw new Unreadable('sheets.bomb')
  return parts
}

export async function* unpack(bytes: Buffer, part: ZipPart): AsyncGenerator<Buffer> {
  if (part.at + 30 > bytes.length || bytes.readUInt32LE(part.at) !== LOCAL) throw new Unreadable('sheets.unreadable')
  const start = part.at + 30 + bytes.readUInt16LE(part.at + 26) + bytes.readUInt16LE(part.at + 28)
  const packed = bytes.subarray(start, start + part.packed)
  let size = 0
  const source = part.stored ? [packed] : Readable.from([packed]).pipe(createInflateRaw({ chunkSize: 256 * 1024 }))
  for await (const piece of source) {
    size += piece.length
    if (size > part.size) throw new Unreadable('sheets.bomb')
    yield piece
  }
}

function partAt(bytes: Buffer, at: number): ZipPart {
  const method = bytes.readUInt16LE(at + 10)
  const locked = (bytes.readUInt16LE(at + 8) & 1) === 1
  if (locked || (method !== 0 && method !== 8)) throw new Unreadable('sheets.locked')
  const nameLength = bytes.readUInt16LE(at + 28)
  return {
    name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    stored: method === 0,
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  }
}

function endRecord(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - COMMENT_MAX)
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  throw new Unreadable('sheets.unreadable')
}
