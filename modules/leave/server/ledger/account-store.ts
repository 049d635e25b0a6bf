/** Everything of one person's accounts, as the model reads them. */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Exit, GrantedLot, Taking } from '../../model/ledger/account.ts'
import { demandsOfPerson, type LotRow, lotsOfPerson, toLot } from './lot-store.ts'
import { groupedBy } from './reallocate.ts'

export type PersonAccount = {
  readonly lots: readonly GrantedLot[]
  readonly exits: readonly Exit[]
  readonly takings: readonly Taking[]
  readonly rows: readonly LotRow[]
}

const EMPTY: PersonAccount = { lots: [], exits: [], takings: [], rows: [] }

type ExitRow = {
  type_id: string
  lot_id: string
  kind: Exit['kind']
  halves: number
  on_date: string
  reason: string | null
}

/** By type; whoever has nothing of a type has an empty account of it. */
export async function accountsOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<(typeId: string) => PersonAccount> {
  const rows = groupedBy(await lotsOfPerson(tx, companyId, employeeId), ({ type_id }) => type_id)
  const takings = groupedBy(await demandsOfPerson(tx, companyId, employeeId), ({ typeId }) => typeId)
  const { rows: found } = await sql<ExitRow>`
    select type_id, lot_id, kind, halves, on_date, reason from leave_exits
    where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  const exits = groupedBy(found, ({ type_id }) => type_id)
  return (typeId) => {
    const own = rows.get(typeId) ?? []
    if (own.length === 0 && !takings.has(typeId)) return EMPTY
    return {
      rows: own,
      lots: own.map((row) => ({ ...toLot(row), kind: row.kind, granted: row.halves, note: row.reason })),
      exits: (exits.get(typeId) ?? []).map(({ lot_id, kind, halves, on_date, reason }) => ({
        lot: lot_id,
        kind,
        halves,
        date: plainDateOf(on_date),
        note: reason,
      })),
      takings: takings.get(typeId) ?? [],
    }
  }
}

/** The days for which an account is shown: of a year of service its own, else the leave year. */
export function periodOf(account: PersonAccount, asOf: PlainDate, year: { from: PlainDate; to: PlainDate }) {
  const own = account.rows.find(
    ({ kind, valid_from, expires_on }) =>
      kind === 'entitlement' && valid_from <= asOf && expires_on !== null && asOf <= expires_on,
  )
  const from = own?.period_from ?? own?.valid_from
  if (own?.expires_on && from) return { from, to: own.expires_on }
  // Nothing is granted yet: until the first that will be.
  const [next] = account.rows.filter(({ kind, period_from }) => kind === 'entitlement' && (period_from ?? asOf) > asOf)
  return next ? { from: year.from, to: addDays(next.valid_from, -1) } : year
}
