/** Separation pay for an authorised cause: months of salary for each year of service, at least one. */
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { count, money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { creditedYears, leavingFile } from './credited-years.ts'

const given = reader({
  monthly_salary: money,
  cause: oneOf(['redundancy', 'retrenchment', 'closure', 'disease']),
  service_months: count,
})

export const separationPayScheme = scheme(
  'ph.separation_pay',
  given,
  ['credited_years', 'separation_pay'],
  ({ monthly_salary: salary, cause, service_months }, on, sheet) => {
    const { law, id: source } = separationPay.on(on)
    const years = creditedYears(service_months, law.partYearFrom)
    const monthsAYear = law.monthsAYear[cause]
    const { top, bottom } = shareOf(salary * BigInt(years), monthsAYear)
    const least = salary * law.leastMonths
    const pay = top < least * bottom ? least : halfUpToCentavo({ top, bottom })
    if (sheet) {
      sheet.result('credited_years', years, { parts: [['service_months', service_months]], source })
      sheet.note('capped', 'separation_pay', pay, {
        figure: 'separation_pay',
        parts: [
          ['monthly_salary', salary],
          ['cause', cause],
          ['months_a_year_of_service', plainDecimal(monthsAYear)],
          ['credited_years', years],
          ['least_pay', least],
        ],
        rounding: 'half_up_to_centavo',
        source,
      })
    }
    return { credited_years: years, separation_pay: amountText(pay) }
  },
)

const separationPay = leavingFile.history('separation_pay', (block) => {
  const months = block.entry('months a year of service')
  return {
    partYearFrom: block.whole('part year counts from months'),
    leastMonths: BigInt(block.whole('least months')),
    monthsAYear: {
      redundancy: months.rate('redundancy'),
      retrenchment: months.rate('retrenchment'),
      closure: months.rate('closure'),
      disease: months.rate('disease'),
    },
  }
})
