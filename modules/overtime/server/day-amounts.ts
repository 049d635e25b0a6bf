/** One person's days in amounts of pay: what was claimed, what the roster had worked, and what the night before left. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { type CutOffs, payMonthOf } from '#modules/company/model/public.ts'
import type { CompanySettings, TimeSettingsByDay } from '#modules/company/server/public.ts'
import type { DayFact } from '#modules/holidays/server/public.ts'
import { DAY } from '#modules/payroll/model/public.ts'
import type { DayWorked } from '../model/asking.ts'
import { DaysInPay } from '../model/days-in-pay.ts'
import type { ClaimedOfDay } from '../model/gathered.ts'
import type { Priced } from '../model/priced.ts'
import { rosteredOn } from '../model/rostered.ts'
import type { Office } from '../model/scheduled.ts'
import { type KnownDay, knownDay, officeMinutesOn } from './days.ts'
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
  /** Of all these people: equal days have the same price, and equal settings the same hours of the office. */
  readonly price: (worked: DayWorked) => Priced
  readonly office: (settings: CompanySettings) => Office
  /** Told of each day that is paid for a part of its hours, by the month in which it is. */
  readonly onBeyond?: ((month: string) => void) | undefined
}

export function dayAmounts(
  work: Work,
  factsOn: (date: PlainDate) => readonly DayFact[],
  isMadeGood: (date: PlainDate) => boolean,
) {
  const { employeeId, country, time, cutOffs, claimed, on, price, office } = work
  const inPay = new DaysInPay()
  let [month, before] = ['', 0]
  for (const date of on) {
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
    if ((!own && rostered.minutes === 0 && night.minutes === 0) || isMadeGood(date)) continue
    if (month !== date.slice(0, 7)) [month, before] = [date.slice(0, 7), 0]
    const whole = workedOn(
      { country, person },
      { date, known, own, rostered, settings, before, carriedMinutes: night.minutes },
    )
    // Months that were closed know the day of leave in its place, and stay.
    const normalMinutes =
      country === 'MY' ? byOffice(known, person.worksByRoster ? null : office(settings), whole) : undefined
    const pay = (source: string, worked: DayWorked) => {
      const priced = price(asPriced(worked, normalMinutes, before))
      before += priced.towardLimit
      if (priced.beyond > 0 && priced.lines.length > 0) work.onBeyond?.(inMonth)
      inPay.add(source, inMonth, worked, priced)
    }
    if (night.minutes > 0) pay(`${DAY} night`, nightOf(whole, night))
    portionsOf(country, whole).forEach((worked, at) => {
      pay(at === 0 ? DAY : `${DAY} ${at + 1}`, worked)
    })
  }
  return inPay.all().map((amount) => ({ ...amount, employeeId }))
}

const byOffice = (known: KnownDay, office: Office | null, whole: DayWorked): number =>
  Math.min(EIGHT, officeMinutesOn(known, office) ?? whole.normalMinutes)

const asPriced = (worked: DayWorked, normalMinutes: number | undefined, monthBefore: number): DayWorked =>
  (normalMinutes === undefined || normalMinutes === worked.normalMinutes) && monthBefore === worked.monthBefore
    ? worked
    : { ...worked, normalMinutes: normalMinutes ?? worked.normalMinutes, monthBefore }

const EIGHT = 480
