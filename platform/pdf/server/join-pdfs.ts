/**
 * Several of our own PDFs as one, pages in order. Setting thousands of pages at once takes gigabytes, setting them in
 * portions and joining the portions does not. Reads only what our typesetter writes: plain objects and a plain table
 * of their places, no tags.
 */
import { createHash } from 'node:crypto'

export function joinPdfs(parts: readonly Uint8Array[]): Buffer {
  const files = parts.map(readPdf)
  const [first] = files
  if (first === undefined) throw new Error('There is nothing to join.')
  if (files.length === 1) return Buffer.from(parts[0] ?? [])

  const out = new Writer(first.header)
  const bases = files.map((_, at) => files.slice(0, at).reduce((sum, { objects }) => sum + objects.size, 0))
  const allPages = bases.reduce((_, base, at) => base + (files[at]?.objects.size ?? 0), 0) + 1
  files.forEach((file, at) => {
    const base = bases[at] ?? 0
    for (const [number, bytes] of file.objects) {
      if (at > 0 && (number === file.root || number === file.info)) out.skip()
      else out.object(renumbered(bytes, number, { file, base, allPages }))
    }
  })
  const kids = files.map(({ pages }, at) => `${pages + (bases[at] ?? 0)} 0 R`).join(' ')
  const count = files.reduce((sum, file) => sum + file.count, 0)
  out.object(latin(`${allPages} 0 obj\n<<\n  /Type /Pages\n  /Count ${count}\n  /Kids [${kids}]\n>>\nendobj\n\n`))
  return out.end(first)
}

type Pdf = {
  readonly header: Uint8Array
  /** By number, in order. */
  readonly objects: ReadonlyMap<number, Uint8Array>
  readonly root: number
  readonly info: number | undefined
  readonly pages: number
  readonly count: number
}

function readPdf(part: Uint8Array): Pdf {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  const table = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, text(bytes.subarray(-64))))
  const tail = text(bytes.subarray(table))
  const size = Number(found(/^xref\s+0 (\d+)\s/, tail))
  const places = [...tail.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  if (places.length !== size - 1)
    throw new Error('The PDF has free or packed objects, which this reader does not know.')
  const objects = new Map<number, Uint8Array>()
  const ends = [...places].sort((one, other) => one - other)
  places.forEach((place, at) => {
    const next = ends[ends.indexOf(place) + 1] ?? table
    objects.set(at + 1, bytes.subarray(place, next))
  })
  const root = Number(found(/\/Root (\d+) 0 R/, tail))
  const info = /\/Info (\d+) 0 R/.exec(tail)?.[1]
  const pages = Number(found(/\/Pages (\d+) 0 R/, text(objects.get(root) ?? latin(''))))
  const count = Number(found(/\/Count (\d+)/, text(objects.get(pages) ?? latin(''))))
  const header = bytes.subarray(0, ends[0] ?? 0)
  return { header, objects, root, info: info === undefined ? undefined : Number(info), pages, count }
}

type Place = { readonly file: Pdf; readonly base: number; readonly allPages: number }

/** The object under its new number, pointing at the new numbers; what a stream holds stays as it is. */
function renumbered(bytes: Uint8Array, number: number, { file, base, allPages }: Place): Uint8Array {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const stream = whole.indexOf('\nstream')
  const head = text(stream < 0 ? whole : whole.subarray(0, stream)).replace(/^\d+/, String(number + base))
  // Names and titles are in /Info alone, which points at nothing.
  if (number === file.info) return Buffer.concat([latin(head)])
  let moved = head.replace(/\b(\d+) 0 R\b/g, (_, to: string) => `${Number(to) + base} 0 R`)
  if (number === file.root) moved = moved.replace(/\/Pages \d+ 0 R/, `/Pages ${allPages} 0 R`)
  if (number === file.pages) moved = moved.replace('/Type /Pages', `/Type /Pages\n  /Parent ${allPages} 0 R`)
  return stream < 0 ? latin(moved) : Buffer.concat([latin(moved), whole.subarray(stream)])
}

class Writer {
  readonly #pieces: Uint8Array[]
  readonly #places: (number | undefined)[] = []
  #length: number

  constructor(header: Uint8Array) {
    this.#pieces = [header]
    this.#length = header.length
  }

  object(bytes: Uint8Array): void {
    this.#places.push(this.#length)
    this.#pieces.push(bytes)
    this.#length += bytes.length
  }

  /** A number that nothing uses. */
  skip(): void {
    this.#places.push(undefined)
  }

  end({ root, info }: Pdf): Buffer {
    const id = createHash('sha256')
    for (const piece of this.#pieces) id.update(piece)
    const hex = id.digest('hex').slice(0, 32)
    const rows = this.#places.map((place) =>
      place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
    )
    const trailer = [
      `/Size ${rows.length + 1}`,
      `/Root ${root} 0 R`,
      ...(info === undefined ? [] : [`/Info ${info} 0 R`]),
      `/ID [<${hex}> <${hex}>]`,
    ]
    return Buffer.concat([
      ...this.#pieces,
      latin(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`),
      latin(`trailer\n<<\n  ${trailer.join('\n  ')}\n>>\nstartxref\n${this.#length}\n%%EOF\n`),
    ])
  }
}

const text = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
const latin = (written: string): Buffer => Buffer.from(written, 'latin1')

function found(pattern: RegExp, within: string): string {
  const value = pattern.exec(within)?.[1]
  if (value === undefined) throw new Error(`The PDF is not of our own making: ${pattern.source} was not found.`)
  return value
}
