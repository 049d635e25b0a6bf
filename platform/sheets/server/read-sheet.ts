/** Reads a file in a thread of its own, capped in memory and in time, so that a hostile one harms nobody else. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#platform/database/server/project-root.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Row, Said, Sheet } from '../model/sheet.ts'
import { formatOf } from './inspect-file.ts'
import type { Parsed } from './parse-sheet.ts'
import { Unreadable } from './unreadable.ts'

export type ReadSheet = Parsed & { readonly rows: readonly Row[] }
/** What the thread is given, and what it says. */
export type SheetOrder = { readonly bytes: Uint8Array; readonly format: 'csv' | 'xlsx'; readonly sheet: Sheet }
export type SheetWord =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'done'; readonly parsed: Parsed }
  | { readonly kind: 'refused'; readonly said: Said }

/** Throws `Unreadable` for a file that is refused as a whole. */
export async function readSheet(file: Pick<UploadedFile, 'name' | 'bytes'>, sheet: Sheet): Promise<ReadSheet> {
  const format = formatOf(file.name, file.bytes)
  const release = await turn()
  try {
    return await inThread({ bytes: new Uint8Array(file.bytes), format, sheet })
  } finally {
    release()
  }
}

const PROGRAM = join(projectRoot, 'dist/node/workers/sheets.js')
const MEMORY_MB = 384
const TIME_MS = 60_000

function inThread(order: SheetOrder): Promise<ReadSheet> {
  if (!existsSync(PROGRAM)) throw new Error(`The program ${PROGRAM} is missing; build the product first.`)
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: order,
      name: 'sheet',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64 },
    })
    const rows: Row[] = []
    const settle = (act: () => void) => {
      clearTimeout(timer)
      void worker.terminate()
      act()
    }
    const timer = setTimeout(() => settle(() => reject(new Unreadable('sheets.too-slow'))), TIME_MS)
    worker.on('message', (word: SheetWord) => {
      if (word.kind === 'rows') for (const row of word.rows) rows.push(row)
      else if (word.kind === 'done') settle(() => resolve({ ...word.parsed, rows }))
      else settle(() => reject(new Unreadable(word.said.key, word.said.params)))
    })
    worker.once('error', (error: Error & { code?: string }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      settle(() => reject(outOfMemory ? new Unreadable('sheets.too-large') : error))
    })
    worker.once('exit', () => settle(() => reject(new Unreadable('sheets.unreadable'))))
  })
}

/** Two sheets are read at a time; others wait in the order they came. */
const AT_ONCE = 2
let reading = 0
const waiting: (() => void)[] = []

async function turn(): Promise<() => void> {
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else reading += 1
  return () => {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}
