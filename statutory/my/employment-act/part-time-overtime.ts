/** Extra hours of a part-timer on a normal day: ordinary hours up to a full-timer's day, more beyond it. */
import { decimalText, type Fraction, plus, times } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { hours, hoursAboveZero, money } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { dividedBy, ordinaryDay } from './ordinary-rate.ts'

const given = reader({
  wages: money,
  normal_hours: hoursAboveZero,
  full_time_hours: hoursAboveZero,
  hours_worked: hours,
})

export const partTimeOvertimeScheme = scheme(
  'my.part_time_overtime',
  given,
  ['hourly_rate', 'pay'],
  (facts, on, sheet) => {
    const { normal_hours: own, full_time_hours: full, hours_worked: worked } = facts
    if (exceeds(own, full)) refuse('normal_hours', 'contradiction', 'is more than full_time_hours')
    const { law, id: source } = partTime.on(on)
    const hour = dividedBy(ordinaryDay(facts.wages, on, sheet), own)
    const upToFull = above(lesser(worked, full), own)
    const beyond = above(worked, full)
    const pay = halfUpToSen(times(hour, plus(times(upToFull, law.upToFullTime), times(beyond, law.beyond))))
    sheet?.result('hourly_rate', halfUpToSen(hour), {
      parts: [['normal_hours', decimalText(own)]],
      rounding: 'half_up_to_sen',
    })
    sheet?.result('pay', pay, {
      parts: [
        ['hourly_rate', halfUpToSen(hour)],
        ['hours_up_to_full_time', decimalText(upToFull)],
        ['hours_beyond_full_time', decimalText(beyond)],
      ],
      row: [
        ['up_to_full_time_hour', decimalText(law.upToFullTime)],
        ['beyond_full_time_hour', decimalText(law.beyond)],
      ],
      rounding: 'half_up_to_sen',
      source,
    })
    return { hourly_rate: amountText(halfUpToSen(hour)), pay: amountText(pay) }
  },
)

const partTime = employmentActFile.history('part_time', (block) => ({
  upToFullTime: block.rate('up to full time hour'),
  beyond: block.rate('beyond hour'),
}))

const exceeds = (left: Fraction, right: Fraction): boolean => left.top * right.bottom > right.top * left.bottom
const lesser = (left: Fraction, right: Fraction): Fraction => (exceeds(left, right) ? right : left)

/** How far a value lies above a floor; nothing when it does not. */
function above(value: Fraction, floor: Fraction): Fraction {
  return exceeds(value, floor) ? plus(value, { top: -floor.top, bottom: floor.bottom }) : { top: 0n, bottom: 1n }
}
