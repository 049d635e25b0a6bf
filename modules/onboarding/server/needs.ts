import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { OrientationRow, TaskRow } from './orientation-store.ts'

/** What other parts of the product contribute, given by apps/server/wiring. */
export type OnboardingNeeds = {
  /** Whom people report to. */
  readonly people: PeoplePort
  /** Nobody is reminded on a day off. */
  readonly dayFacts: DayFacts
  /** What is to be cleared of leavings: kept there, shown and ticked off here. */
  readonly elsewhere?: TasksElsewhere
}

export type TasksElsewhere = {
  /** What is open; with `doneSince` also what was done from that day on. */
  readonly tasks: (
    tx: Tx,
    companyId: string,
    which: { readonly id?: string; readonly of?: string; readonly doneSince?: string },
  ) => Promise<{ readonly rows: readonly OrientationRow[]; readonly tasks: readonly TaskRow[] }>
  /** Whether what this person leaves behind is cleared there. */
  readonly isLeaving?: (tx: Tx, companyId: string, employeeId: string) => Promise<boolean>
  readonly tick: (tx: Tx, call: Ticking, task: TaskRow, note: string) => Promise<void>
}
type Ticking = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'actor' | 'say' | 'language' | 'db'>
