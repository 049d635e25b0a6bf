/** By how much the law pays a claim: the multiples of its bands, as its own worksheet tells them. */
import type { Country } from '#kernel/countries.ts'
import { type Part, type Step, stepsOf } from '#statutory/work-out.ts'
import type { DayWorked } from './asking.ts'
import { pricedDay } from './priced.ts'
import { malaysianDay } from './work-day.ts'

export function rateOf(country: Country, worked: DayWorked): string[] {
  // By how much it is paid does not rest on the wages, as long as the law covers them.
  const { lines } = pricedDay(country, { ...worked, wages: COVERED, asCovered: true })
  // Off days pay every hour more, the others those beyond the normal ones.
  const normal = malaysianDay(worked.day) === 'off_day' ? 0 : worked.normalMinutes / HOUR
  return [
    ...new Set(
      lines.flatMap(({ asked }) =>
        (asked ? stepsOf({ ...asked, on: worked.date }) : []).flatMap((step) => multiplesOf(step, normal)),
      ),
    ),
  ]
}

const COVERED = '26000.00'
const HOUR = 60

function multiplesOf({ parts = [], row = [] }: Step, normal: number): string[] {
  const [percent] = valuesOf(parts, 'percent')
  if (percent !== undefined) return [plain(Number(percent) / 100)]
  const [paid] = valuesOf(parts, 'hours_paid')
  const [worked] = valuesOf(parts, 'hours_worked')
  if (paid !== undefined && worked !== undefined) return [plain(Number(paid) / (Number(worked) - normal))]
  const partTime = row.filter(({ key }) => key.endsWith('_hour')).map(({ value }) => plain(Number(value)))
  return [...valuesOf(parts, 'days_paid'), ...valuesOf(parts, 'multiple'), ...partTime]
}

const valuesOf = (parts: readonly Part[], name: string): string[] =>
  parts.filter(({ key }) => key === name).map(({ value }) => value)

const plain = (value: number): string => String(Math.round(value * 100) / 100)
