/**
 * What some days of leave are paid, and what they take off the month's wages: the paid part is due, the unpaid part
 * taken. Sick leave is half paid until the year's half-paid days are used up.
 */
import { type Fraction, plus, times } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { aboveZero, decimal, money, oneOf, rate, serviceMonths } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { cutToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { due, rounding, taken } from '../rounding-choice.ts'
import { labourStandardsFile, wageDay } from './labour-standards-file.ts'
import { leavePay, leaveTypes, paidRate } from './leave-rates.ts'

const ZERO: Fraction = { top: 0n, bottom: 1n }

const fields = {
  leave_type: oneOf(leaveTypes),
  wages: money,
  days: optional(aboveZero(decimal)),
  hours: optional(aboveZero(decimal)),
  sick_days_before: or(decimal, ZERO),
  service_months: optional(serviceMonths),
  paid_rate: optional(rate),
  attendance_bonus: optional(money),
  rounding,
}
type LeavePayFacts = Facts<typeof fields>

export const leavePayScheme = scheme(
  'tw.leave_pay',
  reader(fields),
  ['pay', 'deduction', 'attendance_bonus_cut_limit'],
  (facts, on, sheet) => {
    const { law, id: source } = wageDay.on(on)
    const days = daysOf(facts, law.hoursOfDay)
    const { law: part, id: partSource } = paidRate(facts, on)
    const paidDays = isSick(facts) ? leftHalfPaid(facts, days, on) : days
    const earned = times(wagesOf(facts.wages, paidDays, law.daysOfMonth), part)
    const lost = minus(wagesOf(facts.wages, days, law.daysOfMonth), earned)
    const [pay, deduction] = [due(earned, facts.rounding), taken(lost, facts.rounding)]
    if (sheet) {
      const base = [
        ['wages', facts.wages],
        ['leave_days', plainDecimal(days)],
        ['days_of_a_month', String(law.daysOfMonth)],
        ['paid_rate', plainDecimal(part)],
      ] as const
      const sick = isSick(facts) ? [['paid_days', plainDecimal(paidDays)] as const] : []
      sheet.fact('leave_type', facts.leave_type)
      sheet.fact('wages', facts.wages)
      noteDaysAndRate(facts, days, paidDays, part, partSource, on, sheet)
      sheet.result('pay', pay.amount, { parts: [...base, ...sick], rounding: pay.rounding, source })
      sheet.result('deduction', deduction.amount, { parts: [...base, ...sick], rounding: deduction.rounding, source })
    }
    const limit = bonusCutLimit(facts, days, on, sheet)
    return {
      pay: amountText(pay.amount),
      deduction: amountText(deduction.amount),
      ...(limit === undefined ? {} : { attendance_bonus_cut_limit: amountText(limit) }),
    }
  },
)

const attendanceBonus = labourStandardsFile.history('attendance_bonus', (block) => ({
  protectedSickDays: block.rate('protected sick days'),
  daysOfMonth: BigInt(block.whole('days of a month')),
}))

function daysOf({ days, hours }: LeavePayFacts, hoursOfDay: bigint): Fraction {
  if (days && hours) refuse('hours', 'contradiction', 'is given beside days')
  if (days) return days
  const of = hours ?? refuse('days', 'missing', 'is required where hours is not given')
  return { top: of.top, bottom: of.bottom * hoursOfDay }
}

const isSick = ({ leave_type }: LeavePayFacts): boolean => leave_type === 'sick' || leave_type === 'hospitalised_sick'

/** Of these days, those that fall into the half-paid days of the year. */
function leftHalfPaid({ sick_days_before }: LeavePayFacts, days: Fraction, on: PlainDate): Fraction {
  const left = minus(leavePay.on(on).law.halfPaidSickDays, sick_days_before)
  if (left.top <= 0n) return ZERO
  return atMost(days, left) ? days : left
}

/** How far an attendance bonus may be cut; undefined where the law says nothing. */
function bonusCutLimit(facts: LeavePayFacts, days: Fraction, on: PlainDate, sheet?: Worksheet): Amount | undefined {
  const found = attendanceBonus.since(on)
  const bonus = facts.attendance_bonus
  if (found === undefined || bonus === undefined) return undefined
  const { law, id: source } = found
  const sick = facts.leave_type === 'sick' && atMost(plus(facts.sick_days_before, days), law.protectedSickDays)
  if (!sick && facts.leave_type !== 'family_care') return undefined
  const limit = sick ? cutToDollar(wagesOf(bonus, days, law.daysOfMonth)) : 0n
  sheet?.result('attendance_bonus_cut_limit', limit, {
    parts: [
      ['leave_type', facts.leave_type],
      ['attendance_bonus', bonus],
      ['leave_days', plainDecimal(days)],
      ['sick_days_before', plainDecimal(facts.sick_days_before)],
    ],
    rounding: 'cut_to_dollar',
    source,
  })
  return limit
}

function noteDaysAndRate(
  facts: LeavePayFacts,
  days: Fraction,
  paidDays: Fraction,
  part: Fraction,
  source: string,
  on: PlainDate,
  sheet: Worksheet,
): void {
  sheet.note('fact', 'leave_days', plainDecimal(days), {
    parts: facts.hours ? [['hours', plainDecimal(facts.hours)]] : [],
  })
  sheet.note('rate', 'paid_rate', plainDecimal(part), {
    parts: [
      ['leave_type', facts.leave_type],
      ...(facts.service_months === undefined ? [] : [['service_months', facts.service_months] as const]),
    ],
    source,
  })
  if (!isSick(facts)) return
  sheet.note('capped', 'paid_days', plainDecimal(paidDays), {
    parts: [
      ['leave_days', plainDecimal(days)],
      ['sick_days_before', plainDecimal(facts.sick_days_before)],
      ['half_paid_sick_days', plainDecimal(leavePay.on(on).law.halfPaidSickDays)],
    ],
    source,
  })
}

const wagesOf = (amount: Amount, days: Fraction, daysOfMonth: bigint): Fraction =>
  times(asFraction(amount), { top: days.top, bottom: days.bottom * daysOfMonth })
const minus = (left: Fraction, right: Fraction): Fraction => plus(left, { top: -right.top, bottom: right.bottom })
const atMost = (left: Fraction, right: Fraction): boolean => left.top * right.bottom <= right.top * left.bottom
