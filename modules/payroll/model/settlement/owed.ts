/**
 * What a law gives or takes on leaving beside the month's own pay: severance by its reason, notice that was not given,
 * retirement, the thirteenth month. Each with the type of pay item it is paid as, where it is part of the month's pay at all.
 */
import { type Amount, amountText, sumOf } from '#kernel/money.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { endedBy, isOwedSeverance, observed } from '#modules/exit/model/public.ts'
import { leavingLawIn } from '#statutory/leaving-law.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import { type LeavingFacts, type OwedLine, serviceMonths } from './leaving-facts.ts'
import { retirement } from './retirement.ts'
import { worthOfDays } from './wages.ts'

/** What the law of each country asks about, and as what it is paid. */
const SEVERANCE: Readonly<Record<string, { readonly type: string | null; readonly answer: string }>> = {
  'my.termination_benefit': { type: 'termination_benefit', answer: 'benefit' },
  'tw.severance': { type: null, answer: 'severance' },
  'ph.separation_pay': { type: 'separation_pay', answer: 'separation_pay' },
}
const SIX = 6

/** Nothing is owed then for leave that was not taken. */
const FORFEITED: Readonly<Record<string, readonly string[]>> = { my: ['misconduct'] }
export const forfeitsLeave = ({ law }: { readonly law: string }, reason: string | null | undefined): boolean =>
  typeof reason === 'string' && (FORFEITED[law] ?? []).includes(reason)

export const owedByLaw = (facts: LeavingFacts): OwedLine[] => [
  ...severance(facts),
  ...retirement(facts),
  ...notice(facts),
]

function severance(facts: LeavingFacts): OwedLine[] {
  const { leaving, country, lastDay, months, basic } = facts
  const law = leavingLawIn(country.toLowerCase(), lastDay)
  if (!leaving || !law || !isOwedSeverance(leaving, law)) return []
  const { scheme, causes, standing, source } = law.severance
  const paid = SEVERANCE[scheme]
  if (!paid) return []
  const service_months = serviceMonths(facts)
  const recent = months.slice(0, SIX)
  const given = {
    'my.termination_benefit': {
      service_months,
      wages_twelve_months: amountText(sumOf(months.map((one) => one.amount))),
    },
    'tw.severance': {
      service_months,
      average_wage_total: amountText(sumOf(recent.map((one) => one.amount))),
      average_wage_days: recent.reduce((sum, one) => sum + one.days, 0),
    },
    'ph.separation_pay': { service_months, monthly_salary: amountText(basic), cause: causes[leaving.reason.value] },
  }[scheme]
  const amount = answerOf(scheme, lastDay, given, paid.answer)
  if (amount === undefined || amount === '0.00') return []
  const why = ['payroll.settlement.why.severance', { months: service_months, source }] as const
  return [{ code: 'severance', side: 'earning', amount, type: paid.type, standing, why }]
}

/** Days that are missing, valued as the country's law values them; nothing where it knows no pay in place of notice. */
function notice({ leaving, knowsNotice, country, lastDay, wages }: LeavingFacts): OwedLine[] {
  if (!leaving || !knowsNotice) return []
  const { short_days: days, source, standing } = observed(leaving).notice
  if (days === 0) return []
  const by = endedBy(leaving)
  const why = ['payroll.settlement.why.notice', { days, source: source ?? '' }] as const
  if (country === 'MY') {
    const span = { first: addDays(lastDay, 1), last: addDays(lastDay, days) }
    const amount = amountText(worthOfDays(wages, span))
    return by === 'person'
      ? [{ code: 'notice_owed', side: 'deduction', amount, type: 'other_deduction', standing: 'inferred', why }]
      : [{ code: 'notice_pay', side: 'earning', amount, type: 'notice_pay', standing: 'inferred', why }]
  }
  if (country === 'TW' && by === 'employer') {
    const given = { wages: amountText(wages), unused_days: String(days) }
    const amount = answerOf('tw.annual_leave_payout', lastDay, given, 'pay')
    return amount === undefined ? [] : [{ code: 'notice_pay', side: 'earning', amount, type: null, standing, why }]
  }
  return []
}

type YearSoFar = {
  readonly earned: Amount
  readonly paid: Amount
  readonly months: number
  /** Managerial employees stand outside the law of the thirteenth month (PD 851). */
  readonly isManagerial: boolean
}

/** A twelfth of the basic pay earned in the year, less what of it was paid. */
export function thirteenthMonth(day: PlainDate, { earned, paid, months, isManagerial }: YearSoFar): OwedLine[] {
  const given = {
    basic_salary_earned: amountText(earned),
    service_months: String(months),
    employee_category: isManagerial ? 'managerial' : 'rank_and_file',
  }
  const { answer } = workOut('ph.thirteenth_month', day, given)
  if (isRefusedAnswer(answer)) return []
  const whole = BigInt(String(answer.thirteenth_month_pay).replace('.', ''))
  if (whole <= paid) return []
  const why = ['payroll.settlement.why.thirteenth', { earned: amountText(earned) }] as const
  const amount = amountText(whole - paid)
  return [{ code: 'thirteenth_month', side: 'earning', amount, type: 'thirteenth_month', standing: 'confirmed', why }]
}

function answerOf(scheme: string, day: PlainDate, given: object | undefined, key: string): string | undefined {
  const { answer } = workOut(scheme, day, given)
  const found = isRefusedAnswer(answer) ? undefined : answer[key]
  return found === undefined ? undefined : String(found)
}
