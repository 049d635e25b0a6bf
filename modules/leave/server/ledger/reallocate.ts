/** Writes anew which lot each day is taken from, after lots or days of an account have changed. */
import type { Tx } from '#platform/database/server/connect.ts'
import { allocate, type Demand } from '../../model/ledger/allocate.ts'
import { type Account, demandsOf, keyOf, lotsOf, toLot, writeUses } from './lot-store.ts'

export type Short = Account & { readonly demands: readonly Demand[] }

/** Accounts in which something is taken that no lot can give. Whoever changes an account holds its person. */
export async function reallocate(tx: Tx, companyId: string, accounts: readonly Account[]): Promise<Short[]> {
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
  await writeUses(tx, companyId, each, uses)
  return shorts
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
