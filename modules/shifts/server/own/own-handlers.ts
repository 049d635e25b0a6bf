/** What somebody sees of their own roster: confirmed days alone. */
import { holidayName } from '#modules/holidays/server/public.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownCalendar, ownShifts } from '../../contract/own.ts'
import { datesOf } from '../../model/pattern.ts'
import { hoursText, minutesOf } from '../../model/shift.ts'
import type { ShiftNeeds } from '../needs.ts'
import { keyOf, storedDays } from '../roster/roster-store.ts'
import { dayTypeOf, demandSpan } from '../roster/roster-view.ts'
import { shiftsOf } from '../shifts/shift-store.ts'
import { cellView } from '../shifts/shift-view.ts'
import { icalOf } from './own-ical.ts'
import { besideMe, employeeOf } from './own-store.ts'

export const ownHandlers = ({ dayFacts }: ShiftNeeds): readonly Handler[] => [
  on(ownShifts, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { from, to } = call.query
      demandSpan({ from, to })
      const me = await employeeOf(tx, call)
      const facts = await dayFacts(tx, companyId, { from, to }, [me], ['usual', 'leave'])
      const stored = await storedDays(tx, companyId, { from, to }, [me])
      const shifts = new Map((await shiftsOf(tx, companyId)).map((shift) => [shift.id, shift]))
      const beside = await besideMe(tx, companyId, me, from, to)
      const named = (one: { name: string | null; nameLocal: string | null } | undefined) =>
        one?.name ? holidayName(call.language, { name: one.name, nameLocal: one.nameLocal }) : null
      return datesOf(from, to).map((date) => {
        const day = stored.get(keyOf(me, date))
        const own = day?.is_confirmed ? day : undefined
        const cells = (own?.shift_ids ?? []).flatMap((id) => shifts.get(id) ?? [])
        const usual = facts(me, date).find((fact) => fact.kind === 'usual')
        return {
          date,
          day_type: dayTypeOf(date, usual, own, cells),
          holiday: usual?.day === 'holiday' ? named(usual) : null,
          shifts: cells.map((shift) => ({
            ...cellView(shift),
            name: shift.name,
            total_hours: hoursText(minutesOf(shift)),
          })),
          leave: named(facts(me, date).find((fact) => fact.kind === 'leave')),
          with: beside.get(date) ?? [],
        }
      })
    }),
  ),

  on(ownCalendar, (call) =>
    call.company.read(async (tx) => {
      const text = await icalOf(tx, dayFacts, call, await employeeOf(tx, call))
      return fileReply('shifts.ics', 'text/calendar; charset=utf-8', text)
    }),
  ),
]
