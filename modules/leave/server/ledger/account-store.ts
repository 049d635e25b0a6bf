/** Everything of one person's accounts, as the model reads them. */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { ON_LEAVING } from '../../model/entitlement/by-leave-year.ts'
import type { Exit, GrantedLot, Taking } from '../../model/ledger/account.ts'
import { demandsOfPeople, keyOf, type LotRow, lotsOfPeople, toLot } from './lot-store.ts'
import { groupedBy } from './reallocate.ts'

export type PersonAccount = {
  readonly lots: readonly GrantedLot[]
  readonly exits: readonly Exit[]
  readonly takings: readonly Taking[]
  readonly rows: readonly LotRow[]
}

const EMPTY: PersonAccount = { lots: [], exits: [], takings: [], rows: [] }

type ExitRow = {
  employee_id: string
  type_id: string
  lot_id: string
  kind: Exit['kind']
  halves: number
  on_date: string
  reason: string | null
}

export type AccountOf = (employeeId: string, typeId: string) => PersonAccount

/** One person's, by type; whoever has nothing of a type has an empty account of it. */
export async function accountsOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<(typeId: string) => PersonAccount> {
  const accountOf = await accountsOfPeople(tx, companyId, [employeeId])
  return (typeId) => accountOf(employeeId, typeId)
}

/** Of many people at once. */
export async function accountsOfPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<AccountOf> {
  const keyOfRow = ({ employee_id, type_id }: { employee_id: string; type_id: string }) =>
    keyOf({ employeeId: employee_id, typeId: type_id })
  const rows = groupedBy(await lotsOfPeople(tx, companyId, ids), keyOfRow)
  const takings = groupedBy(await demandsOfPeople(tx, companyId, ids), keyOf)
  const { rows: found } = await sql<ExitRow>`
    select employee_id, type_id, lot_id, kind, halves, on_date, reason from leave_exits
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[])`.execute(tx)
  const exits = groupedBy(found, keyOfRow)
  return (employeeId, typeId) => {
    const key = keyOf({ employeeId, typeId })
    const own = rows.get(key) ?? []
    if (own.length === 0 && !takings.has(key)) return EMPTY
    return {
      rows: own,
      lots: own.map((row) => ({
        ...toLot(row),
        kind: row.kind,
        granted: row.halves,
        isSettled: row.closed_at !== null,
        once: row.kind === 'carried' || (row.kind === 'opening' && row.period_from === null),
        note: row.reason,
      })),
      exits: (exits.get(key) ?? []).map(({ lot_id, kind, halves, on_date, reason }) => ({
        lot: lot_id,
        kind,
        halves,
        date: plainDateOf(on_date),
        note: reason,
      })),
      takings: takings.get(key) ?? [],
    }
  }
}

/** The days for which an account is shown: of a year of service its own, else the leave year. */
export function periodOf(account: PersonAccount, asOf: PlainDate, year: { from: PlainDate; to: PlainDate }) {
  const covering = account.rows.filter(
    ({ valid_from, expires_on }) => valid_from <= asOf && expires_on !== null && asOf <= expires_on,
  )
  const own =
    covering.find(({ kind, part }) => kind === 'entitlement' && part !== ON_LEAVING) ??
    // Brought along in place of what is granted for these days.
    covering.find(({ kind, period_from }) => kind === 'opening' && period_from !== null)
  const from = own?.period_from ?? own?.valid_from
  if (own?.expires_on && from) return { from, to: own.expires_on }
  // Nothing is granted yet: until the first that will be.
  const [next] = account.rows.filter(({ kind, period_from }) => kind === 'entitlement' && (period_from ?? asOf) > asOf)
  return next ? { from: year.from, to: addDays(next.valid_from, -1) } : year
}
