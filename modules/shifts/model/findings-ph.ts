/** The Philippines: a day of rest after six days of work (Labor Code 91), sixty minutes for a meal (85). */
import type { Finding, PlannedDate, Rule } from './finding.ts'
import { weeksOver } from './findings-my.ts'
import { runsOf } from './periods.ts'

const MOST_DAYS = 6
const MEAL = 60
/** Shorter shifts may do without a meal. */
const WITH_MEAL = 5 * 60

export const philippine: Rule = ({ days, isAdaptive }, { weekHours }) => {
  const works = ({ shifts, isPlanned, usual }: PlannedDate) =>
    shifts.length > 0 || (!isPlanned && !isAdaptive && (usual === 'working' || usual === 'half'))
  const tired = runsOf(days, works).flatMap((run): Finding[] => {
    const at = run.findLastIndex(({ shifts }) => shifts.length > 0)
    const [first, last] = [run[MOST_DAYS], run[at]]
    if (!first || !last || at < MOST_DAYS) return []
    return [{ date: first.date, until: last.date, word: 'shifts.no-rest-after-six', days: at + 1 }]
  })
  const hungry = days
    .filter(({ shifts }) =>
      shifts.some(({ starts, ends, break_minutes }) => ends - starts > WITH_MEAL && break_minutes < MEAL),
    )
    .map(({ date }): Finding => ({ date, until: date, word: 'shifts.short-meal' }))
  return [...tired, ...hungry, ...weeksOver(weekHours, days)]
}
