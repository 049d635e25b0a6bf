/** Whose turn each stage of a review is: accounts by stage, 0 to 5. */
import type { CompanyRole } from '#access/roles.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Holders } from '#platform/stages/model/way.ts'
import { holdersOf as holdersOfForms } from '#platform/stages/server/holders.ts'

export const KEEPERS: readonly CompanyRole[] = ['Company Admin', 'HR Generalist']

type Whose = { readonly employee_id: string; readonly account_id: string | null }
type Asked = { readonly people: PeoplePort; readonly approver: CompanyRole; readonly today: string }

export const holdersOf = (
  tx: Tx,
  companyId: string,
  { people, approver, today }: Asked,
  reviews: readonly Whose[],
): Promise<ReadonlyMap<string, Holders>> =>
  holdersOfForms(
    tx,
    companyId,
    { people, today, holding: ['self', 'manager', 'head', KEEPERS, [approver], KEEPERS] },
    reviews,
  )
