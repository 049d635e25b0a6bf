/**
 * A day in the Philippines by `ph.day_pay`: the first eight hours of days that are not ordinary are premiums, more is
 * overtime, and what the night adds to either stands apart.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { asking, type DayWorked, type Line, lines } from './asking.ts'
import { hoursText } from './claim.ts'
import { beneathDisaster, philippineDay } from './work-day.ts'

const EIGHT = 480

export function philippinePay(worked: DayWorked): readonly Line[] {
  const { workedMinutes, workedNight, claimedMinutes, claimedNight, carriedMinutes = 0 } = worked
  const isOrdinaryDay = beneathDisaster(worked.day) === 'normal_working_day'
  // Of a free day nothing was planned, so that claims begin with its first eight hours.
  const first = isOrdinaryDay ? 0 : Math.min(claimedMinutes, Math.max(0, EIGHT - workedMinutes - carriedMinutes))
  const firstNight = Math.min(first, Math.max(0, claimedNight - (claimedMinutes - first)))
  const hours = split(workedMinutes + first, workedNight + firstNight)
  const beyond = split(claimedMinutes - first, claimedNight - firstNight)
  const asked = ask(worked, hours, beyond)
  // Managers and others whom the law of working hours does not cover are owed nothing more.
  if (!asked || asked.answer.covered === false) return []
  const { answer } = asked
  // The same hours by day: what is paid more is for the night alone.
  const byDay = ask(worked, { day: hours.day + hours.night, night: 0 }, { day: beyond.day + beyond.night, night: 0 })
  const premium = byDay ? amountOf(String(byDay.answer.regular_pay)) : 0n
  const overtime = byDay ? amountOf(String(byDay.answer.overtime_pay)) : 0n
  const night = amountOf(String(answer.total)) - premium - overtime
  const nightSteps = hours.night > 0 ? 'night_pay' : 'overtime_night_pay'
  return lines([
    ['holiday_pay', amountText(premium), byDay, 'regular_pay'],
    ['overtime', amountText(overtime), byDay, 'overtime_pay'],
    ['night_differential', amountText(night), asked, nightSteps],
  ])
}

type Hours = { readonly day: number; readonly night: number }

const split = (minutes: number, night: number): Hours => ({ day: minutes - night, night })

function ask({ date, day, wages, factor, category, inSalary }: DayWorked, hours: Hours, beyond: Hours) {
  if (hours.day + hours.night + beyond.day + beyond.night === 0) return undefined
  return asking('ph.day_pay', date, {
    day_type: philippineDay(day),
    rest_day: day.free !== null,
    monthly_salary: wages,
    factor,
    contained_in_salary: inSalary ?? isInSalary(day, factor),
    employee_category: category,
    hours: hoursText(hours.day),
    night_hours: hoursText(hours.night),
    overtime_hours: hoursText(beyond.day),
    overtime_night_hours: hoursText(beyond.night),
  })
}

/** 261 days pay none that is free by the week, 313 none of rest; the others every day of the year. */
export function isInSalary({ free }: DayWorked['day'], factor: string): boolean {
  if (factor === '261') return free === null
  if (factor === '313') return free !== 'rest'
  return true
}
