/** What leave knows of people's days: the week they work by, with holidays and make-up days, and the leave they have. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { type FormerTerms, formerIn, payMonthOf } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf, timeSettingsByDay } from '#modules/company/server/public.ts'
import {
  type DayFactSource,
  type Days,
  holidaysBetween,
  makeUpDaysBetween,
  regionOf,
  type UsualDay,
} from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { daysOf, isWeek, USUAL_WEEK, type Week, weekKindOf } from '../model/days/calendar.ts'

/**
 * Each week that occurs is worked out once, however many people have it. In a month whose pay is closed the week holds
 * that was worked then.
 */
export const usualDays: DayFactSource = {
  kind: 'usual',
  between: async (tx, companyId, days, employeeIds) => {
    const { country, state, settings } = await companyFacts(tx, companyId)
    const time = await timeSettingsByDay(tx, companyId, settings)
    const ofCompany = (date: PlainDate) => weekIn(time.on(date).working_week)
    const weeks = await weeksOf(tx, companyId, employeeIds)
    const cutOffs = weeks.isAnyFormer ? await cutOffsOf(tx, companyId, settings) : []
    const calendar = await calendarBetween(tx, companyId, days, regionOf(country, state))
    const known = new Map<string, readonly DayOfWeek[]>()
    const daysBy = (week: Week) => {
      const found = known.get(week.join()) ?? usualOf(week, calendar, days)
      known.set(week.join(), found)
      return found
    }
    const isChanging = time.former.length > 0
    return employeeIds.flatMap((employeeId) => {
      const { now = null, former = null } = weeks.of.get(employeeId) ?? {}
      const usual = daysBy(now ?? weekIn(settings.working_week))
      const facts =
        former === null && (now !== null || !isChanging)
          ? usual
          : usual.map((of, at) => {
              const held = former && formerIn(former, payMonthOf(of.date, cutOffs, null))
              return daysBy((held ? held.week : now) ?? ofCompany(of.date))[at] ?? of
            })
      return facts.map(({ date, fact }) => ({ employeeId, date, fact }))
    })
  },
}

const weekIn = (week: readonly string[]): Week => (isWeek(week) ? week : USUAL_WEEK)
type DayOfWeek = { readonly date: PlainDate; readonly fact: UsualDay }

/** Leave that is counted with another stands beside it on the same days and is not told twice. */
export const leaveDays: DayFactSource = {
  kind: 'leave',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<LeaveRow>`
      select d.employee_id, d.date, d.starts, d.ends, a.id, a.status, t.name, t.name_zh from leave_days d
      join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
      join leave_types t on t.company_id = a.company_id and t.id = a.type_id
      where d.company_id = ${companyId} and d.employee_id = any(${[...employeeIds]}::uuid[])
        and d.date between ${from} and ${to} and a.status in ('pending', 'approved') and a.parent_id is null
      order by d.employee_id, d.date, d.starts`.execute(tx)
    return rows.map(({ employee_id, date, starts, ends, id, status, name, name_zh }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'leave', status, part: { starts, ends }, applicationId: id, name, nameLocal: name_zh },
    }))
  },
}

type LeaveRow = {
  employee_id: string
  date: string
  starts: number
  ends: number
  id: string
  status: 'pending' | 'approved'
  name: string
  name_zh: string
}

type Worked = { readonly now: Week | null; readonly former: FormerTerms<{ readonly week: Week | null }> | null }

/** Of their group, else of the group of whoever was put into none; null where the company's own week holds. */
async function weeksOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ readonly of: ReadonlyMap<string, Worked>; readonly isAnyFormer: boolean }> {
  const { rows } = await sql<{ id: string; week: string[] | null; former: FormerTerms<string[] | null> | null }>`
    select e.id, g.week, (
      select json_agg(json_build_object('until', w.until_month, 'terms', w.week) order by w.until_month)
      from leave_former_weeks w where w.company_id = e.company_id and w.employee_id = e.id) as former
    from employees e
    left join lateral (
      select group_id from leave_people where company_id = e.company_id and employee_id = e.id limit 1) as p on true
    left join leave_groups g on g.company_id = e.company_id
      and (g.id = p.group_id or p.group_id is null and g.is_default)
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  const read = (week: string[] | null) => (week !== null && isWeek(week) ? week : null)
  const of = new Map(
    rows.map(({ id, week, former }) => {
      const kept = former?.map(({ until, terms }) => ({ until, terms: { week: read(terms) } })) ?? null
      return [id, { now: read(week), former: kept }] as const
    }),
  )
  return { of, isAnyFormer: rows.some(({ former }) => former !== null) }
}

type Calendar = {
  readonly holidays: Awaited<ReturnType<typeof holidaysBetween>>
  readonly makeUps: Awaited<ReturnType<typeof makeUpDaysBetween>>
}

async function calendarBetween(tx: Tx, companyId: string, { from, to }: Days, region?: string): Promise<Calendar> {
  const holidays = await holidaysBetween(tx, companyId, from, to, region)
  return {
    holidays: holidays.filter(({ region: of }) => of === null || of === region),
    makeUps: await makeUpDaysBetween(tx, companyId, from, to),
  }
}

function usualOf(week: Week, { holidays, makeUps }: Calendar, { from, to }: Days) {
  const kinds = new Map<PlainDate, string[]>()
  for (const { date, kind } of holidays) kinds.set(date, [...(kinds.get(date) ?? []), kind])
  // On such a day people work all the same.
  const free = holidays.filter(({ kind }) => kind !== 'special_working')
  return daysOf({ week, holidays: free, makeUps }, from, to).map(({ date, kind: day, works, name, nameLocal }) => {
    const beneath = day === 'holiday' ? weekKindOf(week, date) : day
    const holidayKinds = kinds.get(date) ?? []
    const fact: UsualDay = { kind: 'usual', day, beneath, works, holidayKinds, name, nameLocal }
    return { date, fact }
  })
}
