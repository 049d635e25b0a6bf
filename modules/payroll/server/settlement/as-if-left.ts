/**
 * A look at a last pay before the leaving is in the record: what others bring goes by the last day (days after it, the
 * cut-off of the last month, rest that is paid on leaving), so that it stands there while it is worked out, and is taken
 * back with all of it.
 */
import { type AsIfLeaving, setLastDayForALook } from '#modules/employees/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'

type Company = Pick<CompanyDb, 'companyId' | 'transaction'>

export async function asIfLeft<Found>(
  company: Company,
  leaver: AsIfLeaving,
  work: (company: Company) => Promise<Found>,
): Promise<Found> {
  const { companyId } = company
  const looking = company.transaction(async (tx) => {
    await setLastDayForALook(tx, companyId, leaver)
    const inside: Company['transaction'] = (inner) => inner(tx)
    throw new Looked(await work({ companyId, transaction: inside }))
  })
  return looking.catch((reason: unknown) => {
    if (reason instanceof Looked) return reason.found as Found
    throw reason
  })
}

/** Takes everything back and carries what was found. */
class Looked extends Error {
  readonly found: unknown
  constructor(found: unknown) {
    super('a look')
    this.found = found
  }
}
