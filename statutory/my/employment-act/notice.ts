/**
 * Notice by service, its last day, and pay in place of it: each day of the notice is worth that calendar month's
 * part of monthly wages, the sum rounded once.
 */
import { type Fraction, plus } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  yearMonthOf,
} from '#kernel/plain-date.ts'
import { optional, reader } from '../../core/given.ts'
import { day, money, serviceMonths } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { reachedBy, serviceSteps } from './service-steps.ts'

const given = reader({ service_months: serviceMonths, start_date: optional(day), wages: optional(money) })

export const noticeScheme = scheme(
  'my.notice',
  given,
  ['notice_weeks', 'notice_days', 'end_date', 'pay'],
  (facts, on, sheet) => {
    const { law, id: source } = notice.on(on)
    const weeks = reachedBy(law.steps, facts.service_months)
    const days = weeks * law.daysPerWeek
    sheet?.result('notice_weeks', weeks, { parts: [['service_months', facts.service_months]], source })
    sheet?.result('notice_days', days, { parts: [['notice_weeks', weeks]] })
    const answer = { notice_weeks: weeks, notice_days: days }
    const { start_date: start, wages } = facts
    if (start === undefined) {
      if (wages !== undefined) refuse('start_date', 'missing', 'is required to value the notice in wages')
      return answer
    }
    const end = addDays(start, days - 1)
    sheet?.result('end_date', end, {
      parts: [
        ['start_date', start],
        ['notice_days', days],
      ],
    })
    if (wages === undefined) return { ...answer, end_date: end }
    const pay = halfUpToSen(worthOf(wages, start, end))
    sheet?.result('pay', pay, {
      parts: [
        ['wages', wages],
        ['start_date', start],
        ['end_date', end],
      ],
      rounding: 'half_up_to_sen',
      source,
    })
    return { ...answer, end_date: end, pay: amountText(pay) }
  },
)

const notice = employmentActFile.history('notice', (block) => ({
  daysPerWeek: block.whole('days per week'),
  steps: serviceSteps(block, 'weeks'),
}))

/** Calendar month by calendar month, from the first to the last day. */
function worthOf(wages: Amount, first: PlainDate, last: PlainDate): Fraction {
  let sum: Fraction = { top: 0n, bottom: 1n }
  for (let from = first; from <= last; ) {
    const month = yearMonthOf(from)
    const to = last < lastDayOf(month) ? last : lastDayOf(month)
    sum = plus(sum, prorated(wages, BigInt(daysBetween(from, to) + 1), BigInt(daysInMonth(month))))
    from = firstDayOf(addMonths(month, 1))
  }
  return sum
}
