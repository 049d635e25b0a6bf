/**
 * A look at a last pay before the leaving is in the record: what others bring goes by the last day (days after it, the
 * cut-off of the last month, rest that is paid on leaving), so that it stands there while it is worked out, and is taken
 * back with all of it.
 */
import { sql } from 'kysely'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { SettlementAsked } from './settlement-asked.ts'

type Company = Pick<CompanyDb, 'companyId' | 'transaction'>
type Leaver = Pick<SettlementAsked, 'employeeId' | 'lastDay'>

export async function asIfLeft<Found>(
  company: Company,
  leaver: Leaver,
  work: (company: Company) => Promise<Found>,
): Promise<Found> {
  const { companyId } = company
  const looking = company.transaction(async (tx) => {
    await setLastDay(tx, companyId, leaver)
    const inside: Company['transaction'] = (inner) => inner(tx)
    throw new Looked(await work({ companyId, transaction: inside }))
  })
  return looking.catch((reason: unknown) => {
    if (reason instanceof Looked) return reason.found as Found
    throw reason
  })
}

const setLastDay = (tx: Tx, companyId: string, { employeeId, lastDay }: Leaver) =>
  sql`update employees set left_on = ${lastDay}
    where company_id = ${companyId} and id = ${employeeId} and joined_on <= ${lastDay}
      and left_on is distinct from ${lastDay}`.execute(tx)

/** Takes everything back and carries what was found. */
class Looked extends Error {
  readonly found: unknown
  constructor(found: unknown) {
    super('a look')
    this.found = found
  }
}
