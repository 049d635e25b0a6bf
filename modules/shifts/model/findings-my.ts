/** Malaysia: eight hours a day, twelve by an adaptive schedule, 45 a week (Employment Act s.60A, s.60C). */
import type { Finding, Rule } from './finding.ts'
import { periodsIn } from './periods.ts'
import { minutesOf } from './shift.ts'

const ADAPTIVE_HOURS = 12

export const malaysian: Rule = ({ days, isAdaptive, paidAboveLimit }, { dayHours, weekHours }) => {
  const limit = isAdaptive ? ADAPTIVE_HOURS : dayHours
  const paid = days.flatMap(({ date, shifts }): Finding[] =>
    paidAboveLimit && shifts.some(({ hasAllowance }) => hasAllowance)
      ? [{ date, until: date, word: 'shifts.salary-above' }]
      : [],
  )
  return [...daysOver(limit, days), ...paid, ...weeksOver(weekHours, days)]
}

export const daysOver = (limit: number, days: Parameters<Rule>[0]['days']): Finding[] =>
  days.flatMap(({ date, shifts }): Finding[] => {
    const minutes = shifts.reduce((sum, shift) => sum + minutesOf(shift), 0)
    return minutes > limit * 60 ? [{ date, until: date, word: 'shifts.day-hours', minutes, limit }] : []
  })

export function weeksOver(limit: number | null, days: Parameters<Rule>[0]['days']): Finding[] {
  if (limit === null) return []
  return periodsIn(days, 1, null).flatMap(({ first, last, days: week }): Finding[] => {
    const minutes = week.flatMap(({ shifts }) => shifts).reduce((sum, shift) => sum + minutesOf(shift), 0)
    return minutes > limit * 60 ? [{ date: first, until: last, word: 'shifts.week-hours', minutes, limit }] : []
  })
}
