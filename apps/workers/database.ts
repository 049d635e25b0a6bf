// The embedded database: PostgreSQL compiled to WebAssembly, alone in this thread so that a long query never holds up
// requests. What comes in and goes out is PostgreSQL's own wire protocol, so the same driver speaks to both homes.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

interface Start {
  /** A folder, or nothing for a database in memory. */
  folder?: string
  /** A dump of a data folder to begin with instead of an empty one. */
  dump?: string
}

const port = parentPort
if (port === null) throw new Error('This program runs as a worker thread only.')
const { folder, dump }: Start = workerData

const database = await PGlite.create({
  dataDir: folder ?? 'memory://',
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) }),
})

/** Large answers leave in pieces, small ones in one message. */
const PIECE = 256 * 1024
let waiting = Buffer.allocUnsafe(2 * PIECE)
let filled = 0

function collect(bytes: Uint8Array): void {
  if (filled > 0 && filled + bytes.length > waiting.length) send()
  if (bytes.length > waiting.length) waiting = Buffer.allocUnsafe(bytes.length)
  // The bytes belong to the database's own memory and change with its next step.
  waiting.set(bytes, filled)
  filled += bytes.length
  if (filled >= PIECE) send()
}

function send(): void {
  if (filled === 0) return
  const answer = new Uint8Array(filled)
  answer.set(waiting.subarray(0, filled))
  filled = 0
  port?.postMessage(answer, [answer.buffer])
}

port.on('message', async (message: Uint8Array | 'close' | 'dump') => {
  if (message === 'close') {
    await database.close()
    port.postMessage('closed')
    port.close()
  } else if (message === 'dump') {
    const bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    port.postMessage({ dump: bytes }, [bytes.buffer])
  } else {
    database.execProtocolRawStream(message, { syncToFs: false, onRawData: collect })
    send()
  }
})
port.postMessage('ready')
