// Reads uploaded sheets one after the other: in a thread of its own, because what people upload may be meant to do harm.
import { parentPort } from 'node:worker_threads'
import { parseSheet } from '#platform/sheets/server/parse-sheet.ts'
import type { SheetOrder, SheetWord } from '#platform/sheets/server/sheet-reader.ts'
import { Unreadable } from '#platform/sheets/server/unreadable.ts'

const port = parentPort
if (port === null) throw new Error('This program runs as a worker thread only.')
const say = (word: SheetWord) => port.postMessage(word)

port.on('message', async ({ bytes, format, sheet }: SheetOrder) => {
  try {
    const parsed = await parseSheet(bytes, format, sheet, (rows) => say({ kind: 'rows', rows }))
    say({ kind: 'done', parsed })
  } catch (error) {
    // Whatever a broken file does to the reader, its sender is told that the file cannot be read.
    say({ kind: 'refused', said: error instanceof Unreadable ? error.said : { key: 'sheets.unreadable' } })
  }
})
