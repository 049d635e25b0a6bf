/** What travel asks of other parts of the product, given by apps/server/compose.ts. */
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Money texts in the company's currency. */
export type ClaimsOfTravel = {
  readonly pending: string
  readonly approved: string
  readonly paid: string
  /** What of the approved and paid ones was set off against the travel's advance. */
  readonly covered: string
  /** What is approved and neither covered nor paid. */
  readonly due: string
  readonly waits: boolean
}
type Group = { readonly id: string; readonly name: string }

export type TravelNeeds = {
  readonly dayFacts: DayFacts
  readonly claimGroups: {
    readonly all: (tx: Tx, companyId: string) => Promise<readonly Group[]>
    /** By person. */
    readonly of: (tx: Tx, companyId: string, employeeIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  }
  /** What was claimed for each travel, by its id. */
  readonly claimsOfTravel: (
    tx: Tx,
    companyId: string,
    travelIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ClaimsOfTravel>>
}

export const noClaims: Pick<TravelNeeds, 'claimsOfTravel'> = { claimsOfTravel: () => Promise.resolve(new Map()) }
