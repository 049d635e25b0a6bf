/** Maternity leave: its days and last day, and whether the allowance is payable during it. */
import { addDays } from '#kernel/plain-date.ts'
import { optional, or, reader } from '../../core/given.ts'
import { count, day, flagOn } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'

const given = reader({
  start_date: day,
  employed_days_in_nine_months: optional(count),
  employed_within_four_months: flagOn,
  surviving_children: or(count, 0),
})

export const maternityLeaveScheme = scheme(
  'my.maternity_leave',
  given,
  ['days', 'end_date', 'allowance_payable'],
  (facts, on, sheet) => {
    maternityLeave.on(on)
    const { law, id: source } = maternityLeave.on(facts.start_date)
    const employed = facts.employed_days_in_nine_months ?? law.employedDaysNotSaid
    const end = addDays(facts.start_date, law.days - 1)
    const payable =
      employed >= law.employedDays &&
      facts.employed_within_four_months &&
      facts.surviving_children < law.fewerChildrenThan
    if (sheet) {
      sheet.result('days', law.days, { source })
      sheet.result('end_date', end, {
        parts: [
          ['start_date', facts.start_date],
          ['days', law.days],
        ],
      })
      sheet.result('allowance_payable', payable, {
        parts: [
          ['employed_days_in_nine_months', employed],
          ['employed_within_four_months', facts.employed_within_four_months],
          ['surviving_children', facts.surviving_children],
        ],
        source,
      })
    }
    return { days: law.days, end_date: end, allowance_payable: payable }
  },
)

const maternityLeave = employmentActFile.history('maternity_leave', (block) => ({
  days: block.whole('days'),
  employedDays: block.whole('employed days in nine months'),
  fewerChildrenThan: block.whole('fewer surviving children than'),
  employedDaysNotSaid: block.whole('employed days where not said'),
}))
