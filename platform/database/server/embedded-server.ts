// The main thread's side of the embedded database: starts its worker thread and hands out the one connection there is.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeFolder } from '#platform/files/server/make-folder.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { projectRoot } from './project-root.ts'

interface EmbeddedFolder {
  /** The database's own folder; without one it lives in memory and is gone when closed. */
  readonly folder?: string
  /** A dump to begin with (tests start from a migrated one). */
  readonly dump?: string
}

const PROGRAM = join(projectRoot, 'dist/node/workers/database.js')

export class EmbeddedServer {
  readonly #where: EmbeddedFolder
  #worker: Promise<Worker> | undefined
  #closing = false

  constructor(where: EmbeddedFolder) {
    this.#where = where
  }

  /** Starts the worker thread, again if it has died: what was committed is in the folder. */
  worker(): Promise<Worker> {
    if (this.#closing) return Promise.reject(new Error('The database is closed.'))
    this.#worker ??= this.#start()
    return this.#worker
  }

  connection(): EmbeddedStream {
    return new EmbeddedStream(() => this.worker())
  }

  /** The whole database as one file's content. */
  async dump(): Promise<Uint8Array> {
    const worker = await this.worker()
    worker.postMessage('dump')
    for (;;) {
      const [answer] = await once(worker, 'message')
      if (typeof answer === 'object' && 'dump' in answer) return answer.dump
    }
  }

  async close(): Promise<void> {
    const starting = this.#worker
    this.#closing = true
    const worker = await starting?.catch(() => undefined)
    if (worker === undefined) return
    const gone = once(worker, 'exit')
    worker.postMessage('close')
    await gone
  }

  async #start(): Promise<Worker> {
    if (!existsSync(PROGRAM)) throw new Error(`The program ${PROGRAM} is missing; build the product first.`)
    if (this.#where.folder !== undefined) makeFolder(this.#where.folder)
    const worker = new Worker(PROGRAM, { workerData: this.#where, name: 'database' })
    worker.once('exit', () => {
      this.#worker = undefined
    })
    // Rejects with the worker's own failure when it cannot open the folder.
    await once(worker, 'message')
    worker.on('error', () => {})
    return worker
  }
}
