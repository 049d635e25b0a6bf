/** The roster as it is answered: every day of a span for each of its people. */
import type { RawBuilder } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import {
  dayTypeOfPlanned,
  holidayName,
  plannedDay,
  type RosterDay,
  type UsualDay,
} from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { ATTENDED } from '../../model/findings.ts'
import { datesOf } from '../../model/pattern.ts'
import { spansOf } from '../../model/shift.ts'
import type { ShiftNeeds } from '../needs.ts'
import { type RosterPerson, rosterPeople } from '../people.ts'
import { planRules, settingsOf } from '../settings/settings-store.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { cellView } from '../shifts/shift-view.ts'
import type { Planning } from './change-roster.ts'
import { markText } from './finding-text.ts'
import { boardOf, type Span } from './planned.ts'
import { keyOf, type StoredDay } from './roster-store.ts'

const MOST_DAYS = 92

export async function rosterOf(
  tx: Tx,
  call: Planning,
  { dayFacts }: ShiftNeeds,
  { from, to }: Span,
  where: RawBuilder<unknown>,
) {
  const { companyId } = call.company
  demandSpan({ from, to })
  const people = await rosterPeople(tx, companyId, { from, to, where })
  const { country } = await companyFacts(tx, companyId)
  const rules = planRules(await settingsOf(tx, companyId, country))
  const shifts = await shiftsOf(tx, companyId)
  const board = await boardOf(tx, { companyId, country, rules, shifts, people, days: { from, to }, dayFacts })
  const found = board.findings()
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const dates = datesOf(from, to)
  const named = (one: { name: string | null; nameLocal: string | null } | undefined) =>
    one?.name ? holidayName(call.language, { name: one.name, nameLocal: one.nameLocal }) : null
  return {
    employees: people.map((person) => ({
      ...personView(person),
      days: dates.map((date) => {
        const stored = board.stored.get(keyOf(person.id, date))
        const usual = board.usual(person.id, date)
        const cells = (stored?.shift_ids ?? []).flatMap((id) => byId.get(id) ?? [])
        return {
          date,
          day_type: dayTypeOf(date, usual, stored, cells),
          usual: usual?.day ?? 'working',
          holiday: usual?.day === 'holiday' ? named(usual) : null,
          shifts: cells.map(cellView),
          leave: named(board.leaveOn(person.id, date)),
          attendance: board.attendanceOn(person.id, date) ?? null,
          is_confirmed: stored?.is_confirmed ?? false,
          is_locked: stored?.is_locked ?? false,
          is_employed: date >= person.joined_on && (person.left_on === null || date <= person.left_on),
          findings: (found.get(person.id) ?? [])
            .filter((one) => one.date <= date && date <= one.until && cells.length > 0)
            // Told beside it already, as `attendance`.
            .filter(({ word }) => word !== ATTENDED)
            .map((finding) => markText(call, person.full_name, finding)),
        }
      }),
    })),
  }
}

export function demandSpan({ from, to }: Span): void {
  if (from > to) throw new Refusal(problem('shifts.ends-first', { errors: { to: ['shifts.ends-first'] } }))
  if (datesOf(from, to).length > MOST_DAYS)
    throw new Refusal(problem('shifts.span-too-long', { errors: { to: ['shifts.span-too-long'] } }))
}

export const personView = ({ id, staff_id, full_name, department_id, department, is_adaptive }: RosterPerson) => ({
  id,
  staff_id,
  full_name,
  department_id,
  department,
  is_adaptive,
})

export function dayTypeOf(
  date: PlainDate,
  usual: UsualDay | undefined,
  stored: Pick<StoredDay, 'mark'> | undefined,
  cells: readonly ShiftRow[],
): string {
  if (!usual) return 'normal_working_day'
  const work = cells.filter(({ kind }) => kind === 'work')
  const shifts = work.map((shift) => ({
    ...spansOf(shift),
    id: shift.id,
    name: shift.name,
    shortName: shift.short_name,
  }))
  const day: RosterDay = { kind: 'roster', status: 'draft', mark: stored?.mark ?? null, shifts }
  return dayTypeOfPlanned(date, plannedDay(usual, cells.length > 0 ? day : undefined))
}
