/** The product's own parts with the fault points put in: its database, its files, its handlers. */
import type { CompanyDb, Database, ScopedDb, SystemTx } from '#platform/database/server/connect.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { isMarked } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { type Faults, failure } from './fault-points.ts'

export function faultyDatabase(db: Database, faults: Faults): Database {
  const companies = new Map<string, CompanyDb>()
  return {
    ...db,
    system: faultyScope(db.system, faults),
    forCompany(companyId) {
      const handle = db.forCompany(companyId)
      const known = companies.get(companyId) ?? { companyId, ...faultyScope(handle, faults) }
      companies.set(companyId, known)
      return known
    },
  }
}

function faultyScope<Seen extends SystemTx>(handle: ScopedDb<Seen>, faults: Faults): ScopedDb<Seen> {
  const reading = async <Given>(look: () => Promise<Given>): Promise<Given> => {
    if (faults.strikes('database: broken off while reading')) throw broken()
    return look()
  }
  return {
    read: (work) => reading(() => handle.read(work)),
    ask: (text, values) => reading(() => handle.ask(text, values)),
    loadRow: (text, id, others) => reading(() => handle.loadRow(text, id, others)),
    async transaction(work) {
      awayBefore(faults)
      const given = await handle.transaction(async (tx) => {
        const given = await work(tx)
        brokenWithin(faults)
        return given
      })
      answerLost(faults)
      return given
    },
    async together(kind, item, beside) {
      awayBefore(faults)
      const done = await handle.together(kind, item, async (tx, done) => {
        await beside?.(tx, done)
        brokenWithin(faults)
      })
      answerLost(faults)
      return done
    },
  }
}

const broken = () => failure('Connection terminated unexpectedly', 'ECONNRESET')

function awayBefore(faults: Faults): void {
  if (faults.strikes('database: away before a transaction')) throw failure('connect ECONNREFUSED', 'ECONNREFUSED')
}

function brokenWithin(faults: Faults): void {
  if (faults.strikes('database: broken off within a transaction')) throw broken()
  if (faults.strikes('database: asks for a transaction again')) throw failure('could not serialize access', '40001')
}

function answerLost(faults: Faults): void {
  if (faults.strikes('database: the answer of a transaction lost')) throw broken()
}

export function faultyFiles(files: FileStore, faults: Faults): FileStore {
  return {
    async put(key, bytes) {
      if (faults.strikes('disk: full')) throw failure('no space left on device', 'ENOSPC')
      await files.put(key, bytes)
      if (faults.strikes('disk: written, and failed all the same')) throw failure('i/o error', 'EIO')
    },
    get: (key) => files.get(key),
    async remove(key) {
      if (faults.strikes('disk: cannot take away')) throw failure('resource busy', 'EBUSY')
      await files.remove(key)
    },
  }
}

/** The work stands, and the process is as good as dead before the answer of it is kept. */
export const faultyHandler =
  (faults: Faults) =>
  ({ endpoint, handle }: Handler): Handler => ({
    endpoint,
    handle: async (call) => {
      const outcome = await handle(call)
      if (!isMarked(outcome, 'problem') && faults.strikes('answer: lost before it is kept'))
        throw new Error('struck down')
      return outcome
    },
  })
