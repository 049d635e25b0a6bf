/** Pay of one day by the premium matrix: four kinds of hours, each rounded once; or the unworked day. */
import { type Fraction, plus } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, or, reader } from '../../core/given.ts'
import { flag, flagOn, hours, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { at, rateFields, ratesOf } from '../rates-of-pay/working-day.ts'
import { type DayType, dayTypes, hoursOfDay, type Premium, premiumOf } from './premiums.ts'

const noHours = or(hours, { top: 0n, bottom: 1n })

const fields = {
  day_type: oneOf(Object.keys(dayTypes).filter(isDayType)),
  rest_day: flag,
  ...rateFields,
  hours: noHours,
  night_hours: noHours,
  overtime_hours: noHours,
  overtime_night_hours: noHours,
  contained_in_salary: flag,
  present_or_paid_leave_before: flagOn,
  employee_category: or(
    oneOf(['rank_and_file', 'managerial', 'field_personnel', 'paid_by_results', 'domestic_worker']),
    'rank_and_file',
  ),
  // Two special days on one date: no primary text, so the one reading there is is named.
  double_special_reading: or(oneOf(['150_195']), '150_195'),
}
type DayFacts = Facts<typeof fields>

/** The hours of each pay and the column of the matrix that prices them. */
const kinds = {
  regular_pay: ['hours', 'firstEight'],
  night_pay: ['night_hours', 'nightFirstEight'],
  overtime_pay: ['overtime_hours', 'overtime'],
  overtime_night_pay: ['overtime_night_hours', 'nightOvertime'],
} as const
type Kind = keyof typeof kinds

const answers = ['covered', ...Object.keys(kinds), 'unworked_pay', 'total']

export const dayPayScheme = scheme('ph.day_pay', reader(fields), answers, (facts, on, sheet): Answer => {
  const worked = hoursWorked(facts, on)
  const rates = ratesOf(facts, on, sheet)
  const premium = premiumOf(facts.day_type, facts.rest_day, on)
  const covered = facts.employee_category === 'rank_and_file'
  sheet?.result('covered', covered, { parts: [['employee_category', facts.employee_category]], source: premium.source })
  if (!covered) return { covered }
  const pay = (kind: Kind) => hoursPay(kind, facts, rates.hourly, premium, sheet)
  const lines = {
    regular_pay: pay('regular_pay'),
    night_pay: pay('night_pay'),
    overtime_pay: pay('overtime_pay'),
    overtime_night_pay: pay('overtime_night_pay'),
    unworked_pay: worked ? nothingUnworked(sheet) : unworkedPay(facts, premium, rates.daily, sheet),
  }
  const total = Object.values(lines).reduce((sum, line) => sum + line, 0n)
  sheet?.result('total', total, { parts: Object.entries(lines) })
  return {
    covered,
    regular_pay: amountText(lines.regular_pay),
    night_pay: amountText(lines.night_pay),
    overtime_pay: amountText(lines.overtime_pay),
    overtime_night_pay: amountText(lines.overtime_night_pay),
    unworked_pay: amountText(lines.unworked_pay),
    total: amountText(total),
  }
})

function isDayType(word: string): word is DayType {
  return word in dayTypes
}

/** Refuses more than a day holds; tells whether any hour was worked. */
function hoursWorked(facts: DayFacts, on: PlainDate): boolean {
  const { law } = hoursOfDay.on(on)
  const first = plus(facts.hours, facts.night_hours)
  if (first.top > law.normal * first.bottom) refuse('hours', 'out_of_range', 'more than a normal day before overtime')
  const all = plus(first, plus(facts.overtime_hours, facts.overtime_night_hours))
  if (all.top > law.day * all.bottom) refuse('overtime_hours', 'out_of_range', 'more hours than a day has')
  return all.top > 0n
}

function hoursPay(
  kind: Kind,
  facts: DayFacts,
  hourly: Fraction,
  premium: Premium,
  sheet: Worksheet | undefined,
): Amount {
  const [hoursKey, column] = kinds[kind]
  const many = facts[hoursKey]
  // A salary that already pays the day has its 100 % in it; overtime is never contained.
  const inSalary = facts.contained_in_salary && (column === 'firstEight' || column === 'nightFirstEight')
  const percent = inSalary ? lessWhole(premium[column]) : premium[column]
  const pay = halfUpToCentavo(percentOf(at(hourly, many), percent))
  sheet?.note('rate', kind, pay, {
    figure: kind,
    parts: [
      ['hourly_rate', halfUpToCentavo(hourly)],
      [hoursKey, plainDecimal(many)],
      ['percent', plainDecimal(percent)],
    ],
    row: [
      ['day_type', facts.day_type],
      ['rest_day', facts.rest_day],
      ['contained_in_salary', facts.contained_in_salary],
    ],
    rounding: 'half_up_to_centavo',
    source: premium.source,
  })
  return pay
}

function nothingUnworked(sheet: Worksheet | undefined): Amount {
  sheet?.result('unworked_pay', 0n)
  return 0n
}

function unworkedPay(facts: DayFacts, premium: Premium, daily: Fraction, sheet: Worksheet | undefined): Amount {
  const left = facts.contained_in_salary ? lessWhole(premium.unworked) : premium.unworked
  const percent = facts.present_or_paid_leave_before && left.top > 0n ? left : asFraction(0n)
  const pay = halfUpToCentavo(percentOf(daily, percent))
  sheet?.note('rate', 'unworked_pay', pay, {
    figure: 'unworked_pay',
    parts: [
      ['daily_rate', halfUpToCentavo(daily)],
      ['percent', plainDecimal(percent)],
      ['present_or_paid_leave_before', facts.present_or_paid_leave_before],
    ],
    rounding: 'half_up_to_centavo',
    source: premium.source,
  })
  return pay
}

function lessWhole({ top, bottom }: Fraction): Fraction {
  return { top: top - 100n * bottom, bottom }
}

function percentOf(value: Fraction, percent: Fraction): Fraction {
  return { top: value.top * percent.top, bottom: value.bottom * percent.bottom * 100n }
}
