/**
 * A file that is written while it is sent, out of one unchanging view of the data. The view is open as long as rows are
 * read: what is ready may lie ahead of the reader's pace, so that a slow one holds up nobody, but only so much of it.
 * Whoever goes away stops the reading; what fails on the way destroys the connection, so that no half is taken for a whole.
 */
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'

export async function fromView(
  company: Pick<CompanyDb, 'read'>,
  begin: (tx: Tx) => Promise<AsyncIterable<Buffer>>,
): Promise<Readable> {
  const out = new PassThrough({ writableHighWaterMark: CHUNK, readableHighWaterMark: AHEAD })
  const ready = once(out, 'readable')
  const written = taken(() =>
    company.read(async (tx) => {
      const content = await begin(tx)
      await pipeline(patiently(content, out), out)
    }),
  )
  // Later the stream itself tells its reader.
  ready.catch(() => {})
  await Promise.race([written, ready])
  written.catch(() => {})
  return out
}

const CHUNK = 64 * 1024
/** Four million bytes are the records of some twenty thousand people. */
const AHEAD = 4 * 1024 * 1024
const PATIENCE_MS = 30_000
/** As many views as may be open for files at once; the other connections are for everybody else. */
const AT_ONCE = 4

/** Who takes nothing for so long has gone without saying so. */
async function* patiently(content: AsyncIterable<Buffer>, out: PassThrough): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const gone = setTimeout(() => out.destroy(new Error('Nobody takes the file that was asked for.')), PATIENCE_MS)
    try {
      yield piece
    } finally {
      clearTimeout(gone)
    }
  }
}

let open = 0
const waiting: (() => void)[] = []

async function taken<Done>(work: () => Promise<Done>): Promise<Done> {
  if (open === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else open += 1
  try {
    return await work()
  } finally {
    // The place goes to the next who waits.
    const next = waiting.shift()
    if (next) next()
    else open -= 1
  }
}
