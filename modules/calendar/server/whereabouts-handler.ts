/** Who works where, day by day: colleagues see where, not why. */
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { type DayFacts, factsOf, plannedDay } from '#modules/holidays/server/public.ts'
import { homeDaysBetween } from '#modules/work-from-home/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { whereabouts } from '../contract.ts'
import { whereOn } from '../model/where.ts'
import { shownPeople } from './sight.ts'
import { peopleAtWork } from './whereabouts-store.ts'

const MOST_DAYS = 31

export const whereaboutsHandler = (dayFacts: DayFacts): Handler =>
  on(whereabouts, async ({ company, session, query }) => {
    const { from, to, department_id, page = 1, per_page: perPage = PER_PAGE_DEFAULT, search } = query
    if (to < from || daysBetween(from, to) >= MOST_DAYS)
      return problem('calendar.month', { errors: { to: ['calendar.month'] } })
    const { companyId } = company
    return company.read(async (tx) => {
      const shown = await shownPeople(tx, companyId, session, 'company')
      const rows = await peopleAtWork(tx, companyId, shown, {
        ...{ from, to },
        department: department_id,
        search,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const where = await wheresOf(
        tx,
        dayFacts,
        companyId,
        { from, to },
        rows.map(({ employee_id }) => employee_id),
      )
      const views = rows.map(({ employee_id, full_name, joined_on, left_on }) => ({
        ...{ employee_id, full_name },
        // Whoever is not here yet, or no more, is not at the office.
        days: where(employee_id).map((day) =>
          day.date < joined_on || (left_on !== null && day.date > left_on) ? { ...day, where: 'off' as const } : day,
        ),
      }))
      return reply(views, { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
    })
  })

type Days = { readonly from: PlainDate; readonly to: PlainDate }

async function wheresOf(tx: Tx, dayFacts: DayFacts, companyId: string, days: Days, people: readonly string[]) {
  const known = await dayFacts(tx, companyId, days, people, ['usual', 'roster', 'leave', 'away'])
  const home = await homeDaysBetween(tx, companyId, days, people)
  const dates = Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, at) => addDays(days.from, at))
  return (employeeId: string) =>
    dates.map((date) => {
      const facts = known(employeeId, date)
      const [usual] = factsOf(facts, 'usual')
      const roster = factsOf(facts, 'roster').find(({ status }) => status !== 'draft')
      const where = whereOn({
        works: usual ? plannedDay(usual, roster).works : [],
        isHoliday: usual?.day === 'holiday',
        leave: factsOf(facts, 'leave').flatMap(({ status, part }) => (status === 'approved' ? [part] : [])),
        away: factsOf(facts, 'away').map(({ source }) => source),
        home: home(employeeId, date),
      })
      return { date, where }
    })
}
