/** Days are confirmed, and locked or opened again: for everybody within sight, or for departments. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { countBeyondPay, payInputsChanged } from '#modules/payroll/server/public.ts'
import { demandSpan, rosterPeople, shownIn } from '#modules/shifts/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { confirmPlan, lockMy, lockTw } from '../contract/schedule.ts'
import { confirmDays, lockDays, openDays } from './day-store.ts'
import { demandDepartments } from './schedule-handlers.ts'
import { settingsOf } from './settings-store.ts'

export const stateHandlers: readonly Handler[] = [
  on(confirmPlan, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { from, to } = call.body
      const people = await peopleOf(tx, call, call.body)
      const { lock_after_confirm: locks } = await settingsOf(tx, companyId)
      const ids = people.map(({ id }) => id)
      const days = await confirmDays(tx, companyId, ids, { from, to, locks, now: call.clock.now() })
      const beyond = await countBeyondPay(tx, companyId, days)
      const answer = reply(
        { confirmed: days.length, ...(beyond > 0 && { beyond_pay: beyond }) },
        {
          messageKey: beyond > 0 ? 'standby.confirmed-beyond' : 'standby.confirmed',
          params: { count: days.length, beyond },
        },
      )
      const concerned = new Set(days.map(({ employee_id }) => employee_id))
      if (concerned.size === 0) return answer
      const notice = {
        word: 'standby.notice-confirmed',
        params: { from: { day: from }, to: { day: to } },
        link: `/me/shifts?from=${from}`,
      }
      const told = people.flatMap(({ id, account_id }) =>
        account_id !== null && concerned.has(id) ? [{ accountId: account_id, notice }] : [],
      )
      await notifyEach(tx, companyId, told)
      await payInputsChanged(tx, companyId, { employeeIds: [...concerned], cause: 'standby', by: call.actor.name })
      await log(tx, call, {
        action: 'standby.plan-confirmed',
        subject: subjectOf(call.body),
        after: { days: days.length },
      })
      return answer
    }),
  ),
  on(lockTw, (call) => lock(call, (country) => country === 'TW')),
  on(lockMy, (call) => lock(call, (country) => country !== 'TW')),
]

type Spanned = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly department_ids?: readonly string[] | undefined
}

const lock = (call: Call<typeof lockMy>, isOf: (country: string) => boolean) =>
  call.company.transaction(async (tx) => {
    const { companyId } = call.company
    const { is_locked } = call.body
    if (!isOf((await companyFacts(tx, companyId)).country)) return notFound()
    const people = (await peopleOf(tx, call, call.body)).map(({ id }) => id)
    const count = await (is_locked ? lockDays : openDays)(tx, companyId, people, call.body)
    const messageKey = is_locked ? 'standby.locked-days' : 'standby.opened-days'
    const answer = reply({ locked: count }, { messageKey, params: { count } })
    const action = is_locked ? 'standby.plan-locked' : 'standby.plan-opened'
    if (count > 0) await log(tx, call, { action, subject: subjectOf(call.body), after: { days: count } })
    return answer
  })

async function peopleOf(
  tx: Tx,
  call: Pick<Call<typeof confirmPlan>, 'company' | 'session'>,
  { from, to, department_ids }: Spanned,
) {
  demandSpan({ from, to })
  await demandDepartments(tx, call, department_ids)
  const where = shownIn(call.session, call.company.companyId, { departments: department_ids })
  return rosterPeople(tx, call.company.companyId, { from, to, where })
}

const subjectOf = ({ from, to }: Spanned) => ({ kind: 'standby-plan', name: `${from} – ${to}` })
