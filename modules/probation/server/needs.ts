import type { PlainDate } from '#kernel/plain-date.ts'
import type { PayInputsChanged } from '#modules/employees/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

/** What other parts of the product contribute, given by apps/server/wiring. */
export type ProbationNeeds = {
  /** Managers and heads of departments. */
  readonly people: PeoplePort
  readonly payInputsChanged: PayInputsChanged
  /** Nobody is reminded on a day off. */
  readonly dayFacts: DayFacts
  /** A probation that was not passed becomes a leaving. */
  readonly leaving: LeavingPort
}

/** `before` asks what no transaction may, `open` writes in it, `after` follows it. */
export type LeavingPort = {
  readonly [Step in 'before' | 'after']: (call: Leaving, ending: NotPassed) => Promise<void>
} & { readonly open: (tx: Tx, call: Leaving, ending: NotPassed) => Promise<void> }
type Leaving = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'actor' | 'say' | 'language' | 'db'>
export type NotPassed = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  /** Of the body, beside which a refusal stands. */
  readonly field: string
}
