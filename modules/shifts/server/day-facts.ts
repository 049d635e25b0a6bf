/** The roster as others know it: a day with shifts, OFF or REST; nothing of days that nobody planned. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'
import { spansOf } from '../model/shift.ts'

export const rosterDays: DayFactSource = {
  kind: 'roster',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<RosterRow>`
      select r.employee_id, r.date, r.mark, r.mark_by_week, r.is_confirmed, r.is_locked,
        coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'short_name', s.short_name,
            'starts', s.starts, 'ends', s.ends, 'break_starts', s.break_starts, 'break_minutes', s.break_minutes)
            order by s.starts)
          from shifts s where s.company_id = r.company_id and s.id = any(r.shift_ids) and s.kind = 'work'), '[]') as shifts,
        p.adaptive_period_weeks as period_weeks
      from roster_days r
      left join shift_settings p on p.company_id = r.company_id
      where r.company_id = ${companyId} and r.employee_id = any(${[...employeeIds]}::uuid[])
        and r.date between ${from} and ${to} and r.shift_ids <> '{}'
      order by r.employee_id, r.date`.execute(tx)
    return rows.map(({ employee_id, date, mark, mark_by_week, is_confirmed, is_locked, shifts, period_weeks }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: {
        kind: 'roster',
        status: is_confirmed ? (is_locked ? 'locked' : 'confirmed') : 'draft',
        mark,
        byWeek: mark_by_week,
        shifts: shifts.map((shift) => ({
          ...spansOf(shift),
          id: shift.id,
          name: shift.name,
          shortName: shift.short_name,
        })),
        ...(LONG_DAYS.has(period_weeks ?? 1) && { normalMinutes: TEN_HOURS }),
      },
    }))
  },
}

/** Taiwan's schemes of two and four weeks move hours to other days, two a day at most (Labour Standards Act s.30, s.30-1). */
const LONG_DAYS: ReadonlySet<number> = new Set([2, 4])
const TEN_HOURS = 600

type RosterRow = {
  employee_id: string
  date: string
  mark: 'off' | 'rest' | null
  mark_by_week: boolean
  is_confirmed: boolean
  is_locked: boolean
  period_weeks: number | null
  shifts: {
    id: string
    name: string
    short_name: string
    starts: number
    ends: number
    break_starts: number | null
    break_minutes: number
  }[]
}
