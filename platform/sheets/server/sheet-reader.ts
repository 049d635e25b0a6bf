/**
 * The main thread's side of reading sheets: threads capped in memory and in time, so that a hostile file harms nobody
 * else. Starting one takes longer than reading most sheets, so one that has read its file to the end is kept warm.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#platform/database/server/project-root.ts'
import type { Row, Said, Sheet } from '../model/sheet.ts'
import type { SheetFormat } from './inspect-file.ts'
import type { Parsed } from './parse-sheet.ts'
import { Unreadable } from './unreadable.ts'

export type ReadSheet = Parsed & { readonly rows: readonly Row[] }
/** What the thread is given, and what it says. */
export type SheetOrder = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly format: SheetFormat
  readonly sheet: Sheet
}
export type SheetWord =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'done'; readonly parsed: Parsed }
  | { readonly kind: 'refused'; readonly said: Said }

const PROGRAM = join(projectRoot, 'dist/node/workers/sheets.js')
const MEMORY_MB = 384
const TIME_MS = 60_000
/** What was read stays in a thread's memory until it is swept; after a larger file it is given back with the thread. */
const KEPT_AFTER_BYTES = 1024 * 1024

export function readInThread(order: SheetOrder): Promise<ReadSheet> {
  const { byteLength } = order.bytes
  const thread = warm.pop() ?? started()
  return new Promise((resolve, reject) => {
    const rows: Row[] = []
    const settle = (act: () => void, keeps = false) => {
      clearTimeout(timer)
      thread.said = () => {}
      thread.ended = () => {}
      if (keeps && byteLength <= KEPT_AFTER_BYTES && warm.length < KEPT) keep(thread)
      else void thread.worker.terminate()
      act()
    }
    const timer = setTimeout(() => settle(() => reject(new Unreadable('sheets.too-slow'))), TIME_MS)
    thread.said = (word) => {
      if (word.kind === 'rows') for (const row of word.rows) rows.push(row)
      else if (word.kind === 'done') settle(() => resolve({ ...word.parsed, rows }), true)
      else settle(() => reject(new Unreadable(word.said.key, word.said.params)), isHarmless(order, word.said))
    }
    thread.ended = (failure) => settle(() => reject(failure))
    thread.worker.ref()
    thread.worker.postMessage(order, [order.bytes.buffer])
  })
}

type Thread = {
  readonly worker: Worker
  /** What becomes of its words, and of its end, while it has a sheet. */
  said: (word: SheetWord) => void
  ended: (failure: Error) => void
}

const KEPT = 1
const warm: Thread[] = []

function started(): Thread {
  if (!existsSync(PROGRAM)) throw new Error(`The program ${PROGRAM} is missing; build the product first.`)
  const worker = new Worker(PROGRAM, {
    name: 'sheet',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64 },
  })
  const thread: Thread = { worker, said: () => {}, ended: () => {} }
  const over = (failure: Error) => {
    const at = warm.indexOf(thread)
    if (at >= 0) warm.splice(at, 1)
    thread.ended(failure)
  }
  worker.on('message', (word: SheetWord) => thread.said(word))
  worker.on('error', (error: Error & { code?: string }) =>
    over(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('sheets.too-large') : error),
  )
  worker.on('exit', () => over(new Unreadable('sheets.unreadable')))
  return thread
}

/** Idle, it keeps no program from ending. */
function keep(thread: Thread): void {
  thread.worker.unref()
  warm.push(thread)
}

/** A text is read in one go; of a workbook that was refused half way something may still be running. */
const isHarmless = ({ format }: SheetOrder, { key }: Said): boolean => format === 'csv' && key !== 'sheets.unreadable'
