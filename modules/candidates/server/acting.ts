/**
 * What each change does besides. The log names the vacancy and never the candidate: it cannot be taken back, and all of
 * a candidate must be able to go.
 */
import { companyFacts } from '#modules/company/server/public.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { CandidateRow } from './candidate-store.ts'

export type Acting = Pick<
  Call<Endpoint>,
  'company' | 'actor' | 'clock' | 'db' | 'say' | 'seal' | 'language' | 'session' | 'files' | 'log' | 'settings'
>
type Of = Pick<CandidateRow, 'id' | 'position_name'>
type What = { readonly before?: Readonly<Record<string, unknown>>; readonly after?: Readonly<Record<string, unknown>> }

export const happenedTo = (
  tx: Tx,
  call: Pick<Acting, 'company' | 'actor' | 'clock'>,
  action: string,
  of: readonly Of[],
  what: What = {},
) =>
  record(
    tx,
    call.company.companyId,
    of.map((one) => entry(action, one, what)),
    {
      actor: call.actor,
      now: call.clock.now(),
    },
  )

/** By the candidate, who has no account. */
export const happenedOutside = (tx: Tx, companyId: string, now: Date, action: string, of: Of, what: What = {}) =>
  record(tx, companyId, [entry(action, of, what)], { actor: byItself, now })

export const happenedOutsideEach = (
  tx: Tx,
  companyId: string,
  now: Date,
  all: readonly { readonly action: string; readonly of: Of }[],
) =>
  record(
    tx,
    companyId,
    all.map(({ action, of }) => entry(action, of, {})),
    { actor: byItself, now },
  )

const entry = (action: string, { id, position_name }: Of, what: What) => ({
  action,
  subject: { kind: 'candidate', id, name: position_name },
  ...what,
})

export async function todayOf(tx: Tx, { company, clock }: Pick<Acting, 'company' | 'clock'>) {
  const { timezone } = await companyFacts(tx, company.companyId)
  return clock.today(timezone)
}
