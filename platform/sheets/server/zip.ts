/**
 * Looks into a zip before anything is unpacked: how many parts, and how large they say they become. While unpacking,
 * no part may become larger than it said. A bomb is refused from its table of contents, a liar at its first excess byte.
 */
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Unreadable } from './unreadable.ts'

export type ZipPart = {
  readonly name: string
  /** What it says it becomes, in bytes. */
  readonly size: number
  /** Unpacks it, piece by piece. */
  content(): AsyncIterable<Buffer>
}

const PARTS_MAX = 1_000
const UNPACKED_MAX = 300 * 1024 * 1024
const STORED = 0
const DEFLATED = 8

export async function partsOf(bytes: Buffer): Promise<Map<string, ZipPart>> {
  const zip = await readable(yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }))
  if (zip.entryCount > PARTS_MAX) throw new Unreadable('sheets.bomb')
  const entries = await readable(allOf(zip))
  const sum = (size: (entry: Entry) => number) => entries.reduce((total, entry) => total + size(entry), 0)
  const unpacked = sum((entry) => entry.uncompressedSize)
  // More packed bytes than the file has: parts that share their bytes.
  if (unpacked > UNPACKED_MAX || sum((entry) => entry.compressedSize) > bytes.length)
    throw new Unreadable('sheets.bomb')
  const parts = new Map<string, ZipPart>()
  for (const entry of entries) {
    const { fileName: name, uncompressedSize: size, compressionMethod: method } = entry
    if (entry.isEncrypted() || (method !== STORED && method !== DEFLATED)) throw new Unreadable('sheets.locked')
    if (parts.has(name)) throw new Unreadable('sheets.unreadable')
    parts.set(name, { name, size, content: () => unpacking(zip, entry) })
  }
  return parts
}

async function allOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

async function* unpacking(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (failure) {
    // The library lets no part become larger than it said.
    const grown = failure instanceof Error && failure.message.startsWith('too many bytes')
    throw new Unreadable(grown ? 'sheets.bomb' : 'sheets.unreadable')
  }
}

/** Whatever the library finds wrong with the file. */
const readable = <Found>(reading: Promise<Found>): Promise<Found> =>
  reading.catch(() => {
    throw new Unreadable('sheets.unreadable')
  })
