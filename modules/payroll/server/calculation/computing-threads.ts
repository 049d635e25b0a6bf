/** The main thread's side of computing in other threads: as many as there are processors to spare, kept warm. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#platform/database/server/project-root.ts'
import type { Waiting, WaitingRead } from '../retro/work-out-waiting.ts'
import type { Batch, Computed } from './compute.ts'

/** Payslips of a month, or what closed months come to by today's pay. */
type Retro = { readonly retro: WaitingRead }
export type BatchOrder = { readonly id: number; readonly batch: Batch | Retro }
export type BatchAnswer =
  | { readonly id: number; readonly computed: Computed | readonly Waiting[] }
  | { readonly id: number; readonly failed: string }

const PROGRAM = join(projectRoot, 'dist/node/workers/payroll.js')
const MOST = 4
/** For the short-lived data of a batch; with the usual 48 MB a fifth of the time goes into collecting garbage. */
const YOUNG_MB = 192

/** One processor is left to requests and one to the database, where there are that many. */
export const threadCount = Math.max(1, Math.min(MOST, availableParallelism() - 1))

export const threadsAreBuilt = (): boolean => existsSync(PROGRAM)

/** In the thread that has least to do. */
export function computeInThread(batch: Batch): Promise<Computed>
export function computeInThread(batch: Retro): Promise<readonly Waiting[]>
export function computeInThread(batch: Batch | Retro): Promise<Answered> {
  while (threads.length < threadCount) threads.push(new ComputingThread())
  const [idlest] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size)
  if (!idlest) throw new Error('there is no thread to compute in')
  return idlest.compute(batch)
}

const threads: ComputingThread[] = []
let orders = 0

type Answered = Computed | readonly Waiting[]
type Ordered = { readonly done: (computed: Answered) => void; readonly failed: (reason: Error) => void }

class ComputingThread {
  readonly waiting = new Map<number, Ordered>()
  #worker: Worker | undefined

  compute(batch: Batch | Retro): Promise<Answered> {
    return new Promise((done, failed) => {
      orders += 1
      this.waiting.set(orders, { done, failed })
      const worker = this.#started()
      worker.ref()
      worker.postMessage({ id: orders, batch } satisfies BatchOrder)
    })
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(PROGRAM, { name: 'payroll', resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
    worker.on('message', (answer: BatchAnswer) => {
      const waiting = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      // An idle thread keeps no program from ending.
      if (this.waiting.size === 0) worker.unref()
      if ('computed' in answer) waiting?.done(answer.computed)
      else waiting?.failed(new Error(answer.failed))
    })
    worker.on('error', (error) => this.#lost(worker, error))
    worker.on('exit', () => this.#lost(worker, new Error('A thread that computes payslips stopped.')))
    this.#worker = worker
    return worker
  }

  #lost(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { failed } of this.waiting.values()) failed(reason)
    this.waiting.clear()
  }
}
