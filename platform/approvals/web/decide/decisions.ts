/** The decisions there are, what each is called of a request, and which of several may be taken. */
import type { Request } from '../kind-parts.ts'

export const decisions = ['approve', 'reject', 'withdraw', 'cancel'] as const
export type Decision = (typeof decisions)[number]
type Decidable = Pick<Request, 'asked' | 'may'>

export const mayBe = (decision: Decision, { may }: Decidable): boolean => may[decision]?.allowed ?? false

/** Why it may not be; undefined where it may. */
export const closedFor = (decision: Decision, { may }: Decidable): string | undefined =>
  mayBe(decision, { may, asked: null }) ? undefined : (may[decision]?.why ?? '')

/** Of an approved thing whose withdrawal is asked for, approve and reject answer that wish. */
export const decisionWord = (decision: Decision, { asked, may }: Decidable) =>
  // What cannot be rejected is not approved either: it is taken note of.
  decision === 'approve' && may.reject === undefined
    ? 'approvals.do.acknowledge'
    : asked === 'withdraw' && (decision === 'approve' || decision === 'reject')
      ? (`approvals.do.${decision}Withdrawal` as const)
      : (`approvals.do.${decision}` as const)

/** What follows; where all of them ask for a withdrawal, what answering that does. */
export const followsWord = (decision: Decision, requests: readonly Pick<Decidable, 'asked'>[]) =>
  (decision === 'approve' || decision === 'reject') && requests.every(({ asked }) => asked === 'withdraw')
    ? (`approvals.follows.${decision}Withdrawal` as const)
    : (`approvals.follows.${decision}` as const)

/** Those that say something about this request now: what may be done, and what an approver looks for and finds closed. */
export function shownDecisions(request: Decidable & Pick<Request, 'waits_for'>): readonly Decision[] {
  const waits = request.waits_for.length > 0
  return decisions.filter(
    (decision) =>
      mayBe(decision, request) ||
      (waits && (decision === 'approve' || decision === 'reject') && request.may[decision] !== undefined),
  )
}
