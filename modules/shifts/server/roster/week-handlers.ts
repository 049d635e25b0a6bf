/** Spans filled by a week or a pattern, hours by weeks, and the order in which people stand. */
import { mayEnter } from '#access/enter.ts'
import { addDays } from '#kernel/plain-date.ts'
import { log } from '#platform/activity/server/log.ts'
import { forbidden, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { applyWeek, departmentAccess, order, setOrder, totalHours, weekOf } from '../../contract/roster.ts'
import { datesOf, shiftByPattern, shiftByWeek } from '../../model/pattern.ts'
import { mondayOf } from '../../model/periods.ts'
import { hoursText, minutesOf } from '../../model/shift.ts'
import type { ShiftNeeds } from '../needs.ts'
import { rosterPeople } from '../people.ts'
import { shiftsOf } from '../shifts/shift-store.ts'
import { departmentsInSight, shownIn } from '../sight.ts'
import { rosterChange } from '../undos.ts'
import { changeRoster } from './change-roster.ts'
import { keyOf, storedDays } from './roster-store.ts'
import { demandSpan } from './roster-view.ts'
import { keepOrder, keepWeek, orderOf, weekKept } from './week-store.ts'

const WEEK_LIMIT = 45
const LAST = 6

export const weekHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  on(applyWeek, (call) =>
    call.company.transaction(async (tx) => {
      const { employee_ids, from, to, week, pattern, starts = [], confirm } = call.body
      demandSpan({ from, to })
      if ((week === undefined) === (pattern === undefined))
        return problem('shifts.week-or-pattern', { errors: { week: ['shifts.week-or-pattern'] } })
      const outside = starts.some(({ place }) => place > (pattern?.length ?? 0))
      if (outside) return problem('shifts.place-in-pattern', { errors: { starts: ['shifts.place-in-pattern'] } })
      const places = new Map(starts.map(({ employee_id, place }) => [employee_id, place]))
      const shiftOn = week ? shiftByWeek(week) : shiftByPattern(pattern ?? [], from)
      const preview = call.query.preview === '1'
      const dates = datesOf(from, to)
      const cells = [...new Set(employee_ids)].flatMap((employeeId) =>
        dates.map((date) => {
          const shift = shiftOn(date, places.get(employeeId))
          return { employeeId, date, shiftIds: shift === null ? [] : [shift] }
        }),
      )
      const overlap = call.say(call.language, 'shifts.overlap-counts-double')
      const changed = await changeRoster(tx, call, needs, cells, {
        confirmed: confirm,
        preview,
        field: week ? 'week' : 'pattern',
        employedAlone: true,
        // Days that are planned otherwise already are written over.
        asked: (before) =>
          cells.some((cell) => {
            const own = before(keyOf(cell.employeeId, cell.date))
            return own.length > 0 && own.join() !== cell.shiftIds.join()
          })
            ? [overlap]
            : [],
      })
      const data = { applied: changed.cells.length, warnings: [...changed.warnings] }
      if (preview || changed.cells.length === 0) return data
      if (week) await keepWeek(tx, call.company.companyId, employee_ids, week)
      const meta = await rosterChange.keep(tx, call, changed.rewritten)
      const answer = reply(data, { messageKey: 'shifts.roster-saved', meta })
      await log(tx, call, ...changed.happened)
      return answer
    }),
  ),

  on(weekOf, ({ company, session, params }) =>
    company.read(async (tx) => {
      const row = await weekKept(tx, company.companyId, params.id, session)
      return row ? (row.week ?? {}) : notFound()
    }),
  ),

  on(totalHours, ({ company, session, params: { id }, body: { from, to } }) =>
    company.read(async (tx) => {
      demandSpan({ from, to })
      const where = shownIn(session, company.companyId, { people: [id] })
      if ((await rosterPeople(tx, company.companyId, { from: '0001-01-01', to: '9999-12-31', where })).length === 0)
        return notFound()
      const minutes = new Map((await shiftsOf(tx, company.companyId)).map((shift) => [shift.id, minutesOf(shift)]))
      // Weeks are told whole, so that a span that begins within one does not hide what is too much.
      const span = { from: mondayOf(from), to: addDays(mondayOf(to), LAST) }
      const stored = await storedDays(tx, company.companyId, span, [id])
      const on = (date: string) =>
        (stored.get(keyOf(id, date))?.shift_ids ?? []).reduce((sum, shift) => sum + (minutes.get(shift) ?? 0), 0)
      const mondays = datesOf(span.from, span.to).filter((date) => date === mondayOf(date))
      return {
        total_hours: hoursText(datesOf(from, to).reduce((sum, date) => sum + on(date), 0)),
        weeks: mondays.map((week) => {
          const sum = datesOf(week, addDays(week, LAST)).reduce((all, date) => all + on(date), 0)
          return { week, hours: hoursText(sum), exceeds_45: sum > WEEK_LIMIT * 60 }
        }),
      }
    }),
  ),

  on(departmentAccess, ({ company, session }) =>
    company.read((tx) => departmentsInSight(tx, company.companyId, session)),
  ),

  on(order, ({ company, session, params }) =>
    company.read(async (tx) => {
      const known = await departmentsInSight(tx, company.companyId, session)
      if (!known.some(({ id }) => id === params.a))
        return mayEnter(session, 'schedule.write') ? notFound() : forbidden()
      return orderOf(tx, company.companyId, params.a)
    }),
  ),

  on(setOrder, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { department_id, employee_ids } = call.body
      const known = await departmentsInSight(tx, companyId, call.session)
      const department = known.find(({ id }) => id === department_id)
      if (!department) return mayEnter(call.session, 'schedule.write') ? notFound() : forbidden()
      const ids = [...new Set(employee_ids)]
      const kept = await keepOrder(tx, companyId, department_id, ids)
      if (!kept) return problem('http.invalid', { errors: { employee_ids: ['http.unknown-id'] } })
      const answer = reply(await orderOf(tx, companyId, department_id), { messageKey: 'shifts.order-saved' })
      const subject = { kind: 'department', id: department_id, name: department.name }
      await log(tx, call, { action: 'shifts.order-changed', subject, after: { people: ids.length } })
      return answer
    }),
  ),
]
