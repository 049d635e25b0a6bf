/** Wages of an incomplete month: joined, left, on unpaid leave, or changed within it. Calendar days count. */

import { plus } from '#kernel/fraction.ts'
import { amountText, asFraction } from '#kernel/money.ts'
import { daysBetween, daysInMonth, firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type Facts, listOf, optional, or, reader } from '../../core/given.ts'
import { count, day, halvesTo, money } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { employmentActFile } from './employment-act-file.ts'

const LONGEST_MONTH = 31

const fields = {
  wages: optional(money),
  eligible_days: optional(count),
  join_date: optional(day),
  leave_date: optional(day),
  unpaid_days: or(halvesTo(LONGEST_MONTH), 0),
  segments: optional(listOf(reader({ wages: money, days: count }))),
}
type ProrationFacts = Facts<typeof fields>

export const prorationScheme = scheme(
  'my.proration',
  reader(fields),
  ['days_in_month', 'eligible_days', 'pay'],
  (facts, on, sheet) => {
    const { id: source } = incompleteMonth.on(on)
    return facts.segments ? bySegments(facts, on, source, sheet) : byDays(facts, on, source, sheet)
  },
)

const incompleteMonth = employmentActFile.history('incomplete_month', () => ({}))

function byDays(facts: ProrationFacts, on: PlainDate, source: string, sheet: Worksheet | undefined): Answer {
  const wages = facts.wages ?? refuse('wages', 'missing', 'is required')
  if (facts.join_date && facts.leave_date && facts.leave_date < facts.join_date) {
    refuse('leave_date', 'contradiction', 'is before join_date')
  }
  const month = daysInMonth(yearMonthOf(on))
  const halves = facts.eligible_days === undefined ? eligibleHalves(facts, on) : facts.eligible_days * 2
  if (halves > month * 2) refuse('eligible_days', 'out_of_range', `the month has ${month} days`)
  const pay = halfUpToSen(prorated(wages, BigInt(halves), BigInt(month * 2)))
  const eligible = halves % 2 === 0 ? halves / 2 : `${(halves - 1) / 2}.5`
  sheet?.fact('wages', wages)
  sheet?.result('days_in_month', month)
  sheet?.result('eligible_days', eligible, { parts: saidDays(facts) })
  sheet?.note('prorated', 'pay', pay, {
    figure: 'pay',
    parts: [
      ['wages', wages],
      ['eligible_days', eligible],
      ['days_in_month', month],
    ],
    rounding: 'half_up_to_sen',
    source,
  })
  return { days_in_month: month, eligible_days: eligible, pay: amountText(pay) }
}

/** From the later of joining and the first to the earlier of leaving and the last, less unpaid days; in halves. */
function eligibleHalves(facts: ProrationFacts, on: PlainDate): number {
  const { join_date: join, leave_date: leave } = facts
  const month = yearMonthOf(on)
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const from = join && join > first ? join : first
  const to = leave && leave < last ? leave : last
  const employed = to < from ? 0 : daysBetween(from, to) + 1
  const halves = employed * 2 - facts.unpaid_days
  return halves < 0 ? refuse('unpaid_days', 'out_of_range', 'more than the days employed in the month') : halves
}

function bySegments(facts: ProrationFacts, on: PlainDate, source: string, sheet: Worksheet | undefined): Answer {
  if (facts.wages !== undefined) refuse('wages', 'contradiction', 'is given beside segments')
  const segments = facts.segments ?? []
  const month = daysInMonth(yearMonthOf(on))
  const days = segments.reduce((sum, segment) => sum + segment.days, 0)
  if (days > month) refuse('segments', 'out_of_range', `the month has ${month} days`)
  const earned = segments.reduce(
    (sum, segment) => plus(sum, prorated(segment.wages, BigInt(segment.days), BigInt(month))),
    { ...asFraction(0n), bottom: BigInt(month) },
  )
  const pay = halfUpToSen(earned)
  sheet?.result('days_in_month', month)
  sheet?.result('eligible_days', days, { parts: segments.map((segment) => ['days', segment.days]) })
  sheet?.note('prorated', 'pay', pay, {
    figure: 'pay',
    parts: [
      ...segments.flatMap((segment) => [['wages', segment.wages] as const, ['days', segment.days] as const]),
      ['days_in_month', month],
    ],
    rounding: 'half_up_to_sen',
    source,
  })
  return { days_in_month: month, eligible_days: days, pay: amountText(pay) }
}

function saidDays(facts: ProrationFacts): readonly (readonly [string, string])[] {
  return [
    ...(facts.join_date ? [['join_date', facts.join_date] as const] : []),
    ...(facts.leave_date ? [['leave_date', facts.leave_date] as const] : []),
    ...(facts.unpaid_days > 0 ? [['unpaid_days', `${facts.unpaid_days / 2}`] as const] : []),
  ]
}
