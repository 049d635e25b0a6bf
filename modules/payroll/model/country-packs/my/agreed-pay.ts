/**
 * What is paid of the agreed pay in a month: each component by itself through `my.proration`, so that it is right
 * for who joined, left, was on unpaid leave or got another salary within the month.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { type Answer, isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { AgreedRate, PersonForPay } from '../../country-pack.ts'
import type { Line } from '../../payslip.ts'
import type { Period } from '../../period.ts'

export const components = ['basic_salary', 'fixed_allowance'] as const

export type AgreedPay = { readonly lines: readonly Line[]; readonly refused?: string }

export function agreedPay(person: PersonForPay, unpaidHalves: number, period: Period): AgreedPay {
  const lines: Line[] = []
  for (const component of components) {
    const spans = spansOf(person, component, period)
    if (spans.length === 0 && component !== 'basic_salary') continue
    const paid = paidFor(spans, person, unpaidHalves, period)
    if (typeof paid === 'string') return { lines, refused: paid }
    lines.push({ key: component, side: 'earning', ...paid })
  }
  return { lines }
}

/** The full monthly amount in force at the end of the period or of the employment. */
export function agreedAmount(person: PersonForPay, component: string, period: Period): string | undefined {
  const end = person.leftOn && person.leftOn < period.last ? person.leftOn : period.last
  return person.rates.findLast((rate) => rate.component === component && rate.from <= end)?.amount
}

/** One amount on the days from `from` to `to`. */
type Span = { readonly wages: string; readonly from: PlainDate; readonly to: PlainDate }

function spansOf({ rates, joinedOn, leftOn }: PersonForPay, component: string, period: Period): Span[] {
  const first = laterOf(joinedOn, period.first)
  const last = leftOn && leftOn < period.last ? leftOn : period.last
  const mine = rates.filter((rate: AgreedRate) => rate.component === component && rate.from <= last)
  return mine.flatMap(({ from, amount }, index) => {
    const next = mine[index + 1]
    const begin = laterOf(from, first)
    const end = next ? addDays(next.from, -1) : last
    return end < begin ? [] : [{ wages: amount, from: begin, to: end }]
  })
}

const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)

type Paid = { readonly amount: string; readonly days?: string; readonly of?: string }

/** The refusal's reason as text, or the amount; `days` only where less than the whole month is paid. */
function paidFor(spans: readonly Span[], person: PersonForPay, unpaidHalves: number, period: Period): Paid | string {
  const [only] = spans
  if (!only) return { amount: '0.00' }
  if (spans.length > 1) return inSegments(spans, unpaidHalves, period)
  const whole = only.from === period.first && only.to === period.last && unpaidHalves === 0
  if (whole) return { amount: only.wages }
  const { answer } = workOut('my.proration', period.last, {
    wages: only.wages,
    join_date: only.from,
    leave_date: only.to,
    ...(unpaidHalves > 0 && { unpaid_days: halvesText(unpaidHalves) }),
  })
  return isRefusedAnswer(answer) ? `${person.staffId}: ${answer.reason}` : paidOf(answer)
}

/** Days without pay are taken from the newest salary first; half of a day is paid by its own salary, rounded apart. */
function inSegments(spans: readonly Span[], unpaidHalves: number, period: Period): Paid | string {
  let left = unpaidHalves
  let halfDay: Span | undefined
  const segments: { wages: string; days: number }[] = []
  for (const span of [...spans].reverse()) {
    const halves = (daysBetween(span.from, span.to) + 1) * 2
    const taken = Math.min(left, halves)
    left -= taken
    if ((halves - taken) % 2 === 1) halfDay = { ...span, to: span.from }
    segments.unshift({ wages: span.wages, days: Math.floor((halves - taken) / 2) })
  }
  if (left > 0) return 'unpaid_days: more than the days employed in the month'
  const { answer } = workOut('my.proration', period.last, { segments })
  if (isRefusedAnswer(answer)) return answer.reason
  const paid = paidOf(answer)
  if (!halfDay) return paid
  const half = workOut('my.proration', period.last, {
    wages: halfDay.wages,
    join_date: halfDay.from,
    leave_date: halfDay.to,
    unpaid_days: '0.5',
  }).answer
  if (isRefusedAnswer(half)) return half.reason
  return {
    ...paid,
    amount: amountText(amountOf(paid.amount) + amountOf(String(half.pay))),
    days: `${paid.days ?? '0'}.5`,
  }
}

function paidOf(answer: Answer): Paid {
  return { amount: String(answer.pay), days: String(answer.eligible_days), of: String(answer.days_in_month) }
}

const halvesText = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`)
