/** What a day's work comes to beyond the month's wages, asked of the country's law; with how it came about. Pure. */
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import { withAgreed } from './agreed.ts'
import { asking, type DayWorked, type Line, lines } from './asking.ts'
import { hoursText } from './claim.ts'
import { philippinePay } from './priced-philippine.ts'
import { malaysianDay, taiwaneseDay } from './work-day.ts'

export type Priced = {
  readonly lines: readonly Line[]
  /** Minutes that count toward the month's limit. */
  readonly towardLimit: number
  /** Of these, above it: a closed month is priced anew where they become others. */
  readonly over: number
  /** Minutes for which the law has no rate. */
  readonly beyond: number
}

export function pricedDay(country: Country, worked: DayWorked): Priced {
  const byLaw = pricedByLaw(country, worked)
  return { ...byLaw, lines: withAgreed(country, worked, byLaw.lines) }
}

function pricedByLaw(country: Country, worked: DayWorked): Priced {
  const plain = { towardLimit: worked.claimedMinutes, over: 0, beyond: 0 }
  if (country === 'MY') return { lines: malaysianPay(worked), ...plain }
  if (country === 'TW') return taiwanesePay(worked)
  return { lines: philippinePay(worked), ...plain }
}

function malaysianPay(worked: DayWorked): readonly Line[] {
  const { date, wages, normalMinutes, workedMinutes, claimedMinutes, fullMinutes } = worked
  const day = malaysianDay(worked.day)
  const minutes = claimedMinutes + (day === 'normal_day' ? normalMinutes : workedMinutes)
  const normal_hours = hoursText(normalMinutes)
  const hours_worked = hoursText(minutes)
  if (day === 'normal_day' && worked.partTime) {
    const full_time_hours = hoursText(Math.max(normalMinutes, fullMinutes))
    const asked = asking('my.part_time_overtime', date, { wages, normal_hours, full_time_hours, hours_worked })
    return lines([['overtime', asked?.answer.pay, asked, 'pay']])
  }
  const asked = (manual_labour: boolean) => {
    const found = asking('my.overtime', date, { wages, day_type: day, normal_hours, hours_worked, manual_labour })
    return lines([
      ['holiday_pay', found?.answer.within_hours_pay, found, 'within_hours_pay'],
      ['overtime', found?.answer.overtime_pay, found, 'overtime_pay'],
    ])
  }
  const paid = asked(worked.asCovered)
  if (worked.asCovered || paid.length > 0) return paid
  // Above the limit of the law nothing is due. It is told all the same: a month that paid it before a raise was dated back
  // finds its day again, and takes nothing back.
  return asked(true).map((line) => ({ ...line, amount: '0.00', asked: undefined }))
}

/** Hours of a day that the law has rates for, in minutes: beyond the normal ones of a weekday, of all others. */
export const MOST = { weekday: 240, others: 720 } as const

/**
 * Within the hours of a month that the law allows free of tax; a day on which they end is divided. What was worked against
 * the law is paid all the same: of a 例假 as in an emergency, for which alone there is a rate, and of other days as far as
 * the rates go.
 */
function taiwanesePay(worked: DayWorked): Priced {
  const { date, wages, workedMinutes, claimedMinutes, monthBefore, monthLimit } = worked
  const day_type = taiwaneseDay(worked.day)
  const whole = claimedMinutes + (day_type === 'weekday' ? 0 : workedMinutes)
  const minutes = Math.min(whole, day_type === 'weekday' ? MOST.weekday : MOST.others)
  const emergency = day_type === 'regular_day_off' || (worked.emergency && day_type === 'weekday')
  const of = (count: number) =>
    asking('tw.overtime', date, { day_type, wages, hours: hoursText(count), ...(emergency && { emergency }) })
  const byLaw = minutes > 0 ? of(minutes) : undefined
  if (!byLaw) return { lines: [], towardLimit: 0, over: 0, beyond: whole }
  const towardLimit = Math.round(Number(byLaw.answer.hours_toward_limit) * 60)
  const free = Math.max(0, monthLimit - monthBefore)
  const over = Math.max(0, towardLimit - free)
  const counted = { towardLimit, over, beyond: whole - minutes }
  const rest = Math.min(minutes, worked.restMinutes)
  // Rest takes the first hours of the day, so that what is paid has the multiples of the last.
  const paid = (count: number) =>
    rest === 0 ? of(count) : count > rest ? restLeft({ date, day: worked.day, wages }, count, rest) : undefined
  const all = paid(minutes)
  if (over === 0) return { lines: lines([['overtime', all?.answer.pay, all, 'pay']]), ...counted }
  const within = minutes - over > 0 ? paid(minutes - over) : undefined
  const pay = amountOf(String(all?.answer.pay ?? '0'))
  const untaxed = amountOf(String(within?.answer.pay ?? '0'))
  return {
    lines: lines([
      ['overtime', amountText(untaxed), within, 'pay'],
      ['taxable_overtime', amountText(pay - untaxed), all, 'pay'],
    ]),
    ...counted,
  }
}

/** Of minutes worked on a day, those after the ones that were taken as rest, in money. */
export function restLeft(
  { date, day, wages }: Pick<DayWorked, 'date' | 'day' | 'wages'>,
  worked: number,
  used: number,
) {
  const given = { day_type: taiwaneseDay(day), wages, hours: hoursText(worked), used_hours: hoursText(used) }
  return asking('tw.rest_in_lieu', date, given)
}
