/** What reviews ask of other modules, given in `apps/server/wiring`. */
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Agreed for a quarter, and how far it is. */
export type ReviewObjective = {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly year: number
  readonly quarter: number
  /** '62.5' per cent. */
  readonly progress: string
  /** 1 off track, 2 at risk, 3 on track. */
  readonly confidence: number | null
  readonly results: readonly { readonly name: string; readonly progress: string }[]
}
type Within = { readonly employeeId: string; readonly from: string; readonly to: string }

/** What other parts of the product contribute, given by apps/server/wiring. */
export type PerformanceNeeds = {
  /** Managers and heads of departments. */
  readonly people: PeoplePort
  /** Nobody is reminded on a day off. */
  readonly dayFacts: DayFacts
  /** What somebody set out to reach in the days of a period. */
  readonly objectives: (tx: Tx, companyId: string, within: Within) => Promise<ReviewObjective[]>
}
