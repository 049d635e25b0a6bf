import type { PayInputsChanged } from '#modules/employees/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'

/** What other parts of the product contribute, given by apps/server/compose.ts. */
export type ProbationNeeds = {
  /** Managers and heads of departments. */
  readonly people: PeoplePort
  readonly payInputsChanged: PayInputsChanged
  /** Nobody is reminded on a day off. */
  readonly dayFacts: DayFacts
}
