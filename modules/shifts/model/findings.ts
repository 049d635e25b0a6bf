/** What speaks against a roster before it is stored: one finding a day, week or period, by the country's rules. */

import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Finding, Planned, PlanRules, Rule } from './finding.ts'
import { malaysian } from './findings-my.ts'
import { philippine } from './findings-ph.ts'
import { taiwanese } from './findings-tw.ts'
import { DAY } from './shift.ts'

export const ATTENDED = 'shifts.attendance-recorded'
/** Warnings of labour law are given for days from here on. */
const WARNED_FROM = '2023-01-01'
const ofCountry: Readonly<Record<Country, Rule>> = { MY: malaysian, TW: taiwanese, PH: philippine }

export const findingsOf = (country: Country, planned: Planned, rules: PlanRules): Finding[] => [
  ...conflicts(planned),
  ...onCall(planned),
  ...ofCountry[country](planned, rules).filter(({ until }) => until >= WARNED_FROM),
]

/** Those that a change brings or makes worse, on what it touches. */
export function broughtBy(
  before: readonly Finding[],
  after: readonly Finding[],
  touched: ReadonlySet<PlainDate>,
): Finding[] {
  const known = new Map<string, Finding[]>()
  for (const one of before) known.set(one.word, [...(known.get(one.word) ?? []), one])
  const dates = [...touched]
  return after.filter((one) => {
    // What was clocked is asked about whenever its day becomes another.
    if (one.word !== ATTENDED && known.get(one.word)?.some((former) => isNoWorse(one, former))) return false
    return dates.some((date) => (one.since ?? one.date) <= date && date <= one.until)
  })
}

/** Also where a long one was cut in two. */
const isNoWorse = (one: Finding, former: Finding): boolean =>
  former.date <= one.date && one.until <= former.until && (one.minutes ?? 0) <= (former.minutes ?? 0)

/** A shift where somebody is away or free, or where attendance is known. */
function conflicts({ isAdaptive, days }: Planned): Finding[] {
  return days
    .filter(({ shifts }) => shifts.length > 0)
    .flatMap(({ date, mark, usual, onLeave, hasAttendance }) => {
      const free = mark ?? (isAdaptive ? null : usual)
      const words = [
        ...(onLeave ? ['shifts.on-leave'] : []),
        ...(free === 'off' ? ['shifts.off-day'] : []),
        ...(free === 'rest' ? ['shifts.rest-day'] : []),
        ...(hasAttendance ? [ATTENDED] : []),
      ]
      return words.map((word) => ({ date, until: date, word }))
    })
}

/** Work in hours of standby, also of a night that runs into the day: both are paid. */
function onCall({ days }: Planned): Finding[] {
  const standbys = days.flatMap(({ standbys: own }, at) => own.map(({ starts, ends }) => moved({ starts, ends }, at)))
  if (standbys.length === 0) return []
  return days.flatMap(({ date, shifts }, at): Finding[] => {
    const minutes = shifts
      .map((shift) => moved(shift, at))
      .flatMap((one) => standbys.map((other) => Math.min(one.ends, other.ends) - Math.max(one.starts, other.starts)))
      .reduce((sum, shared) => sum + Math.max(0, shared), 0)
    return minutes > 0 ? [{ date, until: date, word: 'shifts.standby-overlap', minutes }] : []
  })
}

const moved = ({ starts, ends }: { readonly starts: number; readonly ends: number }, at: number) => ({
  starts: at * DAY + starts,
  ends: at * DAY + ends,
})
