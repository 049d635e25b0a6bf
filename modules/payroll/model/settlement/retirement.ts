/**
 * What a law gives whoever retires: in the Philippines days of pay for each year of service (RA 7641), in Taiwan bases of
 * average wages for years under the old system (Labour Standards Act, articles 53 to 55). Years under the new system are
 * paid by the bureau, and Malaysian law knows no such pay.
 */
import { amountText, sumOf } from '#kernel/money.ts'
import { addDays, completedMonths } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import { isNo, isSaid } from '../country-packs/facts.ts'
import { type LeavingFacts, type OwedLine, serviceMonths } from './leaving-facts.ts'

const REASON = 'retirement'
const YEAR = 12
const SIX = 6
/** Months of service with an age from which somebody may retire (article 53), or has to (article 54). */
const TAIWANESE: readonly (readonly [months: number, age: number])[] = [
  [15 * YEAR, 55],
  [25 * YEAR, 0],
  [10 * YEAR, 60],
  [0, 65],
]

export function retirement(facts: LeavingFacts): OwedLine[] {
  if (facts.leaving?.reason.value !== REASON) return []
  if (facts.country === 'PH') return philippine(facts)
  return facts.country === 'TW' ? taiwanese(facts) : []
}

/** Whole years on the last day; undefined where no day of birth is known. */
function ageOf({ retiring, lastDay }: LeavingFacts): number | undefined {
  if (!retiring?.birthDate) return undefined
  return Math.floor(completedMonths(retiring.birthDate, lastDay) / YEAR)
}

function philippine(facts: LeavingFacts): OwedLine[] {
  const { lastDay, basic, retiring } = facts
  const age = ageOf(facts)
  const service_months = serviceMonths(facts)
  const given = {
    ...{ monthly_salary: amountText(basic), factor: retiring?.workingDays ?? '', service_months },
    ...(age !== undefined && { age: String(age) }),
  }
  const { answer } = workOut('ph.retirement_pay', lastDay, given)
  if (isRefusedAnswer(answer) || answer.entitled !== true) return []
  const why = ['payroll.settlement.why.retirement.ph', { years: Number(answer.credited_years) }] as const
  return [line(String(answer.retirement_pay), 'confirmed', why)]
}

function taiwanese(facts: LeavingFacts): OwedLine[] {
  const { lastDay, months, retiring } = facts
  const [age, service, halves] = [ageOf(facts) ?? 0, serviceMonths(facts), oldHalves(facts)]
  const isEntitled = TAIWANESE.some(([least, from]) => service >= least && age >= from)
  if (!retiring || !isEntitled || halves === 0) return []
  const recent = months.slice(0, SIX)
  const given = {
    average_wage_total: amountText(sumOf(recent.map((one) => one.amount))),
    average_wage_days: recent.reduce((sum, one) => sum + one.days, 0),
    service_years: halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`,
  }
  const { answer } = workOut('tw.retirement', lastDay, given)
  if (isRefusedAnswer(answer)) return []
  const params = { years: given.service_years, bases: String(answer.bases) }
  return [line(String(answer.pay), 'single source', ['payroll.settlement.why.retirement.tw', params])]
}

/** Half years under the old system: as the record says, else all of them for whoever never chose the new one. */
function oldHalves({ retiring, joinedOn, lastDay }: LeavingFacts): number {
  const said = retiring?.statutory.old_pension_years
  if (isSaid(said ?? null)) return Number(said) * 2
  if (!isNo(retiring?.statutory.pension_new_system ?? null)) return 0
  const months = completedMonths(joinedOn, addDays(lastDay, 1))
  // Up to half a year counts as half, more of it as a whole one (article 55).
  const rest = months % YEAR
  return Math.floor(months / YEAR) * 2 + (rest === 0 ? 0 : rest <= SIX ? 1 : 2)
}

/** Paid beside the payslip: no type of earning stands for it. */
function line(amount: string, standing: string, why: OwedLine['why']): OwedLine {
  return { code: 'retirement', side: 'earning', amount, type: null, standing, why }
}
