/**
 * What is paid of the agreed pay in a month: each component by itself through `my.proration`, so that it is right
 * for who joined, left, was on unpaid leave or got another salary within the month.
 */
import { type Amount, amountOf, amountText, lesser } from '#kernel/money.ts'
import { daysBetween } from '#kernel/plain-date.ts'
import { isRefusedAnswer, type Step, workOut } from '#statutory/work-out.ts'
import type { Item, LawRefusal, PersonForPay } from '../../country-pack.ts'
import type { Period } from '../../period.ts'
import { type AgreedPay, agreedPayOf, type Paid } from '../agreed-pay.ts'
import type { Span } from '../agreed-rates.ts'
import { UNPAID_EARLIER } from './item-types.ts'

export const components = ['basic_salary', 'fixed_allowance'] as const

export function agreedPay(person: PersonForPay, unpaidHalves: number, period: Period): AgreedPay {
  return agreedPayOf(person, period, components, (spans) => paidFor(spans, unpaidHalves, period))
}

/** Less what days of a closed month took at its own wages, from the first component on. */
export function lessEarlier(agreed: AgreedPay, earlier: Amount): AgreedPay {
  let left = earlier
  const lines = agreed.lines.map((line) => {
    const taken = lesser(left, amountOf(line.amount))
    left -= taken
    return taken === 0n ? line : { ...line, amount: amountText(amountOf(line.amount) - taken) }
  })
  return left > 0n && !agreed.refused ? { ...agreed, lines, refused: tooManyDays } : { ...agreed, lines }
}

/** How those days came to it: the agreed pay of their month by its days. */
export const earlierSteps = (items: readonly Item[]): Step[] =>
  items.flatMap(({ type, amount, reckoned }) => {
    if (type !== UNPAID_EARLIER || !reckoned) return []
    const parts = [
      { key: 'wages', value: reckoned.wages },
      { key: 'unpaid_days', value: reckoned.days },
      { key: 'days_in_month', value: reckoned.of },
    ]
    return [{ figure: components[0], key: type, kind: 'prorated', value: amount, parts, scheme: 'my.proration' }]
  })

/** `days` only where less than the whole month is paid. */
function paidFor(spans: readonly Span[], unpaidHalves: number, period: Period): Paid | LawRefusal {
  const [only] = spans
  if (!only) return { line: { amount: '0.00' }, steps: [] }
  if (spans.length > 1) return inSegments(spans, unpaidHalves, period)
  const whole = only.from === period.first && only.to === period.last && unpaidHalves === 0
  return whole ? { line: { amount: only.wages }, steps: [] } : prorated(only, unpaidHalves, period)
}

function prorated({ wages, from, to }: Span, unpaidHalves: number, period: Period): Paid | LawRefusal {
  const unpaid = unpaidHalves > 0 && { unpaid_days: halvesText(unpaidHalves) }
  return asked(period, { wages, join_date: from, leave_date: to, ...unpaid })
}

/** Days without pay are taken from the newest salary first; half of a day is paid by its own salary, rounded apart. */
function inSegments(spans: readonly Span[], unpaidHalves: number, period: Period): Paid | LawRefusal {
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
  if (left > 0) return tooManyDays
  const whole = asked(period, { segments })
  const half = halfDay && prorated(halfDay, 1, period)
  if ('why' in whole || !half) return whole
  if ('why' in half) return half
  const amount = amountText(amountOf(whole.line.amount) + amountOf(half.line.amount))
  const days = `${whole.line.days ?? '0'}.5`
  return { line: { ...whole.line, amount, days }, steps: [...whole.steps, ...half.steps] }
}

const tooManyDays: LawRefusal = {
  key: 'unpaid_days',
  why: 'out_of_range',
  reason: 'unpaid_days: more than the days employed in the month',
}

function asked(period: Period, given: object): Paid | LawRefusal {
  const { answer, worksheet = [] } = workOut('my.proration', period.last, given, { worksheet: true })
  if (isRefusedAnswer(answer)) return answer
  const { pay, eligible_days, days_in_month } = answer
  return { line: { amount: String(pay), days: String(eligible_days), of: String(days_in_month) }, steps: worksheet }
}

const halvesText = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`)
