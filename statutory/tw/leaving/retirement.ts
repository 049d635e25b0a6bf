/** Pension of the old system (舊制退休金): bases of average wages by years of service. */
import { type Fraction, times } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { flag, halvesTo, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { averageMonth, averageWageDays, noteAverage } from './average-wage.ts'
import { leavingFile } from './leaving-file.ts'

const given = reader({
  average_wage_total: money,
  average_wage_days: averageWageDays,
  service_years: halvesTo(100),
  duty_disability: flag,
})

export const retirementScheme = scheme('tw.retirement', given, ['bases', 'pay'], (facts, on, sheet) => {
  const { law, id: source } = retirement.on(on)
  const bases = basesOf(facts.service_years, law)
  const counted = facts.duty_disability ? times(bases, law.dutyDisability) : bases
  const pay = halfUpToDollar(times(averageMonth(facts, law.daysOfMonth), counted))
  const shown = plainDecimal(counted)
  if (sheet) {
    noteAverage(facts, law.daysOfMonth, source, sheet)
    sheet.note('capped', 'bases', shown, {
      figure: 'bases',
      parts: [
        ['service_years', plainDecimal({ top: BigInt(facts.service_years), bottom: 2n })],
        ['years_at_two_bases', law.yearsAtTwo],
        ['at_most_bases', law.atMost],
        ['duty_disability', facts.duty_disability],
      ],
      source,
    })
    sheet.result('pay', pay, {
      parts: [
        ['average_wage_total', facts.average_wage_total],
        ['average_wage_days', facts.average_wage_days],
        ['days_of_a_month', String(law.daysOfMonth)],
        ['bases', shown],
      ],
      rounding: 'half_up_to_dollar',
      source,
    })
  }
  return { bases: shown, pay: amountText(pay) }
})

const retirement = leavingFile.history('retirement', (block) => ({
  daysOfMonth: BigInt(block.whole('days of a month')),
  yearsAtTwo: block.whole('years at two bases'),
  thenAYear: block.whole('bases a year then'),
  atMost: block.whole('at most bases'),
  dutyDisability: block.rate('duty disability'),
}))
type Retirement = NonNullable<(typeof retirement.blocks)[number]['law']>

/** Two for each of the first years, then one; half years give halves. */
function basesOf(halfYears: number, { yearsAtTwo, thenAYear, atMost }: Retirement): Fraction {
  const early = Math.min(halfYears, yearsAtTwo * 2)
  const halves = early * 2 + (halfYears - early) * thenAYear
  return { top: BigInt(Math.min(halves, atMost * 2)), bottom: 2n }
}
