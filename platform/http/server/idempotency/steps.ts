/**
 * What a request's looks at the database and its transactions gave, in their order. Each transaction keeps it with
 * its effect. When the request comes again after a crash its handler runs again from the beginning, and every step
 * that stood before gives what it gave then, without being taken again: so the handler goes on where it stopped.
 */
import { deserialize, serialize } from 'node:v8'
import type { CompanyDb, Database, ScopedDb, SystemTx } from '#platform/database/server/connect.ts'

/** Stores more steps beside the effect; throws where somebody else has taken the request over. */
export type KeepSteps = (tx: SystemTx, steps: Buffer) => Promise<void>

type Step = readonly [at: number, given: unknown]

/**
 * The same database, as one request sees it. The key of somebody who is not signed in lies with the installation, which
 * no transaction of a company reaches: what such a request does in a company is not kept step by step, its answer is.
 */
export function stepwise(
  db: Database,
  former: readonly Buffer[],
  keep: KeepSteps,
  { inCompanies = true }: { readonly inCompanies?: boolean } = {},
): Database {
  const known = new Map<number, unknown>(former.flatMap((steps) => deserialize(steps) as Step[]))
  /** Looks since the last transaction. Without a transaction after them they are taken anew. */
  let looks: Step[] = []
  let next = 0

  const looked = async <Given>(look: () => Promise<Given>): Promise<Given> => {
    const at = next++
    if (known.has(at)) return known.get(at) as never
    const given = await look()
    looks.push([at, given])
    return given
  }
  const over = <Seen extends SystemTx>(handle: ScopedDb<Seen>): ScopedDb<Seen> => ({
    read: (work) => looked(() => handle.read(work)),
    ask: (text, values) => looked(() => handle.ask(text, values)),
    loadRow: (text, id, others) => looked(() => handle.loadRow(text, id, others)),
    async transaction(work) {
      const at = next++
      if (known.has(at)) return known.get(at) as never
      const before = looks
      const given = await handle.transaction(async (tx) => {
        const given = await work(tx)
        await keep(tx, written([...before, [at, given]]))
        return given
      })
      looks = looks.slice(before.length)
      return given
    },
    async together(kind, item, beside) {
      const at = next++
      if (known.has(at)) return known.get(at) as never
      const before = looks
      const given = await handle.together(kind, item, async (tx, done) => {
        await beside?.(tx, done)
        await keep(tx, written([...before, [at, done]]))
      })
      looks = looks.slice(before.length)
      return given
    },
  })
  const companies = new Map<string, CompanyDb>()
  return {
    ...db,
    system: over(db.system),
    forCompany(companyId) {
      const handle = db.forCompany(companyId)
      if (!inCompanies) return handle
      const company = companies.get(companyId) ?? { companyId, ...over(handle) }
      companies.set(companyId, company)
      return company
    },
  }
}

/** A look may give what cannot be written down, such as a function; it is looked at again. A transaction may not. */
function written(steps: readonly Step[]): Buffer {
  try {
    return serialize(steps)
  } catch {
    return serialize(steps.filter((step, at) => at === steps.length - 1 || isWritable(step)))
  }
}

function isWritable(step: Step): boolean {
  try {
    serialize(step)
    return true
  } catch {
    return false
  }
}
