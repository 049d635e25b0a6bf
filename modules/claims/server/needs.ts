/** What claims ask of other parts of the product, given by apps/server/compose.ts. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PayChange } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type TravelOfClaim = {
  readonly exists: boolean
  /** Nothing more can be claimed for it (S4-032). */
  readonly is_paid: boolean
  readonly from: PlainDate
  readonly to: PlainDate
}

export type ClaimNeeds = {
  readonly dayFacts: DayFacts
  /** A claim was approved, paid otherwise or taken back: pay that was worked out follows. */
  readonly payChanged: (tx: Tx, companyId: string, change: PayChange) => Promise<void>
  /** The travel of this person; undefined where there is none, or it is somebody else’s. */
  readonly travelOfClaim: (
    tx: Tx,
    companyId: string,
    employeeId: string,
    travelId: string,
  ) => Promise<TravelOfClaim | undefined>
}

export const noTravels: Pick<ClaimNeeds, 'travelOfClaim'> = { travelOfClaim: () => Promise.resolve(undefined) }
