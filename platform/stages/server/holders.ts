/** Whose turn each stage of a form is, by accounts. */
import type { CompanyRole } from '#access/roles.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { Holders } from '../model/way.ts'

/** The person; the nearest above with an account; the division's head, else the department's; or whoever has a role. */
export type Holding = 'self' | 'manager' | 'head' | readonly CompanyRole[]

type Whose = { readonly employee_id: string; readonly account_id: string | null }
type Asked = { readonly people: PeoplePort; readonly holding: readonly Holding[]; readonly today: string }

/** By employee. Others never hold what is about themselves; whoever is the only one to hold a role does that too. */
export async function holdersOf(
  tx: Tx,
  companyId: string,
  { people, holding, today }: Asked,
  whose: readonly Whose[],
): Promise<ReadonlyMap<string, Holders>> {
  if (whose.length === 0) return new Map()
  const ids = whose.map(({ employee_id }) => employee_id)
  const places = await people.placesOf(tx, companyId, ids, today)
  const byRoles = new Map<Holding, readonly string[]>()
  for (const one of holding) {
    if (typeof one !== 'string' && !byRoles.has(one)) byRoles.set(one, await accountsInRoles(tx, companyId, one))
  }
  return new Map(
    whose.map(({ employee_id, account_id }) => {
      const place = places.get(employee_id)
      const others = (accounts: readonly string[]) => accounts.filter((one) => one !== account_id)
      const heldBy = (one: Holding): readonly string[] => {
        if (one === 'self') return account_id === null ? [] : [account_id]
        if (one === 'manager' || one === 'head') {
          const found = one === 'manager' ? place?.line[0]?.accountId : place?.head?.accountId
          return found ? others([found]) : []
        }
        const all = byRoles.get(one) ?? []
        return others(all).length > 0 ? others(all) : all
      }
      return [employee_id, holding.map(heldBy)] as const
    }),
  )
}
