/**
 * The server's side of the process that reads: started with the first file, held to thirty seconds and 512 MB a file,
 * ended when it has nothing to do. Whatever a file does to it, that file cannot be read, and the next gets a new one.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/database/server/project-root.ts'
import type { ReadFile } from '../model/read-file.ts'
import type { DrawOrder, ReadOrder } from './inside/read-file.ts'

type Failed = { readonly unreadable: string }
type Drawn = { readonly drawn: Uint8Array }
export type ReadAnswer = 'ready' | { readonly read: ReadFile } | Drawn | Failed
export type ReadOutcome = { readonly read: ReadFile } | Failed
export type DrawOutcome = Drawn | Failed

const PROGRAM = join(projectRoot, 'dist/node/workers/reading.js')
const TIME_MS = 30_000
const MEMORY_BYTES = 512 * 1024 * 1024
const LOOK_EVERY_MS = 200
/** Warm, it answers a second sooner; idle, it gives its memory back. */
const KEPT_MS = 60_000
const PAGE_BYTES = 4096

export class ReadingProcess {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** Fails only where the process itself could not be started. One order at a time. */
  read(order: ReadOrder): Promise<ReadOutcome> {
    return this.#order<ReadOutcome>(order)
  }

  /** The first pages of a PDF as a picture. */
  draw(bytes: Uint8Array): Promise<DrawOutcome> {
    return this.#order<DrawOutcome>({ draw: bytes })
  }

  async #order<Outcome extends object>(order: ReadOrder | DrawOrder): Promise<Outcome | Failed> {
    clearTimeout(this.#idle)
    const child = this.#child ?? (await this.#started())
    const outcome = await new Promise<Outcome | Failed>((resolve) => {
      const settle = (answer: Outcome | Failed) => {
        clearTimeout(time)
        clearInterval(memory)
        child.off('message', told)
        child.off('exit', ended)
        resolve(answer)
      }
      const lost = (why: string) => {
        this.#end(child)
        settle({ unreadable: why })
      }
      const told = (answer: 'ready' | Outcome | Failed) => answer !== 'ready' && settle(answer)
      const ended = () => lost('The process that read it stopped.')
      const time = setTimeout(() => lost('Reading took too long.'), TIME_MS)
      const memory = setInterval(() => {
        if (memoryOf(child) > MEMORY_BYTES) lost('Reading took too much memory.')
      }, LOOK_EVERY_MS)
      child.on('message', told)
      child.on('exit', ended)
      child.send(order, (failed) => failed && lost(failed.message))
    })
    if (this.#child) this.#idle = setTimeout(() => this.close(), KEPT_MS).unref()
    return outcome
  }

  close(): void {
    clearTimeout(this.#idle)
    if (this.#child) this.#end(this.#child)
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
    child.kill('SIGKILL')
  }

  #started(): Promise<ChildProcess> {
    if (!existsSync(PROGRAM)) throw new Error(`The program ${PROGRAM} is missing; build the product first.`)
    const child = fork(PROGRAM, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It is told no secrets of the server's.
      env: Object.fromEntries(HANDED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    })
    this.#child = child
    // A process that reads keeps no program from ending; with its end it is told so and ends as well.
    child.unref()
    child.channel?.unref()
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => {
        this.#end(child)
        reject(error)
      }
      const stopped = () => failed(new Error('The process that reads could not be started.'))
      child.once('error', failed)
      child.once('exit', stopped)
      child.once('message', () => {
        child.off('error', failed)
        child.off('exit', stopped)
        child.on('error', () => this.#end(child))
        resolve(child)
      })
    })
  }
}

const HANDED_ON = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

/** What it holds at this moment; where the system does not tell, the limits of pictures and pages stand alone. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
