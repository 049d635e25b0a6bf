/** What travel asks of other parts of the product, given by apps/server/wiring. */
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Asked, ClaimView } from '#modules/claims/contract/claim-types.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
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
export type ClaimWanted = {
  readonly employeeId: string
  readonly travelId: string
  readonly confirmed: boolean
  readonly what:
    | { readonly claim: z.output<typeof Asked> }
    /** `excess`: what exceeds the country's standard. */
    | { readonly day: PlainDate; readonly amount: string; readonly excess: string }
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
  /** What approved claims charge to cost centres, by centre. */
  readonly spentOfCentres: (
    tx: Tx,
    companyId: string,
    centreIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  /** An advance was paid out: what was approved already is set off against it. Whose pay changes by it. */
  readonly advancePaid: (
    tx: Tx,
    companyId: string,
    travelId: string,
    on: { readonly today: string; readonly now: Date },
  ) => Promise<readonly string[]>
  /** The claim as it stands then; undefined where nothing can be claimed here. */
  readonly createClaim?: (
    tx: Tx,
    doing: { readonly approvals: Approvals; readonly acting: Acting },
    claim: ClaimWanted,
  ) => Promise<z.output<typeof ClaimView>>
}

export const noClaims: Pick<TravelNeeds, 'claimsOfTravel' | 'spentOfCentres' | 'advancePaid'> = {
  claimsOfTravel: () => Promise.resolve(new Map()),
  spentOfCentres: () => Promise.resolve(new Map()),
  advancePaid: () => Promise.resolve([]),
}
