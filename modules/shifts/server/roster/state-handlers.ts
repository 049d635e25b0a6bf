/** Days are confirmed, and locked or opened again: for everybody within sight, or for departments. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { countBeyondPay } from '#modules/payroll/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { confirmRoster, lockMy, lockTw } from '../../contract/roster.ts'
import type { ShiftNeeds } from '../needs.ts'
import { type RosterPerson, rosterPeople } from '../people.ts'
import { settingsOf } from '../settings/settings-store.ts'
import { daysWithAllowance } from '../shifts/shift-store.ts'
import { shownIn } from '../sight.ts'
import { demandDepartments } from './roster-handlers.ts'
import { demandSpan } from './roster-view.ts'
import { confirmDays, lockDays, openDays } from './state-store.ts'

export const stateHandlers = ({ rosterChanged }: ShiftNeeds): readonly Handler[] => [
  on(confirmRoster, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { from, to } = call.body
      const people = await peopleOf(tx, call, call.body)
      const { country } = await companyFacts(tx, companyId)
      const locks = (await settingsOf(tx, companyId, country)).lock_after_confirm
      const ids = people.map(({ id }) => id)
      const rows = await confirmDays(tx, companyId, ids, { from, to, locks, now: call.clock.now() })
      await tell(tx, companyId, people, rows, from, to)
      const beyond = await countBeyondPay(tx, companyId, await daysWithAllowance(tx, companyId, rows))
      const answer = reply(
        { confirmed: rows.length, ...(beyond > 0 && { beyond_pay: beyond }) },
        {
          messageKey: beyond > 0 ? 'shifts.confirmed-beyond' : 'shifts.confirmed',
          params: { count: rows.length, beyond },
        },
      )
      if (rows.length === 0) return answer
      const changed = rows.map(({ employee_id, date }) => ({ employeeId: employee_id, date }))
      const more = []
      for (const told of rosterChanged)
        more.push(...(await told(tx, companyId, changed, { clock: call.clock, by: call.actor.name })))
      const happened = {
        action: 'shifts.roster-confirmed',
        subject: subjectOf(call.body),
        after: { days: rows.length },
      }
      await log(tx, call, happened, ...more)
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

async function peopleOf(
  tx: Tx,
  call: Pick<Call<typeof confirmRoster>, 'company' | 'session'>,
  { from, to, department_ids }: Spanned,
): Promise<RosterPerson[]> {
  demandSpan({ from, to })
  await demandDepartments(tx, call, department_ids)
  const { companyId } = call.company
  return rosterPeople(tx, companyId, {
    from,
    to,
    where: shownIn(call.session, companyId, { departments: department_ids }),
  })
}

async function tell(
  tx: Tx,
  companyId: string,
  people: readonly RosterPerson[],
  rows: readonly { employee_id: string }[],
  from: PlainDate,
  to: PlainDate,
): Promise<void> {
  const concerned = new Set(rows.map(({ employee_id }) => employee_id))
  const told = people.flatMap(({ id, account_id }) =>
    account_id !== null && concerned.has(id)
      ? [
          {
            accountId: account_id,
            notice: {
              word: 'shifts.notice-confirmed',
              params: { from: { day: from }, to: { day: to } },
              link: `/me/shifts?from=${from}`,
            },
          },
        ]
      : [],
  )
  await notifyEach(tx, companyId, told)
}

const subjectOf = ({ from, to }: { from: string; to: string }) => ({ kind: 'roster', name: `${from} – ${to}` })
