/**
 * What is paid of the agreed pay in a month: each component by the working days of the month through `ph.proration`,
 * so that it is right for who joined, left or got another salary within the month.
 */
import { addDays, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, LawRefusal, PersonForPay } from '../../country-pack.ts'
import type { Period } from '../../period.ts'
import { type AgreedPay, agreedPayOf, type Paid } from '../agreed-pay.ts'
import type { Span } from '../agreed-rates.ts'

export const components = ['basic_salary', 'allowance'] as const

export function agreedPay(person: PersonForPay, company: CompanyFacts, period: Period): AgreedPay {
  return agreedPayOf(person, period, components, (spans) => paidFor(spans, company, period))
}

/** `days` only where less than the whole month is paid. */
function paidFor(spans: readonly Span[], company: CompanyFacts, period: Period): Paid | LawRefusal {
  const [only] = spans
  if (!only) return { line: { amount: '0.00' }, steps: [] }
  const whole = spans.length === 1 && only.from === period.first && only.to === period.last
  return whole ? { line: { amount: only.wages }, steps: [] } : paidByDays(spans, company, period)
}

/** By the working days of each span, of those of the whole month. */
export function paidByDays(spans: readonly Span[], company: CompanyFacts, period: Period): Paid | LawRefusal {
  const of = workingDays(period.first, period.last, company)
  const segments = spans.map(({ wages, from, to }) => ({
    monthly_salary: wages,
    days: String(workingDays(from, to, company)),
    working_days: String(of),
  }))
  const { answer, worksheet = [] } = workOut('ph.proration', period.last, { segments }, { worksheet: true })
  if (isRefusedAnswer(answer)) return answer
  const days = segments.reduce((sum, each) => sum + Number(each.days), 0)
  const part = days < of ? { days: String(days), of: String(of) } : {}
  return { line: { amount: String(answer.pay), ...part }, steps: worksheet }
}

/** Working days of a week by how many days of a year the salary pays; anything else pays every day. */
const daysOfWeek: Readonly<Record<string, number>> = { '261': 5, '313': 6 }
function workingDays(from: PlainDate, to: PlainDate, { working_days_factor: factor }: CompanyFacts): number {
  const inWeek = daysOfWeek[String(factor)] ?? 7
  let days = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdayOf(day) < inWeek) days += 1
  return days
}
