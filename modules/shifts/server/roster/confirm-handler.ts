/** Days of a span are confirmed for their people: looked at first, done, and taken back while they are as they were. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { countBeyondPay } from '#modules/payroll/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { spanText } from '#platform/words/format.ts'
import { confirmRoster } from '../../contract/roster.ts'
import type { ShiftNeeds } from '../needs.ts'
import { settingsOf } from '../settings/settings-store.ts'
import { daysWithAllowance } from '../shifts/shift-store.ts'
import { shownIn } from '../sight.ts'
import { confirmation, subjectOf } from './confirm-undo.ts'
import { peopleOf } from './people-of-span.ts'
import { rosterOf } from './roster-view.ts'
import { confirmDays } from './state-store.ts'
import { tellOfSpan } from './tell-of-confirmed.ts'

export const confirmHandler = (needs: ShiftNeeds): Handler =>
  on(confirmRoster, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { from, to } = call.body
      const people = await peopleOf(tx, call, call.body)
      const { country } = await companyFacts(tx, companyId)
      const locks = (await settingsOf(tx, companyId, country)).lock_after_confirm
      if (call.query.preview === '1') return look(tx, call, needs, locks)
      const ids = people.map(({ id }) => id)
      const rows = await confirmDays(tx, companyId, ids, { from, to, locks, now: call.clock.now() })
      const changed = rows.map(({ employee_id, date }) => ({ employeeId: employee_id, date }))
      await tellOfSpan(tx, companyId, 'shifts.notice-confirmed', changed, { from, to })
      const beyond = await countBeyondPay(tx, companyId, await daysWithAllowance(tx, companyId, rows))
      const data = { confirmed: rows.length, ...(beyond > 0 && { beyond_pay: beyond }) }
      const said = {
        messageKey: beyond > 0 ? 'shifts.confirmed-beyond' : 'shifts.confirmed',
        params: { count: rows.length, beyond },
      }
      if (rows.length === 0) return reply(data, said)
      const more = []
      for (const told of needs.rosterChanged)
        more.push(...(await told(tx, companyId, changed, { clock: call.clock, by: call.actor.name })))
      const days = rows.map(({ employee_id, date, shift_ids, was_locked }) => ({
        ...{ employeeId: employee_id, date },
        ...{ shiftIds: shift_ids, wasLocked: was_locked },
      }))
      const answer = reply(data, { ...said, meta: await confirmation.keep(tx, call, { from, to, days }) })
      const happened = {
        action: 'shifts.roster-confirmed',
        subject: subjectOf(call.body),
        after: { days: rows.length },
      }
      await log(tx, call, happened, ...more)
      return answer
    }),
  )

/** Drafts with something in them, and what speaks against them. */
async function look(tx: Tx, call: Call<typeof confirmRoster>, needs: ShiftNeeds, locks: boolean) {
  const { companyId } = call.company
  const where = shownIn(call.session, companyId, { departments: call.body.department_ids })
  const { employees } = await rosterOf(tx, call, needs, call.body, where)
  const planned = employees.map(({ id, full_name, days }) => ({
    ...{ id, full_name },
    days: days.filter(({ shifts }) => shifts.length > 0),
  }))
  const drafts = planned.map((one) => ({ ...one, days: one.days.filter(({ is_confirmed }) => !is_confirmed) }))
  const all = drafts.flatMap(({ id, days }) =>
    days.map(({ date, shifts }) => ({ employee_id: id, date, shift_ids: shifts.map((shift) => shift.id) })),
  )
  const beyond = await countBeyondPay(tx, companyId, await daysWithAllowance(tx, companyId, all))
  return {
    confirmed: all.length,
    ...(beyond > 0 && { beyond_pay: beyond }),
    look: {
      people: drafts.flatMap(({ id, full_name, days }) =>
        days.length > 0 ? [{ id, full_name, days: days.length }] : [],
      ),
      seen_already: planned.reduce((sum, { days }) => sum + days.length, 0) - all.length,
      locks,
      findings: drafts.flatMap(({ full_name, days }) =>
        standing(days).map(
          ({ text, first, last }) => `${full_name}, ${spanText({ from: first, to: last }, call.language)}: ${text}`,
        ),
      ),
    },
  }
}

type Standing = { readonly text: string; readonly first: PlainDate; readonly last: PlainDate }

/** What is found of days one after the other is told once, with the first and the last of them. */
function standing(days: readonly { readonly date: PlainDate; readonly findings: readonly string[] }[]): Standing[] {
  const all: Standing[] = []
  for (const { date, findings } of days)
    for (const text of findings) {
      const at = all.findIndex((one) => one.text === text && one.last === addDays(date, -1))
      const before = all[at]
      if (before) all[at] = { ...before, last: date }
      else all.push({ text, first: date, last: date })
    }
  return all
}
