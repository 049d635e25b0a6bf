/** One person's days in amounts of pay: what was claimed, what the roster had worked, and what the night before left. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { type CutOffs, payMonthOf } from '#modules/company/model/public.ts'
import type { TimeSettingsByDay } from '#modules/company/server/public.ts'
import type { DayFact } from '#modules/holidays/server/public.ts'
import { basisOf } from '../model/basis.ts'
import type { ClaimedOfDay } from '../model/gathered.ts'
import { pricedDay } from '../model/priced.ts'
import { rosteredOn } from '../model/rostered.ts'
import { toldOfDay } from '../model/told-of-day.ts'
import { knownDay, officeMinutesOn, officeOf } from './days.ts'
import type { PayFacts } from './pay-facts.ts'
import { carried, NONE, nightOf, portionsOf, workedOn } from './worked-on.ts'

type Work = {
  readonly country: Country
  readonly time: TimeSettingsByDay
  readonly cutOffs: CutOffs
  readonly person: PayFacts
  readonly claimed: ReadonlyMap<PlainDate, ClaimedOfDay>
  /** The days that were claimed or worked. */
  readonly on: readonly PlainDate[]
}

export function dayAmounts(
  work: Work,
  factsOn: (date: PlainDate) => readonly DayFact[],
  isMadeGood: (date: PlainDate) => boolean,
) {
  const { country, time, cutOffs, claimed, on } = work
  let [month, before] = ['', 0]
  return on.flatMap((date) => {
    const own = claimed.get(date)
    const known = knownDay(date, factsOn(date))
    const inMonth = payMonthOf(date, cutOffs, work.person.leftOn)
    const person = work.person.paidIn(inMonth)
    const settings = time.of(date, inMonth)
    // Nobody is there the day after the last: what was left of it stays with the last.
    const rostered = rosteredOn(country, known, person.leftOn !== date)
    const isAfterLast = person.leftOn !== null && date > person.leftOn
    const night =
      country === 'PH' && !isAfterLast ? carried(addDays(date, -1), { settings, factsOn, isMadeGood }, known) : NONE
    if ((!own && rostered.minutes === 0 && night.minutes === 0) || isMadeGood(date)) return []
    if (month !== date.slice(0, 7)) [month, before] = [date.slice(0, 7), 0]
    const whole = workedOn(
      { country, person },
      { date, known, own, rostered, settings, before, carriedMinutes: night.minutes },
    )
    // Months that were closed know the day of leave in its place, and stay.
    const office = person.worksByRoster ? null : officeOf(settings)
    const normalMinutes =
      country === 'MY' ? Math.min(EIGHT, officeMinutesOn(known, office) ?? whole.normalMinutes) : undefined
    const byDay = { ...(normalMinutes !== undefined && { normalMinutes }) }
    const parts = [
      ...(night.minutes > 0 ? [{ source: `${date} night`, worked: nightOf(whole, night) }] : []),
      ...portionsOf(country, whole).map((worked, at) => ({ source: at === 0 ? date : `${date} ${at + 1}`, worked })),
    ]
    return parts.flatMap(({ source, worked }) => {
      const { lines, towardLimit, over, beyond } = pricedDay(country, { ...worked, ...byDay, monthBefore: before })
      before += towardLimit
      const words = { en: toldOfDay(worked, 'en'), 'zh-Hant': toldOfDay(worked, 'zh-Hant') }
      return lines.map(({ type, amount, asked }) => ({
        source,
        day: date,
        month: inMonth,
        kind: 'amount' as const,
        type,
        amount,
        ...basisOf(worked, over),
        ...{ asked, worksheet: [] },
        told: beyond > 0 ? { en: words.en + BEYOND.en, 'zh-Hant': words['zh-Hant'] + BEYOND['zh-Hant'] } : words,
      }))
    })
  })
}

const EIGHT = 480
const BEYOND = { en: ' (no rate in law for all of them)', 'zh-Hant': '（部分時數法無費率）' }
