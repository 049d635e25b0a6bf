/**
 * The last pay of somebody who leaves: the month as its run would work it out with this last day, and what the law or
 * the company owes on leaving put into it. Nothing is stored.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { observed } from '#modules/exit/model/public.ts'
import { apart } from '../../model/alike-days.ts'
import type { CountryPack, Item, PersonForPay } from '../../model/country-pack.ts'
import { CANNOT, makePayslip, type RunFacts } from '../../model/make-payslip.ts'
import type { Figures } from '../../model/payslip.ts'
import { type OwedLine, serviceMonths } from '../../model/settlement/leaving-facts.ts'
import { forfeitsLeave, owedByLaw } from '../../model/settlement/owed.ts'
import { inputsOf } from '../calculation/inputs.ts'
import { moneyInWords } from '../money-in-words.ts'
import type { PayContribution, PayrollNeeds } from '../needs.ts'
import { asIfLeft } from './as-if-left.ts'
import { linesWithout, type Pay, stillEntered } from './made-run.ts'
import { factsOf, type Read, readFor, yearEndOf } from './read-settlement.ts'
import { type Asking, type Settlement, type SettlementAsked, wrongDay } from './settlement-asked.ts'
import { besideLine, lawLines, plainLines } from './settlement-lines.ts'

export async function settlementOf(
  call: Asking,
  contributions: readonly PayContribution[],
  asked: SettlementAsked,
  clearances?: Clearances,
): Promise<Settlement> {
  const read = await call.company.read((tx) => readFor(tx, call, contributions, asked))
  const { owner, pack, period, run, known, leave, beside: others, made } = read
  const without = made ? undefined : 'own-items'
  const [input] = await asIfLeft(call.company, asked, (company) =>
    inputsOf(company, pack, run, contributions, [asked.employeeId], without),
  )
  if (!input) throw wrongDay()
  const month = { ...input.month, person: { ...input.month.person, leftOn: asked.lastDay } }
  const facts = factsOf(month.person, read, asked)
  const asItIs = made?.pay ?? makePayslip(pack, month, input.former, run)
  const before = made ? linesWithout(asItIs.lines, made.entered, pack) : asItIs.lines
  const byLaw = [
    ...owedByLaw(facts),
    ...yearEndOf(pack, asked.lastDay, known, before, { ...month.person, rates: read.rates }),
  ]
  const inRun = byLaw.filter(({ type }) => type !== null)
  const owed = made ? stillEntered(inRun, made.entered) : inRun
  const leaveItems =
    made || forfeitsLeave(pack, asked.ended?.reason.value) ? [] : leaveItemsOf(leave, month.person, read)
  const more = [...owed.flatMap(itemOf), ...leaveItems.map(({ type, amount }): Item => ({ type, amount }))]
  const whole: Pay = made
    ? asItIs
    : makePayslip(pack, { ...month, items: [...month.items, ...more] }, input.former, run)
  const isWorkedOut = !whole.findings.some(({ code }) => code === CANNOT)
  const word = (code: string, params?: Readonly<Record<string, string>>) =>
    call.say(call.language, `payroll.settlement.${code}`, params)
  const opened = (type: string | null) => [...(pack.itemTypes.find((one) => one.type === type)?.open ?? [])]
  const owedLine = ({ why: [key, params], ...line }: OwedLine) => ({
    ...{ ...line, label: word(line.code), why: call.say(call.language, key, moneyInWords(params, owner.currency)) },
    ...{ open: opened(line.type), enters: line.type !== null },
  })
  const own = {
    ...{ pack, paidOut: encashedBy(pack, month.person, run), agreed: month.person.rates },
    contributed: apart(asItIs.contributed ?? []),
  }
  const lines: Settlement['lines'] = [
    ...(isWorkedOut ? plainLines(made ? linesWithout(asItIs.lines, owed, pack) : asItIs.lines, own, call, word) : []),
    ...leaveItems.map(({ type, amount, told }) => ({
      ...{ code: 'leave_payout' as const, side: 'earning' as const, amount, type, standing: 'confirmed' },
      ...{ label: word('leave_payout'), why: told, open: opened(type), enters: false },
    })),
    ...owed.map(owedLine),
    ...(isWorkedOut ? lawLines(whole.lines, pack, call, word) : []),
  ]
  const beside = [
    ...byLaw.filter(({ type }) => type === null).map(owedLine),
    ...others.map((one) => besideLine(one, word)),
  ]
  const observedLaw = facts.leaving && observed(facts.leaving)
  return {
    employee_id: asked.employeeId,
    staff_id: month.person.staffId,
    full_name: month.person.fullName,
    currency_code: owner.currency,
    last_day: asked.lastDay,
    month: period.key,
    service_months: serviceMonths(facts),
    lines,
    gross: isWorkedOut ? moneyOf(whole.figures.gross_pay) : totalOf(lines, ['earning']),
    deductions: isWorkedOut ? moneyOf(whole.figures.total_deductions) : totalOf(lines, ['deduction', 'tax']),
    net: isWorkedOut ? moneyOf(whole.figures.net_pay) : null,
    ...(beside.length > 0 && { beside: { lines: beside, total: totalOf(beside, ['earning']) } }),
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

const moneyOf = (figure: Figures[string] | undefined): string => amountText(amountOf(String(figure)))

const totalOf = (lines: Settlement['lines'], sides: readonly string[]): string =>
  amountText(sumOf(lines.filter(({ side }) => sides.includes(side)).map(({ amount }) => amountOf(amount))))

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

const leaveItemsOf = (leave: Read['leave'], person: PersonForPay, { pack, period, run: { company } }: Read) =>
  leave.flatMap(({ told, days }) =>
    pack.days.encashed({ days, person, company, period }).map((item) => ({ ...item, told })),
  )
const itemOf = ({ type, amount }: OwedLine): Item[] => (type === null ? [] : [{ type, amount }])
