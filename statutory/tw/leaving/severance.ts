/** Severance pay (資遣費) under the new pension system, and wages for notice that was not given (預告工資). */
import type { Fraction } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { or, reader } from '../../core/given.ts'
import { count, money, serviceMonths } from '../../core/given-kinds.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { averageMonth, averageWageDays, noteAverage } from './average-wage.ts'
import { leavingFile } from './leaving-file.ts'

const given = reader({
  average_wage_total: money,
  average_wage_days: averageWageDays,
  service_months: serviceMonths,
  notice_days_short: or(count, 0),
  daily_wage: or(money, 0n),
})

export const severanceScheme = scheme(
  'tw.severance',
  given,
  ['severance', 'notice_pay', 'total'],
  (facts, on, sheet) => {
    const { law, id: source } = severance.on(on)
    const most = law.atMostMonths * law.serviceForMonth
    const months = Math.min(facts.service_months, most)
    const paidMonths: Fraction = { top: BigInt(months), bottom: BigInt(law.serviceForMonth) }
    const month = averageMonth(facts, law.daysOfMonth)
    const amount = halfUpToDollar({ top: month.top * paidMonths.top, bottom: month.bottom * paidMonths.bottom })
    const notice = halfUpToDollar({ top: facts.daily_wage * BigInt(facts.notice_days_short), bottom: 1n })
    if (sheet) {
      noteAverage(facts, law.daysOfMonth, source, sheet)
      sheet.note('capped', 'counted_service_months', months, {
        parts: [
          ['service_months', facts.service_months],
          ['at_most_months', most],
        ],
        source,
      })
      sheet.result('severance', amount, {
        parts: [
          ['average_wage_total', facts.average_wage_total],
          ['average_wage_days', facts.average_wage_days],
          ['days_of_a_month', String(law.daysOfMonth)],
          ['counted_service_months', months],
          ['service_months_for_a_month', law.serviceForMonth],
        ],
        rounding: 'half_up_to_dollar',
        source,
      })
      sheet.result('notice_pay', notice, {
        parts: [
          ['daily_wage', facts.daily_wage],
          ['notice_days_short', facts.notice_days_short],
        ],
        rounding: 'half_up_to_dollar',
        source,
      })
      sheet.result('total', amount + notice, {
        parts: [
          ['severance', amount],
          ['notice_pay', notice],
        ],
      })
    }
    return { severance: amountText(amount), notice_pay: amountText(notice), total: amountText(amount + notice) }
  },
)

const severance = leavingFile.history('severance', (block) => ({
  daysOfMonth: BigInt(block.whole('days of a month')),
  serviceForMonth: block.whole('service months for a month of wages'),
  atMostMonths: block.whole('at most months'),
}))
