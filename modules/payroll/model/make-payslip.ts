/** One person's period from beginning to end: prepare, ask the law, check that the lines add up, judge, carry on. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, type Step, workOut } from '#statutory/work-out.ts'
import { namedLines } from './categories/named-lines.ts'
import { changesBetween, type PutIn } from './changes.ts'
import { lessBefore } from './contributed-before.ts'
import { correctionLines, correctionsOf } from './correction-lines.ts'
import type { CompanyFacts, CountryPack, Item, LawRefusal, PersonMonth, Prepared, Unprepared } from './country-pack.ts'
import { type Former, finding, generalFindings } from './findings.ts'
import { lackingFields } from './lacking-facts.ts'
import {
  addedFigures,
  figuresLess,
  itemOfRepayment,
  linesLess,
  type OfMonth,
  type Share,
  shareSteps,
} from './month-of-runs.ts'
import { advanceOf, coveredLater } from './paid-ahead.ts'
import type { Carried, Change, Figures, Finding, Given, Inputs, Line } from './payslip.ts'
import type { Period } from './period.ts'
import { asTaken, type DeductionCap, type Taken, takenOf } from './repayments.ts'

export type RunFacts = {
  readonly company: CompanyFacts
  readonly period: Period
  readonly today: PlainDate
  /** Per cent above which a change of gross or net is shown. */
  readonly threshold: string
  /** The company has no run for the month before: that somebody was not in it says nothing. */
  readonly isFirst?: boolean
  /** Not for somebody's last month. */
  readonly deductionCap?: DeductionCap | undefined
  /** What the pay does not cover is left to the next month, and does not stop the run. */
  readonly carries?: boolean | undefined
}

/** Of the payslip of the period before. */
export type FormerPayslip = Former & PutIn

export type PayslipMade = {
  readonly figures: Figures
  readonly lines: readonly Line[]
  readonly inputs: Inputs
  readonly given: Given
  readonly carried: Carried
  readonly findings: readonly Finding[]
  readonly changes: readonly Change[]
  readonly worksheet: readonly Step[]
  /** With the repayments that were taken. */
  readonly contributed?: PersonMonth['contributed']
  /** For later runs of the same month; where the law looks at each payment they need nothing. */
  readonly ofMonth?: OfMonth
  /** Paid without being earned. */
  readonly ahead?: string
}

export function makePayslip(
  pack: CountryPack,
  month: PersonMonth,
  former: FormerPayslip | undefined,
  run: RunFacts,
): PayslipMade {
  if (run.period.worked === 'advance') return advanceOf(pack, month)
  const { beside, contributed } = month
  const made = withWaiting(coveredLater(lawful(pack, month, former, run), month, run), month, pack)
  return beside?.isAgain && contributed ? { ...made, contributed: lessBefore(contributed, beside.contributed) } : made
}

/** Told where a closed month paid too much and this one has not enough of the same to take it from. */
function withWaiting(made: PayslipMade, { waits = [] }: PersonMonth, { lineOf }: CountryPack): PayslipMade {
  if (waits.length === 0) return made
  const told = waits.map(({ type, month, amount }) =>
    finding('correction_waits', 'look', { item: lineOf(type), month, amount }),
  )
  return { ...made, findings: [...made.findings, ...told] }
}

function lawful(pack: CountryPack, month: PersonMonth, former: FormerPayslip | undefined, run: RunFacts): PayslipMade {
  const { contributed, repayments = [] } = month
  const before = payslipOf(pack, month, former, run)
  if (repayments.length === 0 || before.findings.some(({ code }) => code === CANNOT))
    return { ...before, ...(contributed && { contributed }), ...ofMonth(pack, month, month.items) }
  const taken = takenOf(repayments, payBefore(pack, month, before), capOf(month, run))
  const brought = taken.filter(({ amount }) => amount > 0n).map(asTaken)
  const items = [...month.items, ...brought.map(itemOfRepayment)]
  const made = brought.length === 0 ? before : payslipOf(pack, { ...month, items }, former, run)
  return {
    ...made,
    findings: [...made.findings, ...taken.flatMap(fitting)],
    contributed: [...(contributed ?? []), ...brought],
    ...ofMonth(pack, month, items),
  }
}

function ofMonth(
  { oneLaw }: CountryPack,
  { person }: PersonMonth,
  items: readonly Item[],
): Pick<PayslipMade, 'ofMonth'> {
  const { rates, joinedOn, leftOn } = person
  return oneLaw === 'of_month' ? { ofMonth: { items, rates, joinedOn, leftOn } } : {}
}

/** What the law leaves for others of the month; undefined where this run takes all of it. */
function takenOfMonth(pack: CountryPack, month: PersonMonth, run: RunFacts): readonly Share[] | undefined {
  const { beside, contributed: _, repayments: __, ...alone } = month
  if (!beside) return undefined
  const taken = pack.oneLaw === 'of_month' || beside.isAgain ? beside.taken : []
  const toCome = beside.agreedToCome || (pack.oneLaw === 'of_payment' && !beside.isRegular && !beside.isAgain)
  if (!toCome) return taken.length > 0 ? taken : undefined
  return [payslipOf(pack, { ...alone, items: [] }, undefined, run), ...taken]
}

/** Agreed pay that is still to come is carried on by who pays it: it may never be this person's. */
const paidSoFar = ({ oneLaw }: CountryPack, { beside }: PersonMonth, answer: Figures, own: Figures): Figures =>
  oneLaw === 'of_month' && beside?.agreedToCome
    ? { ...answer, ...beside.taken.reduce((sum, { figures }) => addedFigures(sum, figures), own) }
    : answer

const payBefore = (pack: CountryPack, { items }: PersonMonth, { figures }: PayslipMade) => {
  const agreed = (type: string) =>
    pack.itemTypes.some((known) => known.type === type && known.kind === 'deduction' && known.unit === 'money')
  const deducted = sumOf(items.filter(({ type }) => agreed(type)).map(({ amount }) => amountOf(amount)))
  return { gross: String(figures.gross_pay), net: String(figures.net_pay), deducted }
}

const capOf = ({ person }: PersonMonth, { deductionCap, period }: RunFacts) =>
  person.leftOn !== null && person.leftOn <= period.last ? undefined : deductionCap

/** Told where less was taken than is due. */
const fitting = ({ of, amount, wanted }: Taken): Finding[] =>
  amount === wanted
    ? []
    : [
        finding('repayment_cut', 'look', {
          name: of.told.en,
          taken: amountText(amount),
          due: amountText(wanted),
        }),
      ]

function payslipOf(
  pack: CountryPack,
  month: PersonMonth,
  former: FormerPayslip | undefined,
  run: RunFacts,
): PayslipMade {
  const prepared = pack.prepare(month, run.company, run.period)
  if ('refused' in prepared) {
    const { refused: by } = prepared
    return refused(
      pack,
      month,
      prepared,
      by,
      lackingFields(pack, by, {}, () => undefined),
    )
  }
  if (isBeyondReach(prepared)) return refused(pack, month, prepared, tooLarge)
  const { answer, worksheet = [] } = workOut(pack.scheme, run.period.last, prepared.given, { worksheet: true })
  if (isRefusedAnswer(answer)) {
    const again = (given: Given) => {
      const { answer: now } = workOut(pack.scheme, run.period.last, given)
      return isRefusedAnswer(now) ? now : undefined
    }
    return refused(pack, month, prepared, answer, lackingFields(pack, answer, prepared.given, again))
  }
  const whole = { ...answer, ...prepared.figures, ...prepared.half?.own(answer) }
  const printed = [...prepared.lines, ...linesOf(pack, whole, prepared.parts)]
  const before = month.beside?.isAgain ? [] : (month.beside?.contributed ?? [])
  const contributed = [...before, ...(month.contributed ?? [])]
  const corrections = correctionsOf({ items: month.items, contributed })
  const all = correctionLines(namedLines(printed, month.items, pack.lineOf), corrections, pack.lineOf)
  const taken = takenOfMonth(pack, month, run)
  const figures = taken ? figuresLess(whole, taken) : whole
  const lines = taken ? linesLess(all, taken) : all
  const isFurther = month.beside !== undefined && !month.beside.isRegular
  if (isBeyondReach({ lines })) return refused(pack, month, prepared, tooLarge)
  return {
    figures,
    lines,
    inputs: prepared.inputs,
    given: prepared.given,
    carried: {
      ...pack.carriedAfter(prepared, paidSoFar(pack, month, answer, figures), month, run.period),
      ...keptOf(month),
    },
    findings: [
      ...(addsUp(lines, figures) ? [] : [finding('does_not_add_up', 'stops')]),
      ...generalFindings({
        person: month.person,
        period: run.period,
        today: run.today,
        threshold: run.threshold,
        grossPay: String(figures.gross_pay),
        netPay: String(figures.net_pay),
        former,
        isFirst: run.isFirst || isFurther,
      }),
      // Of the person and the agreed pay, which the regular run is looked through for.
      ...(isFurther ? [] : pack.findingsOf(prepared, answer, month, run.company, run.period)),
    ],
    changes: changesBetween(former, { inputs: prepared.inputs, items: month.items }, pack.lineOf),
    worksheet: [...prepared.steps, ...worksheet, ...(taken ? shareSteps(pack, whole, figures) : [])],
  }
}

/** By this name payslips keep which sheet of earlier pay is in what they carry on. */
export const OPENING_BATCH = 'opening_batch'
const keptOf = ({ openingBatch }: PersonMonth): Carried => (openingBatch ? { [OPENING_BATCH]: openingBatch } : {})

/** Above it, sums would no longer fit where money is kept. */
const LARGEST = 1_000_000_000_000n

const tooLarge: LawRefusal = { key: 'earnings', why: 'out_of_range', reason: 'earnings: out of range' }

const isBeyondReach = ({ lines }: Pick<Prepared, 'lines'>): boolean =>
  sumOf(lines.map(({ amount }) => amountOf(amount))) >= LARGEST

/** The law gives no answer: a line without figures, which stops the run. */
export const CANNOT = 'cannot_be_worked_out'

/** Nothing is paid on figures the law did not give; what was carried so far stands. */
function refused(
  pack: CountryPack,
  month: PersonMonth,
  { lines, inputs, ...rest }: Prepared | Unprepared,
  { key, why, reason }: LawRefusal,
  fields: readonly string[] = [],
): PayslipMade {
  return {
    figures: Object.fromEntries(pack.figures.map(({ name }) => [name, '0.00'])),
    lines,
    inputs,
    given: 'given' in rest ? rest.given : {},
    carried: { ...month.carried, ...keptOf(month) },
    findings: [finding(CANNOT, 'stops', { key, why, reason, ...(fields.length > 0 && { fields: fields.join(' ') }) })],
    changes: [],
    worksheet: [],
  }
}

/** Figures that are lines of the payslip and not nothing, in payslip order. */
function linesOf(pack: CountryPack, answer: Figures, parts: Prepared['parts'] = {}): Line[] {
  return pack.figures.flatMap(({ name, side }): Line[] => {
    if (side === 'total' || side === 'base') return []
    const amount = amountOf(String(answer[name] ?? '0.00'))
    if (amount === 0n) return []
    if (side === 'reduction') return [{ key: name, side: 'earning', amount: amountText(-amount) }]
    return [{ key: name, side, amount: amountText(amount), ...parts[name] }]
  })
}

/** The lines as printed must come to the sums as printed. */
function addsUp(lines: readonly Line[], figures: Figures): boolean {
  const sum = (side: Line['side']) =>
    sumOf(lines.filter((line) => line.side === side).map((line) => amountOf(line.amount)))
  const [earned, deducted, refunded, borne] = [sum('earning'), sum('deduction'), sum('refund'), sum('employer')]
  return (
    amountText(earned) === figures.gross_pay &&
    amountText(deducted) === figures.total_deductions &&
    amountText(earned - deducted + refunded) === figures.net_pay &&
    amountText(earned + borne) === figures.employer_cost
  )
}
