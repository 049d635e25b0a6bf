/** Whose turn each stage is: accounts by stage, without the person's own where others decide. */
import type { CompanyRole } from '#access/roles.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { Holders } from '../model/advance.ts'

export const KEEPERS: readonly CompanyRole[] = ['Company Admin', 'HR Generalist']

type Whose = { readonly employee_id: string; readonly account_id: string | null }

/**
 * By employee: stages 0 to 5. The manager is the nearest with an account, the head the division's, else the
 * department's. Who is the only one to hold a role decides also about themselves.
 */
export async function holdersOf(
  tx: Tx,
  companyId: string,
  { people, approver, today }: { readonly people: PeoplePort; readonly approver: CompanyRole; readonly today: string },
  reviews: readonly Whose[],
): Promise<ReadonlyMap<string, Holders>> {
  if (reviews.length === 0) return new Map()
  const ids = reviews.map(({ employee_id }) => employee_id)
  const places = await people.placesOf(tx, companyId, ids, today)
  const keepers = await accountsInRoles(tx, companyId, KEEPERS)
  const approvers = await accountsInRoles(tx, companyId, [approver])
  return new Map(
    reviews.map(({ employee_id, account_id }) => {
      const place = places.get(employee_id)
      const others = (accounts: readonly string[]) => accounts.filter((one) => one !== account_id)
      const [manager, head] = [place?.line[0]?.accountId, place?.head?.accountId]
      const decided = (accounts: readonly string[]) => (others(accounts).length > 0 ? others(accounts) : accounts)
      const holders: Holders = [
        account_id === null ? [] : [account_id],
        manager ? others([manager]) : [],
        head ? others([head]) : [],
        decided(keepers),
        decided(approvers),
        decided(keepers),
      ]
      return [employee_id, holders] as const
    }),
  )
}
