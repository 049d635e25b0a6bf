/**
 * What the company pays for a day by a multiple of its own: so many times the ordinary hourly wage that the law goes by,
 * for every hour that is paid beyond the month's wages. Only what that is more than the law is added. Pure.
 */
import type { Country } from '#kernel/countries.ts'
import { ceilingOf, type Fraction, halfUpOf, parseDecimal, times } from '#kernel/fraction.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import { type Step, workOut } from '#statutory/work-out.ts'
import type { DayWorked, Line } from './asking.ts'
import { hoursText } from './claim.ts'
import { isInSalary } from './priced-philippine.ts'
import { isOrdinary } from './work-day.ts'

/** What is more than the law, as a line of its own or on top of one that is there. */
export function withAgreed(country: Country, worked: DayWorked, found: readonly Line[]): readonly Line[] {
  const multiple = worked.agreed === null ? undefined : parseDecimal(worked.agreed)
  // Of an ordinary day what was worked is in the wages already, by night as well.
  const worth = isOrdinary(worked.day) ? 0 : worked.workedMinutes
  const minutes = worth + worked.claimedMinutes - worked.restMinutes
  const hourly = multiple && minutes > 0 ? hourlyWage(country, worked) : undefined
  if (!multiple || hourly === undefined) return found
  const wage = times({ top: amountOf(hourly), bottom: 1n }, { top: BigInt(minutes), bottom: 60n })
  const own = due(country, times(wage, isPaidOnce(worked) ? lessOne(multiple) : multiple))
  // What the night adds stands apart, by law and here.
  const byLaw = found.filter(({ type }) => type !== 'night_differential')
  const more = own - byLaw.reduce((sum, { amount }) => sum + amountOf(amount), 0n)
  if (more <= 0n) return found
  // In Taiwan what is more than the law gives is no longer free of tax.
  const type = country === 'TW' ? 'taxable_overtime' : 'overtime'
  const before = found.find((line) => line.type === type)
  const amount = amountText(more + (before ? amountOf(before.amount) : 0n))
  const asked = before?.asked ?? byLaw[0]?.asked
  return [...found.filter((line) => line !== before), { type, amount, asked }]
}

/** Hours of a shift that began on a day of the wages: these hold them once. */
const isPaidOnce = ({ inSalary, day, factor }: DayWorked): boolean => inSalary === true && !isInSalary(day, factor)

const lessOne = ({ top, bottom }: Fraction): Fraction => ({ top: top - bottom, bottom })

/** To the sen; in Taiwan up to the whole dollar. */
const due = (country: Country, amount: { readonly top: bigint; readonly bottom: bigint }): bigint =>
  country === 'TW' ? ceilingOf({ ...amount, bottom: amount.bottom * 100n }) * 100n : halfUpOf(amount)

/** Of an ordinary day by the law, for the wage of it alone. */
function hourlyWage(country: Country, { date, wages, normalMinutes, factor }: DayWorked): string | undefined {
  const asked = (scheme: string, given: object) =>
    stepNamed(workOut(scheme, date, given, { worksheet: true }).worksheet ?? [])
  if (country === 'TW') return asked('tw.overtime', { wages, day_type: 'weekday', hours: '1' })
  if (country === 'PH') {
    const salary = { monthly_salary: wages, factor, contained_in_salary: true }
    return asked('ph.day_pay', { ...salary, day_type: 'ordinary', rest_day: false, overtime_hours: '1' })
  }
  const normal_hours = hoursText(normalMinutes)
  const day = { day_type: 'normal_day', normal_hours, hours_worked: normal_hours, manual_labour: true }
  return asked('my.overtime', { wages, ...day })
}

/** The law's own figure, however it is called there. */
function stepNamed(worksheet: readonly Step[]): string | undefined {
  const isHourly = (key: string) => key === 'hourly_rate' || key === 'ordinary_hourly_wage'
  return (
    worksheet.find(({ key }) => isHourly(key))?.value ??
    worksheet.flatMap(({ parts = [] }) => parts).find(({ key }) => isHourly(key))?.value
  )
}
