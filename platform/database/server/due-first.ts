/**
 * The same database, in which whatever has fallen due in a company is carried out before anything of the company is
 * read or written again: what begins on a day holds from its first moment for whoever looks, and nothing has to run at
 * midnight. Looked for when somebody first comes in each quarter of an hour, since days begin on quarters wherever
 * people live; in every copy of the server, so that carrying out must bear being begun twice.
 */
import { Recent } from '#kernel/recent.ts'
import type { CompanyDb, Database, ScopedDb, Tx } from './connect.ts'

export type DueWork = (company: CompanyDb) => Promise<void>

const QUARTER_MS = 15 * 60_000
const COMPANIES_KEPT = 1_000

/** `failed` is told of work that could not be done: it is tried again by whoever comes next, who is not held up by it. */
export function dueFirst(
  db: Database,
  { now, carryOut, failed }: { now: () => Date; carryOut: DueWork; failed: (err: unknown, companyId: string) => void },
): Database {
  const companies = new Recent<CompanyDb>(COMPANIES_KEPT)
  return {
    ...db,
    forCompany: (companyId) => companies.of(companyId, () => afterDue(db.forCompany(companyId))),
  }

  function afterDue(company: CompanyDb): CompanyDb {
    let looked: number | undefined
    let looking: Promise<void> | undefined
    const look = (quarter: number): Promise<void> =>
      carryOut(company)
        .then(
          () => {
            looked = quarter
          },
          (err) => failed(err, company.companyId),
        )
        .finally(() => {
          looking = undefined
        })
    /** Undefined, and so no waiting, where somebody has looked. */
    const due = (): Promise<void> | undefined => {
      const quarter = Math.floor(now().getTime() / QUARTER_MS)
      if (looked === quarter) return undefined
      looking ??= look(quarter)
      return looking
    }
    const first = <Given>(work: () => Promise<Given>): Promise<Given> => due()?.then(work) ?? work()
    const handle: ScopedDb<Tx> = {
      transaction: (work) => first(() => company.transaction(work)),
      read: (work) => first(() => company.read(work)),
      ask: (text, values) => first(() => company.ask(text, values)),
      loadRow: (text, id, others) => first(() => company.loadRow(text, id, others)),
      together: (kind, item, beside) => first(() => company.together(kind, item, beside)),
    }
    return { companyId: company.companyId, ...handle }
  }
}
