/**
 * A half of a month: what of the agreed pay it pays, what the law is told of the other half, and what it leaves for that.
 * The first pays half, or its days where somebody came, left or got another salary within it; the second the rest.
 */
import { halfUpOf } from '#kernel/fraction.ts'
import { type Amount, amountOf, amountText, lesser, sumOf } from '#kernel/money.ts'
import { treatmentOf } from '#statutory/ph/payslip/pay-items.ts'
import type { CompanyFacts, PersonForPay } from '../../country-pack.ts'
import { type Half, halfOf, isLastOf } from '../../halves.ts'
import type { Carried, Figures, Given, Line } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import type { AgreedPay } from '../agreed-pay.ts'
import { spansOf } from '../agreed-rates.ts'
import { agreedPay, paidByDays } from './agreed-pay.ts'

export type InHalf = Period & { readonly half: Half }
export const isInHalf = (period: Period): period is InHalf => period.half !== undefined

export type HalfPay = AgreedPay & {
  /** What the other half pays of it. */
  readonly rest: readonly Pick<Line, 'key' | 'amount'>[]
}

export function agreedOfHalf(
  person: PersonForPay,
  company: CompanyFacts,
  period: InHalf,
  carried: Carried | undefined,
): HalfPay {
  const month = agreedPay(person, company, period)
  if (month.refused) return { ...month, rest: [] }
  const first = (key: string) =>
    period.half.which === 2
      ? amountOf(leftBy(carried, period)?.[agreedKey(key)] ?? '0')
      : firstOf(person, key, company, period)
  const parts = month.lines.map((line) => {
    const whole = amountOf(line.amount)
    const half = first(line.key)
    // Who leaves soon after the first half may be paid less for the month than half of a whole one.
    const one = period.half.which === 1 ? lesser(half, whole) : half
    const other = whole > one ? whole - one : 0n
    return { line, whole, one, other }
  })
  const isFirst = period.half.which === 1
  return {
    lines: parts.map(({ line: { days: _, of: __, ...line }, one, other }) => ({
      ...line,
      amount: amountText(isFirst ? one : other),
    })),
    rest: parts.map(({ line: { key }, one, other }) => ({ key, amount: amountText(isFirst ? other : one) })),
    steps: [
      ...month.steps,
      ...parts.map(({ line: { key }, whole, one, other }) => ({
        figure: key,
        key,
        kind: 'sum' as const,
        value: amountText(isFirst ? one : other),
        parts: [
          { key: 'of_whole_month', value: amountText(whole) },
          { key: 'in_other_half', value: amountText((isFirst ? one : other) - whole) },
        ],
        scheme: 'ph.payslip',
      })),
    ],
  }
}

function firstOf(person: PersonForPay, component: string, company: CompanyFacts, period: InHalf): Amount {
  const { from, to } = halfOf(period, 1, period.half)
  const spans = spansOf(person, component, { ...period, first: from, last: to })
  const [only] = spans
  if (!only) return 0n
  const leaves = isLastOf(person.leftOn, { to })
  if (spans.length === 1 && only.from === from && only.to === to && !leaves)
    return halfUpOf({ top: amountOf(only.wages), bottom: 2n })
  const paid = paidByDays(spans, company, period)
  return 'why' in paid ? 0n : amountOf(paid.line.amount)
}

const shares = ['sss', 'philhealth', 'pag_ibig'].flatMap((one) => [`${one}_employee`, `${one}_employer`])
const bases = ['sss_compensation', 'fund_salary'] as const
const CREDIT = 'monthly_salary_credit'

/** What the law is told: the period of its table, the other half's pay, and which half charges contributions. */
export function givenOfHalf(person: PersonForPay, period: InHalf, pay: HalfPay, carried: Carried | undefined): Given {
  const { half } = period
  const before = half.which === 2 ? leftBy(carried, period) : undefined
  const isAlone = isLastOf(person.leftOn, half)
  const charge =
    half.which === 2 || isAlone || half.split === 'first' ? 'full' : half.split === 'split' ? 'half' : 'none'
  const rest = (fund: 'sss' | 'pag_ibig') =>
    amountText(sumOf(pay.rest.filter(({ key }) => treatmentOf(key)?.[fund]).map(({ amount }) => amountOf(amount))))
  return {
    period: 'semi_monthly',
    charge_contributions: charge,
    ...(half.which === 1 &&
      !isAlone && { rest_of_month: { sss_compensation: rest('sss'), fund_salary: rest('pag_ibig') } }),
    ...(before && {
      month_so_far: Object.fromEntries([...bases, ...shares].map((name) => [name, before[`half_${name}`] ?? '0.00'])),
    }),
  }
}

/** Sums over the month count once: of the bases each half has its own, the insured credit goes with the contributions. */
export function ownFigures(answer: Figures, given: Given, carried: Carried | undefined, period: InHalf): Figures {
  const isFirst = period.half.which === 1
  const beside = (isFirst ? given.rest_of_month : given.month_so_far) as Readonly<Record<string, string>> | undefined
  const credit = amountOf(String(answer[CREDIT] ?? '0'))
  const before = isFirst ? 0n : amountOf(leftBy(carried, period)?.[`half_${CREDIT}`] ?? '0')
  const charged =
    given.charge_contributions === 'half'
      ? halfUpOf({ top: credit, bottom: 2n })
      : given.charge_contributions === 'none'
        ? 0n
        : credit
  return {
    ...Object.fromEntries(
      bases.map((name) => [name, amountText(amountOf(String(answer[name])) - amountOf(beside?.[name] ?? '0'))]),
    ),
    [CREDIT]: amountText(charged - before),
  }
}

const MONTH = 'half_month'
const agreedKey = (key: string) => `half_agreed_${key}`

/** Kept by the first half for the second; every other payslip leaves it behind. */
export function leftByHalf(
  answer: Figures,
  own: Figures,
  lines: readonly Pick<Line, 'key' | 'amount'>[],
  period: InHalf,
): Carried {
  if (period.half.which === 2) return {}
  return {
    [MONTH]: period.key,
    ...Object.fromEntries([...bases, CREDIT].map((name) => [`half_${name}`, String(own[name])])),
    ...Object.fromEntries(shares.map((name) => [`half_${name}`, String(answer[name])])),
    ...Object.fromEntries(lines.map(({ key, amount }) => [agreedKey(key), amount])),
  }
}

/** A further run before the regular one leaves what was charged so far, and nothing of the agreed pay. */
export function leftByFurther(paid: Figures, period: InHalf): Carried {
  if (period.half.which === 2) return {}
  const kept = [...bases, CREDIT, ...shares].map((name) => [`half_${name}`, String(paid[name] ?? '0.00')])
  return { [MONTH]: period.key, ...Object.fromEntries(kept) }
}

const leftBy = (carried: Carried | undefined, { key }: Period): Carried | undefined =>
  carried?.[MONTH] === key ? carried : undefined

/** Periods of the year are counted in halves here, and in months where pay is paid once a month. */
export const periodsGiven = (months: number, period: Period): number =>
  isInHalf(period) ? Math.round(months * 2) : Math.ceil(months)
export const periodsKept = (given: number, period: Period): string => String(isInHalf(period) ? given / 2 : given)
