// Reads what people upload, one file after the other: in a process of its own, because a file may be meant to do harm,
// and what reads it takes memory that no thread can be held to.
import { type DrawOrder, drawPdf, type ReadOrder, readFile } from '#platform/reading/server/inside/read-file.ts'
import type { ReadAnswer } from '#platform/reading/server/reading-process.ts'

const say = (answer: ReadAnswer) => process.send?.(answer)

process.on('message', async (order: ReadOrder | DrawOrder) => {
  try {
    say('draw' in order ? { drawn: await drawPdf(order) } : { read: await readFile(order) })
  } catch (error) {
    say({ unreadable: error instanceof Error ? error.message : String(error) })
  }
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit(0))
say('ready')
