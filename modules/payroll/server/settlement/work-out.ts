/**
 * The last pay of somebody who leaves: the month as its run would work it out with this last day, and what the law or
 * the company owes on leaving put into it. Nothing is stored.
 */

import type { z } from 'zod'
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts, exemptionLimitOf, payChoicesOf } from '#modules/company/server/public.ts'
import { agreedRates, employedPeople } from '#modules/employees/server/public.ts'
import type { SettlementView } from '#modules/exit/contract/exits/settlement.ts'
import { type Leaving, observed } from '#modules/exit/model/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { CountryPack, Item, PersonForPay } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { CANNOT, makePayslip, type RunFacts } from '../../model/make-payslip.ts'
import type { Line } from '../../model/payslip.ts'
import { periodOf } from '../../model/period.ts'
import { forfeitsLeave, type OwedLine, owedByLaw, serviceMonths, thirteenthMonth } from '../../model/settlement/owed.ts'
import { agreedOn, monthsBefore, wagesOfMonths } from '../../model/settlement/wages.ts'
import { inputsOf, type PersonInput } from '../calculation/inputs.ts'
import { earlierCompanyFacts } from '../earlier-payslips.ts'
import type { OwedAmount, PayContribution, PayrollNeeds } from '../needs.ts'
import { labelOf } from '../view/labels.ts'
import { paidLines } from './paid-lines.ts'
import { settlementIn } from './settlement-store.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language'>
export type Settlement = z.input<typeof SettlementView>
export type SettlementAsked = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  /** Undefined for a death. */
  readonly ended: Pick<Leaving, 'typeId' | 'reason'> | undefined
  /** Undefined where notice was given in time. */
  readonly noticeFrom: PlainDate | undefined
}

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

export async function settlementOf(
  call: Asking,
  contributions: readonly PayContribution[],
  asked: SettlementAsked,
  clearances?: Clearances,
): Promise<Settlement> {
  const read = await call.company.read((tx) => readFor(tx, call, contributions, asked))
  const { owner, pack, period, run, known, leave, beside: others } = read
  const [input] = await inputsOf(call.company, pack, run, contributions, [asked.employeeId], 'own-items')
  if (!input) throw wrongDay()
  const month = { ...input.month, person: { ...input.month.person, leftOn: asked.lastDay } }
  const facts = factsOf(month.person, read, asked)
  const plain = makePayslip(pack, month, input.former, run)
  const owed = [...owedByLaw(facts), ...yearEndOf(pack, asked.lastDay, known, plain.lines, month.person)]
  const forfeits = forfeitsLeave(pack, asked.ended?.reason.value)
  const company = run.company
  const leaveItems = forfeits
    ? []
    : leave.flatMap(({ told, days }) =>
        pack.days.encashed({ days, person: month.person, company, period }).map((item) => ({ ...item, told })),
      )
  const more = [...owed.flatMap(itemOf), ...leaveItems.map(({ type, amount }): Item => ({ type, amount }))]
  const whole = makePayslip(pack, { ...month, items: [...month.items, ...more] }, input.former, run)
  const isWorkedOut = !whole.findings.some(({ code }) => code === CANNOT)
  const word = (code: string) => call.say(call.language, `payroll.settlement.${code}`)
  const opened = (type: string | null) => [...(pack.itemTypes.find((one) => one.type === type)?.open ?? [])]
  const beside = sumOf(
    [...owed.filter(({ type }) => type === null), ...others.filter(isClaim)].map(({ amount }) => amountOf(amount)),
  )
  const lines: Settlement['lines'] = [
    ...(isWorkedOut
      ? plainLines(plain.lines, input, { pack, paidOut: encashedBy(pack, month.person, run) }, call, word)
      : []),
    ...leaveItems.map(({ type, amount, told }) => ({
      ...{
        code: 'leave_payout' as const,
        side: 'earning' as const,
        amount,
        type,
        standing: 'confirmed',
        enters: false,
      },
      label: word('leave_payout'),
      why: told,
      open: opened(type),
    })),
    ...owed.map(({ why: [key, params], ...line }) => ({
      ...line,
      label: word(line.code),
      why: call.say(call.language, key, params),
      open: opened(line.type),
      enters: line.type !== null,
    })),
    ...others.map((one) => besideLine(one, word)),
    ...(isWorkedOut ? lawLines(whole.lines, pack, call, word) : []),
  ]
  const observedLaw = facts.leaving && observed(facts.leaving)
  const sum = (sides: readonly string[]) =>
    sumOf(lines.filter(({ side }) => sides.includes(side)).map(({ amount }) => amountOf(amount)))
  return {
    employee_id: asked.employeeId,
    staff_id: month.person.staffId,
    full_name: month.person.fullName,
    currency_code: owner.currency,
    last_day: asked.lastDay,
    month: period.key,
    service_months: serviceMonths(facts),
    lines,
    gross: amountText(isWorkedOut ? amountOf(String(whole.figures.gross_pay)) + beside : sum(['earning'])),
    deductions: amountText(isWorkedOut ? amountOf(String(whole.figures.total_deductions)) : sum(['deduction', 'tax'])),
    net: isWorkedOut ? amountText(amountOf(String(whole.figures.net_pay)) + beside) : null,
    incomplete: isWorkedOut ? null : call.say(call.language, 'payroll.settlement.incomplete'),
    forms: formsOf(pack, asked.lastDay, observedLaw),
    pay_by: observedLaw?.pay_by ?? null,
    run: read.settled?.run ?? null,
    run_status: read.settled?.state ?? null,
    reason: asked.ended?.reason.value ?? null,
    held: await heldFor(call, clearances, asked.employeeId, run.today),
  }
}

export type Clearances = NonNullable<PayrollNeeds['clearances']>

/** Paid once the tax office says so, or has taken too long. */
async function heldFor(
  { company }: Asking,
  clearances: Clearances | undefined,
  employeeId: string,
  today: PlainDate,
): Promise<Settlement['held']> {
  const found = await company.read(async (tx) => clearances?.(tx, company.companyId, [employeeId], today))
  const [first] = found ?? []
  return first ? { form: first.form, until: first.until } : null
}

/** With what the person gets for the tax office beside what the law of leaving wants filed. */
function formsOf(
  { law }: CountryPack,
  lastDay: PlainDate,
  observedLaw: ReturnType<typeof observed> | undefined,
): Settlement['forms'] {
  const own: Readonly<Record<string, string>> = { my: 'tp3', ph: 'bir2316' }
  const code = own[law]
  return [
    ...(observedLaw?.duties ?? []).map(({ code, due_on }) => ({ code, due_on })),
    ...(code ? [{ code, due_on: observedLaw?.pay_by ?? lastDay }] : []),
  ]
}

/** The lines that leave paid out stands in. */
const encashedBy = (pack: CountryPack, person: PersonForPay, { company, period }: RunFacts): ReadonlySet<string> =>
  new Set(pack.days.encashed({ days: '1', person, company, period }).map(({ type }) => pack.lineOf(type)))

type Tx = Parameters<typeof companyFacts>[0]
type Read = Awaited<ReturnType<typeof readFor>>

async function readFor(
  tx: Tx,
  { company: { companyId }, clock, say, language }: Asking,
  contributions: readonly PayContribution[],
  { employeeId, lastDay }: SettlementAsked,
) {
  const owner = await companyFacts(tx, companyId)
  const pack = packOf(owner.country)
  const month = periodOf(yearMonthOf(lastDay))
  const settled = await settlementIn(tx, companyId, employeeId, month)
  const period = { ...periodOf(month, settled?.run ?? NO_RUN), worked: 'final' as const }
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
  return { owner, pack, period, run, months, known: paid, rates, leave, beside, settled }
}

function factsOf(person: PersonForPay, { owner, months, known, rates, pack, period }: Read, asked: SettlementAsked) {
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
  }
}

/** Of a law with a thirteenth month: what of this year's is not paid yet. */
function yearEndOf(
  pack: CountryPack,
  lastDay: PlainDate,
  known: Read['known'],
  now: readonly Line[],
  { joinedOn, statutory }: Pick<PersonForPay, 'joinedOn' | 'statutory'>,
): OwedLine[] {
  const key = pack.itemTypes.some(({ type }) => type === 'thirteenth_month')
    ? pack.lineOf('thirteenth_month')
    : undefined
  if (key === undefined) return []
  const year = lastDay.slice(0, 4)
  // What other runs of the month paid is not in the lines of this one.
  const lines = [...known].flatMap(([of, all]) => (of.startsWith(year) ? all : [])).concat(now)
  const of = (wanted: string) =>
    sumOf(lines.filter((line) => line.key === wanted).map(({ amount }) => amountOf(amount)))
  return thirteenthMonth(lastDay, {
    earned: of('basic_salary'),
    paid: of(key),
    months: serviceMonths({ joinedOn, lastDay }),
    isManagerial: statutory.employee_category === 'managerial',
  })
}

const itemOf = ({ type, amount }: OwedLine): Item[] => (type === null ? [] : [{ type, amount }])

type Names = (key: string) => string
type Coded = Required<OwedAmount>
const coded = ({ code, ...one }: OwedAmount): Coded[] => (code ? [{ code, ...one }] : [])
const isClaim = ({ code }: Coded): boolean => code === 'claim'

/** Claims are paid beside the month's pay; what is owed without consent is told and not deducted. */
const besideLine = (one: Coded, word: Names): Settlement['lines'][number] => ({
  ...{ code: one.code, label: one.told, side: isClaim(one) ? 'earning' : 'open', amount: one.amount, type: null },
  ...{ why: word(isClaim(one) ? 'why.beside' : 'why.consent'), standing: 'confirmed', open: [], enters: false },
})
type Reader = Pick<Asking, 'language'>

/** Lines of the payslip that people agreed on, not the law. */
const agreedKeys = ({ itemTypes, lineOf }: CountryPack) =>
  new Set(itemTypes.filter(({ kind, type }) => kind === 'deduction' && type !== 'cp38').map(({ type }) => lineOf(type)))

/** By what brought it. */
const CODES: Readonly<Record<string, Coded['code']>> = {
  claim: 'claim',
  travel_advance: 'travel_advance',
  'training-bond': 'bond',
}

type Plain = { readonly pack: CountryPack; readonly paidOut: ReadonlySet<string> }

/** The month's own pay, and what is taken off it that the law does not take. */
function plainLines(
  lines: readonly Line[],
  { month }: PersonInput,
  { pack, paidOut }: Plain,
  { language }: Reader,
  word: Names,
): Settlement['lines'] {
  const agreed = agreedKeys(pack)
  const repaid = new Map(
    month.repayments?.map(({ told, origin }) => [told.en, CODES[origin] ?? ('loan_balance' as const)] as const),
  )
  const claimed = new Set(
    (month.contributed ?? []).flatMap((one) =>
      one.kind === 'amount' && one.origin === 'claim' ? [pack.lineOf(one.type)] : [],
    ),
  )
  return lines.flatMap(({ key, side, amount, names, corrects }): Settlement['lines'] => {
    if (side !== 'earning' && (side !== 'deduction' || !agreed.has(key))) return []
    const earned = corrects ? 'back_pay' : paidOut.has(key) ? 'leave_payout' : claimed.has(key) ? 'claim' : 'wages'
    const code = side === 'earning' ? earned : (repaid.get(names?.en ?? '') ?? 'other')
    const label = names?.[language] ?? labelOf(language, pack.scheme, key)
    return [
      { code, label, side, amount, type: key, why: word('why.month'), standing: 'confirmed', open: [], enters: false },
    ]
  })
}

/** What the law takes of the whole, and gives back. */
function lawLines(lines: readonly Line[], pack: CountryPack, { language }: Reader, word: Names): Settlement['lines'] {
  const agreed = agreedKeys(pack)
  return lines.flatMap(({ key, side, amount }): Settlement['lines'] => {
    const isRefund = side === 'refund'
    if (!isRefund && (side !== 'deduction' || agreed.has(key))) return []
    const isTax = TAX.test(key)
    const code = isRefund ? 'tax_refund' : isTax ? 'tax' : 'contributions'
    const line = { amount, type: null, why: word('why.law'), standing: 'confirmed', open: [], enters: false }
    const told = isRefund ? 'earning' : isTax ? 'tax' : 'deduction'
    return [{ ...line, code, side: told, label: labelOf(language, pack.scheme, key) }]
  })
}
const TAX = /pcb|tax|withhold|cp38/

export const wrongDay = () =>
  new Refusal(problem('payroll.settlement-day', { errors: { last_day: ['payroll.settlement-day'] } }))
