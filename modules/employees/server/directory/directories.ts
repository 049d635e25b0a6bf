/**
 * The directories of the companies that were asked for last, kept in the memory of this copy of the server. Each request
 * looks whether the company's people are still as they were, in a transaction that begins after it was asked; so what it
 * is told is never older than itself, whichever copy of the server changed them (decision 0018).
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { preparedText } from '#platform/database/server/prepared.ts'
import type { Directory } from './directory.ts'
import { loadDirectory } from './load.ts'

type Kept = {
  readonly revision: string
  readonly today: PlainDate
  readonly directory: Promise<Directory>
  size: number
}

/** The state of a company's people is by chance and its own, so nothing of one company is ever found under another. */
const kept = new Map<string, Kept>()
/** People of all companies together, at about a kilobyte each; one company is kept however large it is. */
const MOST_PEOPLE = 100_000

/** What is kept, if it still holds; for whoever needs nothing else of the database and so no transaction of their own. */
export async function directoryAtHand(company: CompanyDb, today: PlainDate): Promise<Directory | undefined> {
  const { companyId } = company
  const row = await company.loadRow<{ id: string; revision: string }>(REVISION_OF, companyId)
  const known = stillHolds(companyId, row?.revision ?? NO_REVISION, today)
  return known?.directory.catch(() => undefined)
}

export async function directoryOf(tx: Tx, companyId: string, today: PlainDate): Promise<Directory> {
  const revision = await revisionOf(tx, companyId)
  const known = stillHolds(companyId, revision, today)
  // Whoever loads it may fail for a reason of their own.
  return known?.directory.catch(() => loaded(tx, companyId, revision, today)) ?? loaded(tx, companyId, revision, today)
}

function stillHolds(companyId: string, revision: string, today: PlainDate): Kept | undefined {
  const known = kept.get(companyId)
  if (known?.revision !== revision || known.today !== today) return undefined
  kept.delete(companyId)
  kept.set(companyId, known)
  return known
}

async function loaded(tx: Tx, companyId: string, revision: string, today: PlainDate): Promise<Directory> {
  const own: Kept = { revision, today, directory: loadDirectory(tx, companyId, today), size: 0 }
  kept.delete(companyId)
  kept.set(companyId, own)
  try {
    const directory = await own.directory
    own.size = directory.size
    makeRoom()
    return directory
  } catch (failure) {
    if (kept.get(companyId) === own) kept.delete(companyId)
    throw failure
  }
}

function makeRoom(): void {
  let people = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [companyId, { size }] of kept) {
    if (people <= MOST_PEOPLE || kept.size === 1) return
    kept.delete(companyId)
    people -= size
  }
}

async function revisionOf(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await preparedText<{ revision: string | null; isolation: string }>(tx, REVISION, [companyId])
  const [row] = rows
  // What a transaction has changed itself is not told before its end, and several looks have to see the same.
  if (row?.isolation !== 'repeatable read') throw new Error('People are listed in a transaction that only reads.')
  return row.revision ?? NO_REVISION
}

/** Nobody was ever there. */
const NO_REVISION = 'none'

const REVISION = `
  select (select revision from people_revisions where company_id = $1) as revision,
    current_setting('transaction_isolation') as isolation`

const REVISION_OF = 'select company_id as id, revision from people_revisions where company_id = any($1::uuid[])'
