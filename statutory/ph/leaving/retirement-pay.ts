/** Retirement pay: days of pay for each year of service, for who is old enough and has served long enough. */
import { amountText } from '#kernel/money.ts'
import { optional, reader } from '../../core/given.ts'
import { count, decimal } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { at, rateFields, ratesOf } from '../rates-of-pay/working-day.ts'
import { creditedYears, leavingFile, wholeYears } from './credited-years.ts'

const given = reader({
  ...rateFields,
  service_months: count,
  age: optional(decimal),
  minimum_service_years: optional(count),
})
const answers = ['entitled', 'credited_years', 'retirement_pay']

export const retirementPayScheme = scheme('ph.retirement_pay', given, answers, (facts, on, sheet) => {
  const { law, id: source } = retirementPay.on(on)
  const { service_months: months, age = law.ageNotSaid, minimum_service_years: least = law.leastYearsNotSaid } = facts
  const { daily } = ratesOf(facts, on, sheet)
  const oldEnough = age.top >= law.leastAge * age.bottom
  const entitled = wholeYears(months) >= least && oldEnough
  const years = creditedYears(months, law.partYearFrom)
  const full = at(daily, law.daysAYear)
  const pay = entitled ? halfUpToCentavo({ top: full.top * BigInt(years), bottom: full.bottom }) : 0n
  if (sheet) {
    sheet.result('entitled', entitled, {
      parts: [
        ['service_months', months],
        ['minimum_service_years', least],
        ['age', plainDecimal(age)],
      ],
      source,
    })
    sheet.result('credited_years', years, { parts: [['service_months', months]], source })
    sheet.result('retirement_pay', pay, {
      parts: [
        ['entitled', entitled],
        ['daily_rate', halfUpToCentavo(daily)],
        ['days_a_year_of_service', plainDecimal(law.daysAYear)],
        ['credited_years', years],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
  }
  return { entitled, credited_years: years, retirement_pay: amountText(pay) }
})

const retirementPay = leavingFile.history('retirement_pay', (block) => ({
  daysAYear: block.rate('days a year of service'),
  partYearFrom: block.whole('part year counts from months'),
  leastYearsNotSaid: block.whole('least service years where not said'),
  leastAge: BigInt(block.whole('least age')),
  ageNotSaid: block.rate('age where not said'),
}))
