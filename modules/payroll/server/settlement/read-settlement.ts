/** What a last pay is worked out from: the company, the law of the month, what was paid before, and what others owe. */
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'
import { monthOf, type PlainDate, plainDate, yearMonthOf, yearMonthText, yearOf } from '#kernel/plain-date.ts'
import { companyFacts, exemptionLimitOf, payChoicesOf } from '#modules/company/server/public.ts'
import { agreedRates, employedPeople } from '#modules/employees/server/public.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { CountryPack, PersonForPay } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import type { RunFacts } from '../../model/make-payslip.ts'
import type { Line } from '../../model/payslip.ts'
import { periodOf } from '../../model/period.ts'
import { agreedFor } from '../../model/run-plan.ts'
import { type OwedLine, serviceMonths } from '../../model/settlement/leaving-facts.ts'
import { thirteenthMonth } from '../../model/settlement/owed.ts'
import { agreedOn, monthsBefore, wagesOfMonths } from '../../model/settlement/wages.ts'
import { earlierCompanyFacts } from '../earlier-payslips.ts'
import type { PayContribution } from '../needs.ts'
import { withHalf } from '../runs/halves.ts'
import { madeRun } from './made-run.ts'
import { paidLines } from './paid-lines.ts'
import { type Asking, type SettlementAsked, wrongDay } from './settlement-asked.ts'
import { type Coded, coded } from './settlement-lines.ts'
import { settlementIn } from './settlement-store.ts'

const YEAR = 12
/** As if the month had one more run; it has at most 99. */
const NO_RUN = 100
/** Paid on top of wages: no part of what the last months earned. */
const NO_WAGES = [
  'bonus',
  'gratuity',
  'reimbursement',
  'travel_allowance',
  'termination_benefit',
  'notice_pay',
  'per_diem_excess',
]
const NEITHER = ['leave_encashment', 'thirteenth_month', 'separation_pay']
type Tx = Parameters<typeof companyFacts>[0]
export type Read = Awaited<ReturnType<typeof readFor>>

export async function readFor(
  tx: Tx,
  { company: { companyId }, clock, say, language }: Asking,
  contributions: readonly PayContribution[],
  { employeeId, lastDay }: SettlementAsked,
) {
  const owner = await companyFacts(tx, companyId)
  const pack = packOf(owner.country)
  const month = periodOf(yearMonthOf(lastDay))
  const settled = await settlementIn(tx, companyId, employeeId, month)
  const period = {
    ...(await withHalf(tx, companyId, periodOf(month, settled?.run ?? NO_RUN), lastDay)),
    worked: 'final' as const,
  }
  if (!pack.knowsLawOf(period)) throw new Refusal(problem('payroll.law-unknown', { params: { month: period.key } }))
  const employed = await employedPeople(tx, companyId, period)
  const chosen = {
    ...payChoicesOf(owner.settings),
    tax_exemption_limit: exemptionLimitOf(owner, period.year),
    ...owner.employerNumbers,
  }
  const company = pack.companyFactsOf(chosen, employed, await earlierCompanyFacts(tx, companyId, period))
  const missing = pack.settingMissing(company)
  if (missing) throw new Refusal(problem(missing))
  const today = clock.today(owner.timezone)
  const run: RunFacts = { company, period, today, threshold: owner.settings.pay_change_threshold }
  const months = monthsBefore(lastDay, YEAR)
  const oldest = months.at(-1) ?? yearMonthOf(lastDay)
  const from = [plainDate(oldest.year, oldest.month, 1), plainDate(period.year, 1, 1)].sort()[0] ?? period.first
  const paid = await paidLines(tx, companyId, employeeId, { from, to: period.last, but: settled?.runId })
  const rates = await agreedRates(tx, companyId, employeeId, { first: from, last: period.last })
  const leave: { told: string; days: string }[] = []
  const beside: Coded[] = []
  const days = { from: lastDay, to: lastDay, leaving: employeeId }
  for (const { owedOnLeaving } of contributions) {
    const owed = (await owedOnLeaving?.(tx, companyId, days, { say, language })) ?? []
    leave.push(...owed.flatMap((one) => one.days ?? []))
    beside.push(...owed.flatMap(({ amounts = [] }) => amounts.flatMap(coded)))
  }
  // Of another last day it is a look at what would be, whatever was made.
  const isMade = settled?.lastDay === lastDay
  const made = isMade ? await madeRun(tx, companyId, settled.runId, employeeId, period) : undefined
  return { owner, pack, period, run, months, known: paid, rates, leave, beside, settled, made }
}

export function factsOf(
  person: PersonForPay,
  { owner, months, known, rates, pack, period, run }: Read,
  asked: SettlementAsked,
) {
  const { lastDay, ended, noticeFrom } = asked
  if (lastDay < person.joinedOn) throw wrongDay()
  const noWages = new Set([...NO_WAGES, ...NEITHER].map((type) => pack.lineOf(type)))
  const wagesOf = (lines: readonly Line[]): Amount =>
    sumOf(
      lines.filter(({ key, side }) => side === 'earning' && !noWages.has(key)).map(({ amount }) => amountOf(amount)),
    )
  // A month of which a bonus alone was paid is no month of wages yet.
  const isPaid = (month: string, lines: readonly Line[]) =>
    month !== period.key || lines.some(({ key }) => pack.basicLines.includes(key))
  const paid = new Map(
    [...known].filter(([month, lines]) => isPaid(month, lines)).map(([month, lines]) => [month, wagesOf(lines)]),
  )
  const [country, joinedOn] = [owner.country, person.joinedOn]
  return {
    country,
    joinedOn,
    lastDay,
    months: wagesOfMonths(months, { joinedOn, rates }, paid),
    wages: agreedOn(rates, lastDay),
    basic: agreedOn(
      rates.filter(({ component }) => component === 'basic_salary'),
      lastDay,
    ),
    leaving: ended && {
      ...{ country, joinedOn, lastDay, citizenship: person.citizenship, ...ended },
      noticeDate: noticeFrom ?? lastDay,
    },
    knowsNotice: noticeFrom !== undefined,
    retiring: {
      birthDate: person.birthDate,
      statutory: person.statutory,
      workingDays: String(run.company.working_days_factor ?? ''),
    },
  }
}

/** Of a law with a thirteenth month: what of this year's is not paid yet. */
export function yearEndOf(
  pack: CountryPack,
  lastDay: PlainDate,
  known: Read['known'],
  now: readonly Line[],
  { joinedOn, leftOn, rates, statutory }: Pick<PersonForPay, 'joinedOn' | 'leftOn' | 'rates' | 'statutory'>,
): OwedLine[] {
  const key = pack.itemTypes.some(({ type }) => type === 'thirteenth_month')
    ? pack.lineOf('thirteenth_month')
    : undefined
  if (key === undefined) return []
  const year = lastDay.slice(0, 4)
  // What other runs of the month paid is not in the lines of this one.
  const lines = [...known].flatMap(([of, all]) => (of.startsWith(year) ? all : [])).concat(now)
  const of = (wanted: readonly string[]) =>
    sumOf(
      lines.filter(({ key, side }) => side === 'earning' && wanted.includes(key)).map(({ amount }) => amountOf(amount)),
    )
  // Months before the company paid here count as agreed, as in a plan.
  const isPaid = (month: string) => known.get(month)?.some((line) => pack.basicLines.includes(line.key))
  const before = Array.from({ length: monthOf(lastDay) - 1 }, (_, at) => ({ year: yearOf(lastDay), month: at + 1 }))
  const agreed = before
    .filter((month) => !isPaid(yearMonthText(month)))
    .map((month) => agreedFor({ joinedOn, leftOn, rates }, month))
  return thirteenthMonth(lastDay, {
    earned: of(pack.basicLines) + sumOf(agreed),
    paid: of([key]),
    months: serviceMonths({ joinedOn, lastDay }),
    isManagerial: statutory.employee_category === 'managerial',
  })
}
