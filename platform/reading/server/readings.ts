/**
 * Reads what waits, file by file, with as many processes as the installation gives it. Whoever wanted a kind of file
 * read says what is proposed from it, in the transaction in which the reading ends; a server that dies leaves the row
 * waiting, and what fails again and again is unreadable.
 */
import type { Tx } from '#platform/database/server/connect.ts'
import { keptFile } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { ReadFile, Wanted } from '../model/read-file.ts'
import { ReadingProcess } from './reading-process.ts'
import { giveBack, holdWaiting, letGo, settle, type Taken, type Told, takeNext } from './reading-store.ts'

export type Reader = {
  readonly kind: string
  /** The part of the product whose screens are told. */
  readonly part: string
  readonly wanted: Wanted
  /** What is proposed; undefined is told where nothing could be read. */
  readonly took: (
    tx: Tx,
    services: Services,
    of: { readonly companyId: string; readonly fileId: string },
    read: ReadFile | undefined,
  ) => Promise<Told>
}

const LOOK_EVERY_MS = 1_000
const MOST_TRIES = 3

export function readings(
  services: Services,
  readers: readonly Reader[],
  changed: (companyId: string, part: string) => void = () => {},
) {
  const { db, log, clock, settings } = services
  const workers = settings.readingWorkers
  const processes = Array.from({ length: workers }, () => new ReadingProcess())
  const readerOf = new Map(readers.map((reader) => [reader.kind, reader]))
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const end = async (taken: Taken, state: 'read' | 'unreadable' | 'off', read?: ReadFile) => {
    const reader = readerOf.get(taken.kind)
    if (!reader) return
    await db.forCompany(taken.companyId).transaction(async (tx) => {
      if (!(await holdWaiting(tx, taken))) return
      await settle(tx, taken, state, await reader.took(tx, services, taken, read), clock.now())
    })
    changed(taken.companyId, reader.part)
  }
  const one = async (taken: Taken, by: ReadingProcess) => {
    const reader = readerOf.get(taken.kind)
    if (!reader) return
    const file = await keptFile({ ...services, company: db.forCompany(taken.companyId) }, taken.fileId)
    if (!file) return
    const outcome = await by.read({ type: file.type, bytes: file.bytes, wanted: reader.wanted })
    if (stopped) return void (await giveBack(db, taken))
    const read = 'read' in outcome ? outcome.read : undefined
    if ('unreadable' in outcome) log.info({ why: outcome.unreadable, kind: taken.kind }, 'a file could not be read')
    const isEmpty = read === undefined || (read.lines.length === 0 && read.codes.length === 0 && !read.face)
    await end(taken, isEmpty ? 'unreadable' : 'read', isEmpty ? undefined : read)
  }
  const drain = async (by: ReadingProcess) => {
    while (!stopped) {
      const taken = await takeNext(db, [...readerOf.keys()], clock.now())
      if (!taken) return
      try {
        if (taken.tries > MOST_TRIES) await end(taken, 'unreadable')
        else await one(taken, by)
      } catch (err) {
        log.error({ err, kind: taken.kind }, 'a file could not be looked at')
      }
    }
  }
  /** What was left waiting when reading was on: it waits for nothing now. */
  const turnOff = async () => {
    for (;;) {
      const taken = await takeNext(db, [...readerOf.keys()], clock.now())
      if (!taken) return
      await end(taken, 'off')
    }
  }
  const look = () => {
    looking = looking.then(() =>
      Promise.all(processes.map(drain)).then(
        () => {},
        (err) => log.error({ err }, 'what waits to be read could not be looked for'),
      ),
    )
    return looking
  }
  return {
    /** Reads all that waits now. */
    look,
    async begin() {
      if (db.home === 'embedded') await letGo(db)
      if (workers === 0) return turnOff()
      timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      for (const process of processes) process.close()
      await looking
      for (const process of processes) process.close()
    },
  }
}
