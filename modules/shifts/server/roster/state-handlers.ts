/** Days are confirmed, and locked or opened again: for everybody within sight, or for departments. */
import { companyFacts } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { lockMy, lockTw } from '../../contract/roster.ts'
import type { ShiftNeeds } from '../needs.ts'
import { confirmHandler } from './confirm-handler.ts'
import { subjectOf } from './confirm-undo.ts'
import { peopleOf } from './people-of-span.ts'
import { lockDays, openDays } from './state-store.ts'

export const stateHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  confirmHandler(needs),
  on(lockTw, (call) => lock(call, (country) => country === 'TW')),
  on(lockMy, (call) => lock(call, (country) => country !== 'TW')),
]

const lock = (call: Call<typeof lockMy>, isOf: (country: string) => boolean) =>
  call.company.transaction(async (tx) => {
    const { companyId } = call.company
    const { from, to, is_locked } = call.body
    if (!isOf((await companyFacts(tx, companyId)).country)) return notFound()
    const people = (await peopleOf(tx, call, call.body)).map(({ id }) => id)
    const count = is_locked
      ? await lockDays(tx, companyId, people, call.body)
      : await openDays(tx, companyId, people, call.body)
    const answer = reply(
      { locked: count },
      { messageKey: is_locked ? 'shifts.locked-days' : 'shifts.opened-days', params: { count } },
    )
    const action = is_locked ? 'shifts.roster-locked' : 'shifts.roster-opened'
    if (count > 0) await log(tx, call, { action, subject: subjectOf({ from, to }), after: { days: count } })
    return answer
  })
