// Reads one uploaded sheet and ends: in a thread of its own, because what people upload may be meant to do harm.
import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet } from '#platform/sheets/server/parse-sheet.ts'
import type { SheetOrder, SheetWord } from '#platform/sheets/server/read-sheet.ts'
import { Unreadable } from '#platform/sheets/server/unreadable.ts'

const port = parentPort
if (port === null) throw new Error('This program runs as a worker thread only.')
const { bytes, format, sheet }: SheetOrder = workerData
const say = (word: SheetWord) => port.postMessage(word)

try {
  const parsed = await parseSheet(bytes, format, sheet, (rows) => say({ kind: 'rows', rows }))
  say({ kind: 'done', parsed })
} catch (error) {
  // Whatever a broken file does to the reader, its sender is told that the file cannot be read.
  say({ kind: 'refused', said: error instanceof Unreadable ? error.said : { key: 'sheets.unreadable' } })
}
