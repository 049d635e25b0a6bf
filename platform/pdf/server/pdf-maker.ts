/** The main thread's side of the page setter: one warm worker, one order at a time, the rest waiting in turn. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#platform/database/server/project-root.ts'

/** Pages to set, or finished portions to join: large ones would hold up the main thread. */
export type PdfOrder =
  | {
      readonly template: string
      readonly data: string
      readonly tagged: boolean
      /** Files the data names, such as `/logo.png`. */
      readonly pictures?: Readonly<Record<string, Uint8Array>>
    }
  | { readonly join: readonly Uint8Array<ArrayBuffer>[] }
export type PdfAnswer = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failed: string }

type Waiting = {
  readonly order: PdfOrder
  readonly done: (pdf: Uint8Array<ArrayBuffer>) => void
  readonly failed: (reason: unknown) => void
}

const PROGRAM = join(projectRoot, 'dist/node/workers/pdf.js')
/** A page takes milliseconds; whoever needs longer than this hangs. */
const TIME_LIMIT = 30_000

export class PdfMaker {
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #current: Waiting | undefined
  #clock: NodeJS.Timeout | undefined

  /** Cancelled by the signal: a waiting order leaves the queue, a running one is let run and forgotten. */
  make(order: PdfOrder, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const cancel = () => {
        const at = this.#waiting.indexOf(waiting)
        if (at >= 0) this.#waiting.splice(at, 1)
        reject(signal?.reason)
      }
      const settled = () => signal?.removeEventListener('abort', cancel)
      const waiting: Waiting = {
        order,
        done: (pdf) => {
          settled()
          resolve(pdf)
        },
        failed: (reason) => {
          settled()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', cancel, { once: true })
      this.#waiting.push(waiting)
      this.#next()
    })
  }

  /** Ends the worker; what waits is refused. */
  async close(): Promise<void> {
    const closed = new Error('The page setter is closed.')
    for (const waiting of this.#waiting.splice(0)) waiting.failed(closed)
    this.#settle((current) => current.failed(closed))
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current !== undefined) return
    const waiting = this.#waiting.shift()
    if (waiting === undefined) {
      // An idle page setter keeps no program from ending.
      this.#worker?.unref()
      return
    }
    this.#current = waiting
    try {
      const worker = this.#started()
      worker.ref()
      this.#clock = setTimeout(() => this.#lost(worker, new Error('Setting a page took too long.')), TIME_LIMIT)
      const { order } = waiting
      worker.postMessage(order, 'join' in order ? order.join.map(({ buffer }) => buffer) : [])
    } catch (error) {
      this.#settle((current) => current.failed(error))
    }
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker
    if (!existsSync(PROGRAM)) throw new Error(`The program ${PROGRAM} is missing; build the product first.`)
    const worker = new Worker(PROGRAM, { name: 'pdf' })
    worker.on('message', (answer: PdfAnswer) => {
      // A worker given up for lost may still answer.
      if (this.#worker !== worker) return
      this.#settle((current) => ('pdf' in answer ? current.done(answer.pdf) : current.failed(new Error(answer.failed))))
    })
    worker.on('error', (error) => this.#lost(worker, error))
    worker.on('exit', () => this.#lost(worker, new Error('The page setter stopped.')))
    this.#worker = worker
    return worker
  }

  /** A worker that died or hangs takes its order with it; the next order gets a new one. */
  #lost(worker: Worker, reason: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    void worker.terminate()
    this.#settle((current) => current.failed(reason))
  }

  #settle(tell: (current: Waiting) => void): void {
    const current = this.#current
    clearTimeout(this.#clock)
    this.#current = undefined
    if (current !== undefined) tell(current)
    this.#next()
  }
}
