/** One person's days in amounts of pay: what was claimed, what the roster had worked, and what the night before left. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { type CutOffs, payMonthOf } from '#modules/company/model/public.ts'
import type { CompanySettings, TimeSettingsByDay } from '#modules/company/server/public.ts'
import type { DayFact } from '#modules/holidays/server/public.ts'
import type { Step } from '#statutory/work-out.ts'
import type { DayWorked } from '../model/asking.ts'
import { basisOf } from '../model/basis.ts'
import type { ClaimedOfDay } from '../model/gathered.ts'
import type { Priced } from '../model/priced.ts'
import { rosteredOn } from '../model/rostered.ts'
import type { ToldOfDay } from '../model/told-of-day.ts'
import { type KnownDay, knownDay, officeMinutesOn, officeOf } from './days.ts'
import type { PayFacts } from './pay-facts.ts'
import { carried, NONE, nightOf, portionsOf, workedOn } from './worked-on.ts'

type Work = {
  readonly employeeId: string
  readonly country: Country
  readonly time: TimeSettingsByDay
  readonly cutOffs: CutOffs
  readonly person: PayFacts
  readonly claimed: ReadonlyMap<PlainDate, ClaimedOfDay>
  /** The days that were claimed or worked. */
  readonly on: readonly PlainDate[]
  /** Of all these people: equal days have the same price and the same words. */
  readonly price: (worked: DayWorked) => Priced
  readonly tell: ToldOfDay
  /** Told of each day that is paid for a part of its hours, by the month in which it is. */
  readonly onBeyond?: ((month: string) => void) | undefined
}

export function dayAmounts(
  work: Work,
  factsOn: (date: PlainDate) => readonly DayFact[],
  isMadeGood: (date: PlainDate) => boolean,
) {
  const { employeeId, country, time, cutOffs, claimed, on, price, tell } = work
  let [month, before] = ['', 0]
  return on.flatMap((date) => {
    const own = claimed.get(date)
    const known = knownDay(date, factsOn(date))
    const leftOn = work.person.lastDayBy(date)
    const inMonth = payMonthOf(date, cutOffs, leftOn)
    const person = work.person.paidIn(inMonth)
    const settings = time.of(date, inMonth)
    // Nobody is there the day after the last: what was left of it stays with the last.
    const rostered = rosteredOn(country, known, leftOn !== date)
    const isAfterLast = leftOn !== null && date > leftOn
    const night =
      country === 'PH' && !isAfterLast ? carried(addDays(date, -1), { settings, factsOn, isMadeGood }, known) : NONE
    if ((!own && rostered.minutes === 0 && night.minutes === 0) || isMadeGood(date)) return []
    if (month !== date.slice(0, 7)) [month, before] = [date.slice(0, 7), 0]
    const whole = workedOn(
      { country, person },
      { date, known, own, rostered, settings, before, carriedMinutes: night.minutes },
    )
    // Months that were closed know the day of leave in its place, and stay.
    const normalMinutes = country === 'MY' ? byOffice(known, person, settings, whole) : undefined
    const parts = [
      ...(night.minutes > 0 ? [{ source: `${date} night`, worked: nightOf(whole, night) }] : []),
      ...portionsOf(country, whole).map((worked, at) => ({ source: at === 0 ? date : `${date} ${at + 1}`, worked })),
    ]
    return parts.flatMap(({ source, worked }) => {
      const { lines, towardLimit, over, beyond } = price(asPriced(worked, normalMinutes, before))
      before += towardLimit
      const told = tell(worked, beyond > 0)
      if (beyond > 0 && lines.length > 0) work.onBeyond?.(inMonth)
      const { basis, formerly } = basisOf(worked, over)
      const kind = 'amount' as const
      const worksheet = NO_STEPS
      return lines.map(({ type, amount, asked }) => {
        const month = inMonth
        return { employeeId, source, day: date, month, kind, type, amount, basis, formerly, asked, worksheet, told }
      })
    })
  })
}

function byOffice(known: KnownDay, { worksByRoster }: PayFacts, settings: CompanySettings, whole: DayWorked): number {
  // Only of such a day do the hours of the office matter.
  const mayBe = known.officeMinutes !== undefined || known.works !== undefined
  const found = mayBe ? officeMinutesOn(known, worksByRoster ? null : officeOf(settings)) : null
  return Math.min(EIGHT, found ?? whole.normalMinutes)
}

const asPriced = (worked: DayWorked, normalMinutes: number | undefined, monthBefore: number): DayWorked =>
  (normalMinutes === undefined || normalMinutes === worked.normalMinutes) && monthBefore === worked.monthBefore
    ? worked
    : { ...worked, normalMinutes: normalMinutes ?? worked.normalMinutes, monthBefore }

const NO_STEPS: readonly Step[] = []
const EIGHT = 480
