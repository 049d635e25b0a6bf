// Works out batches of payslips, and closed months by today's pay, in a thread of its own, so that a large month holds up nobody's request.
import { parentPort } from 'node:worker_threads'
import { computeBatch } from '#modules/payroll/server/calculation/compute.ts'
import type { BatchAnswer, BatchOrder } from '#modules/payroll/server/calculation/computing-threads.ts'
import { workOutWaiting } from '#modules/payroll/server/retro/work-out-waiting.ts'

const port = parentPort
if (port === null) throw new Error('This program runs as a worker thread only.')

port.on('message', ({ id, batch }: BatchOrder) => {
  try {
    port.postMessage({
      id,
      computed: 'retro' in batch ? workOutWaiting(batch.retro) : computeBatch(batch),
    } satisfies BatchAnswer)
  } catch (error) {
    port.postMessage({
      id,
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies BatchAnswer)
  }
})
