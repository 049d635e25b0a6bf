/** Writes anew which lot each day is taken from, after lots or days of an account have changed. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Halves } from '../../model/halves.ts'
import { allocate, type Demand, type Use } from '../../model/ledger/allocate.ts'
import { type Account, demandsOf, type FormerUse, keyOf, type LotRow, lotsOf, toLot, writeUses } from './lot-store.ts'

export type Short = Account & { readonly demands: readonly Demand[] }

/**
 * Accounts in which something is taken that no lot can give. Whoever changes an account holds its person; who had to
 * empty it says what was used before.
 */
export async function reallocate(
  tx: Tx,
  companyId: string,
  accounts: readonly Account[],
  emptied?: readonly FormerUse[],
): Promise<Short[]> {
  const each = [...new Map(accounts.map((account) => [keyOf(account), account])).values()]
  if (each.length === 0) return []
  const lots = groupedBy(await lotsOf(tx, companyId, each), ({ employee_id, type_id }) => `${employee_id} ${type_id}`)
  const demands = groupedBy(await demandsOf(tx, companyId, each), keyOf)
  const shorts: Short[] = []
  const uses = each.flatMap((account) => {
    const key = keyOf(account)
    const { uses: own, short } = allocate((lots.get(key) ?? []).map(toLot), demands.get(key) ?? [])
    if (short.length > 0) shorts.push({ ...account, demands: short })
    return own.map((use) => ({ ...use, ...account }))
  })
  const written = await writeUses(tx, companyId, each, uses)
  await openAgain(tx, companyId, [...lots.values()].flat(), { former: emptied ?? written, uses })
  return shorts
}

/**
 * A lot whose time is over was settled to the last half. What comes free of it since then has to be settled as well:
 * it is open again until the next night.
 */
async function openAgain(
  tx: Tx,
  companyId: string,
  lots: readonly LotRow[],
  { former, uses }: { readonly former: readonly FormerUse[]; readonly uses: readonly Use[] },
): Promise<void> {
  const [before, now] = [new Map<string, Halves>(), new Map<string, Halves>()]
  for (const { lot_id, halves } of former) before.set(lot_id, (before.get(lot_id) ?? 0) + halves)
  for (const { lot, halves } of uses) now.set(lot, (now.get(lot) ?? 0) + halves)
  const freed = lots
    .filter(({ closed_at }) => closed_at !== null)
    .map(({ id }) => ({ id, before: before.get(id) ?? 0, now: now.get(id) ?? 0 }))
    .filter(({ before, now }) => now < before)
  if (freed.length === 0) return
  await sql`
    update leave_lots l set closed_at = null
    from jsonb_to_recordset(${JSON.stringify(freed)}::jsonb) as f(id uuid, before integer)
    where l.company_id = ${companyId} and l.id = f.id and l.halves - f.before <= coalesce((select sum(x.halves)
      from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id), 0)`.execute(tx)
}

export function groupedBy<One>(all: readonly One[], key: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}
