/**
 * The agreed pay of a month in the words of `tw.payslip`, which itself prorates the wage of who joined or left. A wage
 * that changed within the month is told as the one wage that comes to the parts, each paid by its own days.
 */
import { ceilingOf, floorOf } from '#kernel/fraction.ts'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { dayOf, daysBetween } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, PersonForPay } from '../../country-pack.ts'
import type { Period } from '../../period.ts'
import { agreedAmount, type Span, spansOf } from '../agreed-rates.ts'

export const components = ['basic_salary', 'meal_allowance', 'recurring_allowance'] as const

export type Part = { readonly days: string; readonly of: string }

/** `part` only where less than the whole month is paid. */
type AgreedWages = { readonly wages: string; readonly part?: Part }

export function agreedWages(person: PersonForPay, company: CompanyFacts, period: Period): AgreedWages {
  const spans = spansOf(person, 'basic_salary', period)
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return { wages: '0.00' }
  const whole = first.from === period.first && last.to === period.last
  const part = whole ? undefined : partOf(first.from, last.to, company, period)
  const wages = spans.length === 1 ? first.wages : blended(spans, whole, company, period)
  return { wages, ...(part && { part }) }
}

/** Wages, allowances included, agreed for a whole month: what insured amounts are judged by. */
export function monthlyWages(person: PersonForPay, period: Period): Amount {
  return components.reduce((sum, component) => sum + amountOf(agreedAmount(person, component, period) ?? '0'), 0n)
}

function partOf(from: string, to: string, company: CompanyFacts, period: Period): Part | undefined {
  const { answer } = workOut('tw.proration', period.last, {
    wages: '0',
    ...(from > period.first && { joined_on: from }),
    ...(to < period.last && { left_on: to }),
  })
  if (isRefusedAnswer(answer)) return undefined
  return { days: String(answer.days), of: String(daysOfMonth(company, period)) }
}

const THIRTY = 30
const daysOfMonth = (company: CompanyFacts, period: Period): number =>
  company.proration_method === 'calendar_days' ? dayOf(period.last) : THIRTY

/**
 * Weighted by days: in a whole month the newest wage takes what the older ones leave of it, so that it is paid as one
 * month, however long it is. Whole months are paid in whole dollars, upwards; of parts the law rounds what is due.
 */
function blended(spans: readonly Span[], isWhole: boolean, company: CompanyFacts, period: Period): string {
  const lengths = spans.map(({ from, to }) => daysBetween(from, to) + 1)
  const employed = lengths.reduce((sum, days) => sum + days, 0)
  const paid = isWhole ? daysOfMonth(company, period) : employed
  let [left, sum] = [paid, 0n]
  for (const [at, { wages }] of spans.entries()) {
    const days = at === spans.length - 1 ? left : Math.min(left, lengths[at] ?? 0)
    left -= days
    sum += amountOf(wages) * BigInt(days)
  }
  const unit = isWhole ? DOLLAR : 1n
  return amountText((isWhole ? ceilingOf : floorOf)({ top: sum, bottom: BigInt(paid) * unit }) * unit)
}

const DOLLAR = 100n
