/** Service incentive leave: days due, days left, and what unused days are paid out at. */
import type { Fraction } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { count, decimal, money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { leaveFile } from './leave-file.ts'

const none = or(decimal, { top: 0n, bottom: 1n })

const fields = {
  service_months: decimal,
  employee_category: or(
    oneOf(['rank_and_file', 'managerial', 'field_personnel', 'paid_by_results', 'domestic_worker', 'government']),
    'rank_and_file',
  ),
  establishment_employees: optional(count),
  paid_vacation_leave_days: none,
  used_days: none,
  daily_rate: optional(money),
}

const answers = ['entitled_days', 'unused_days', 'conversion_pay']

export const serviceIncentiveLeaveScheme = scheme(
  'ph.service_incentive_leave',
  reader(fields),
  answers,
  (facts, on, sheet) => {
    const { law, id: source } = serviceIncentiveLeave.on(on)
    const { used_days: used, daily_rate: rate } = facts
    const days = isEntitled(facts, law) ? law.days : 0
    const unused: Fraction = { top: BigInt(days) * used.bottom - used.top, bottom: used.bottom }
    if (unused.top < 0n) refuse('used_days', 'out_of_range', 'more days than are due')
    const pay = rate === undefined ? undefined : halfUpToCentavo({ top: unused.top * rate, bottom: unused.bottom })
    if (sheet) {
      sheet.result('entitled_days', days, {
        parts: [
          ['employee_category', facts.employee_category],
          ['service_months', plainDecimal(facts.service_months)],
          ['establishment_employees', facts.establishment_employees ?? law.leastEmployees],
          ['paid_vacation_leave_days', plainDecimal(facts.paid_vacation_leave_days)],
        ],
        source,
      })
      sheet.result('unused_days', plainDecimal(unused), {
        parts: [
          ['entitled_days', days],
          ['used_days', plainDecimal(used)],
        ],
      })
      if (rate !== undefined && pay !== undefined)
        sheet.result('conversion_pay', pay, {
          parts: [
            ['unused_days', plainDecimal(unused)],
            ['daily_rate', rate],
          ],
          rounding: 'half_up_to_centavo',
        })
    }
    return {
      entitled_days: days,
      unused_days: plainDecimal(unused),
      ...(pay !== undefined && { conversion_pay: amountText(pay) }),
    }
  },
)

const serviceIncentiveLeave = leaveFile.history('service_incentive_leave', (block) => ({
  days: block.whole('days'),
  leastServiceMonths: BigInt(block.whole('least service months')),
  leastEmployees: block.whole('least establishment employees'),
  vacationDays: BigInt(block.whole('not above paid vacation days')),
}))
type Law = NonNullable<(typeof serviceIncentiveLeave.blocks)[number]['law']>

/** Where the size of the establishment is not said, it is taken to be large enough. */
function isEntitled(facts: Facts<typeof fields>, law: Law): boolean {
  const { service_months: service, paid_vacation_leave_days: vacation } = facts
  return (
    facts.employee_category === 'rank_and_file' &&
    service.top >= law.leastServiceMonths * service.bottom &&
    (facts.establishment_employees ?? law.leastEmployees) >= law.leastEmployees &&
    vacation.top < law.vacationDays * vacation.bottom
  )
}
