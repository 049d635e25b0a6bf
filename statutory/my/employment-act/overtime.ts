/**
 * Pay for one employee's work on one day beyond the month's wages: overtime on a normal day, work on a rest day,
 * a public holiday or an off day. Rates of day and hour stay unrounded; each of the two lines is rounded once.
 */
import { decimalText, type Fraction, plus, times } from '#kernel/fraction.ts'
import { amountText, asFraction } from '#kernel/money.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { flag, hours, hoursAboveZero, money, oneOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { dividedBy, ordinaryDay } from './ordinary-rate.ts'

const fields = {
  wages: money,
  pay_basis: or(oneOf(['monthly', 'daily']), 'monthly'),
  daily_wages: optional(money),
  day_type: oneOf(['normal_day', 'rest_day', 'public_holiday', 'off_day']),
  hours_worked: hours,
  normal_hours: optional(hoursAboveZero),
  manual_labour: flag,
}
type OvertimeFacts = Facts<typeof fields>

export const overtimeScheme = scheme(
  'my.overtime',
  reader(fields),
  ['covered', 'ordinary_rate', 'hourly_rate', 'within_hours_pay', 'overtime_pay', 'pay'],
  (facts, on, sheet) => {
    const { law, id: source } = dayPay.on(on)
    const covered = facts.manual_labour || facts.wages <= law.owedUpToWages
    const normal = facts.normal_hours ?? law.usualHours
    const day = facts.pay_basis === 'daily' ? dailyWages(facts) : ordinaryDay(facts.wages, on, sheet)
    const hour = dividedBy(day, normal)
    const owed = covered ? multiplesOf(facts, law, normal) : NOTHING
    const within = halfUpToSen(times(day, owed.days))
    const extra = halfUpToSen(times(hour, owed.hours))
    if (sheet) {
      const [ordinary, hourly] = [halfUpToSen(day), halfUpToSen(hour)]
      sheet.note('fact', 'covered', covered, {
        parts: [
          ['wages', facts.wages],
          ['owed_up_to_wages', law.owedUpToWages],
          ['manual_labour', facts.manual_labour],
        ],
        source,
      })
      sheet.note('fact', 'day_type', facts.day_type)
      sheet.result('ordinary_rate', ordinary, { rounding: 'half_up_to_sen' })
      sheet.result('hourly_rate', hourly, {
        parts: [
          ['ordinary_rate', ordinary],
          ['normal_hours', decimalText(normal)],
        ],
        rounding: 'half_up_to_sen',
      })
      sheet.result('within_hours_pay', within, {
        parts: [
          ['ordinary_rate', ordinary],
          ['days_paid', plainText(owed.days)],
        ],
        rounding: 'half_up_to_sen',
        source,
      })
      sheet.result('overtime_pay', extra, {
        parts: [
          ['hourly_rate', hourly],
          ['hours_worked', decimalText(facts.hours_worked)],
          ['hours_paid', plainText(owed.hours)],
        ],
        rounding: 'half_up_to_sen',
        source,
      })
      sheet.result('pay', within + extra, {
        parts: [
          ['within_hours_pay', within],
          ['overtime_pay', extra],
        ],
      })
    }
    return {
      covered,
      ordinary_rate: amountText(halfUpToSen(day)),
      hourly_rate: amountText(halfUpToSen(hour)),
      within_hours_pay: amountText(within),
      overtime_pay: amountText(extra),
      pay: amountText(within + extra),
    }
  },
)

const dayPay = employmentActFile.history('day_pay', (block) => ({
  owedUpToWages: block.amount('owed up to wages'),
  usualHours: block.rate('usual hours'),
  normalDayHour: block.rate('normal day hour'),
  offDayHour: block.rate('off day hour'),
  restDayHalf: { monthly: block.rate('rest day up to half'), daily: block.rate('rest day up to half paid by day') },
  restDayWhole: { monthly: block.rate('rest day over half'), daily: block.rate('rest day over half paid by day') },
  restDayExtraHour: block.rate('rest day extra hour'),
  holiday: block.rate('public holiday'),
  holidayExtraHour: block.rate('public holiday extra hour'),
}))
type DayPay = NonNullable<(typeof dayPay.blocks)[number]['law']>

/** How many ordinary days and ordinary hours the work is paid with. */
type Owed = { readonly days: Fraction; readonly hours: Fraction }

const ZERO: Fraction = { top: 0n, bottom: 1n }
const NOTHING: Owed = { days: ZERO, hours: ZERO }

function multiplesOf(facts: OvertimeFacts, law: DayPay, normal: Fraction): Owed {
  const worked = facts.hours_worked
  if (worked.top === 0n) return NOTHING
  const beyond = minus(worked, normal)
  const extra = beyond.top > 0n ? beyond : ZERO
  switch (facts.day_type) {
    case 'normal_day':
      return { days: ZERO, hours: times(extra, law.normalDayHour) }
    case 'off_day':
      return { days: ZERO, hours: times(worked, law.offDayHour) }
    case 'public_holiday':
      return { days: law.holiday, hours: times(extra, law.holidayExtraHour) }
    case 'rest_day': {
      const upToHalf = minus(plus(worked, worked), normal).top <= 0n
      const days = upToHalf ? law.restDayHalf : law.restDayWhole
      return { days: days[facts.pay_basis], hours: times(extra, law.restDayExtraHour) }
    }
  }
}

function dailyWages(facts: OvertimeFacts): Fraction {
  return asFraction(facts.daily_wages ?? refuse('daily_wages', 'missing', 'is required when paid by the day'))
}

const minus = (left: Fraction, right: Fraction): Fraction => plus(left, { top: -right.top, bottom: right.bottom })

/** How often a rate is paid, as the sheet shows it: 13.5, not 13.50. */
function plainText(value: Fraction): string {
  const text = decimalText(value)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
