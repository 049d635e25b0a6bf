/** What reviews ask of other modules, given in `apps/server/wiring`. */
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'

/** What other parts of the product contribute, given by apps/server/wiring. */
export type PerformanceNeeds = {
  /** Managers and heads of departments. */
  readonly people: PeoplePort
  /** Nobody is reminded on a day off. */
  readonly dayFacts: DayFacts
}
