/** A zip that is written while its parts still come; packing is done by the threads of zlib. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Part = { readonly name: string; readonly content: AsyncIterable<Buffer> | Iterable<Buffer> }

/** What fails in a part fails here, and whoever stops reading stops the part that is being read. */
export async function* zipped(parts: Iterable<Part>): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const out = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (failure) => out.destroy(failure))
  let current: Readable | undefined
  for (const { name, content } of parts) {
    zip.addReadStreamLazy(name, OPTIONS, (begin) => {
      current = Readable.from(content, { objectMode: false, highWaterMark: CHUNK })
      current.once('error', (failure) => out.destroy(failure))
      begin(null, current)
    })
  }
  zip.end()
  try {
    yield* out
  } finally {
    current?.destroy()
  }
}

const CHUNK = 64 * 1024
/** A sheet of ten thousand people: a tenth larger than with the best, in half its time. */
const LEVEL = 4
/** The same content is the same file whenever it is made. */
const OPTIONS = { compressionLevel: LEVEL, mtime: new Date(1980, 0, 1), forceDosTimestamp: true }
