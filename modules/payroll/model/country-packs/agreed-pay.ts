/**
 * What is paid of the agreed pay in a month, component by component, in payslip order. How an incomplete month is
 * paid is the country's own; that everybody has a line of basic pay, and that a refusal ends it, is everyone's.
 */
import type { Step } from '#statutory/work-out.ts'
import type { LawRefusal, PersonForPay } from '../country-pack.ts'
import type { Line } from '../payslip.ts'
import type { Period } from '../period.ts'
import { type Span, spansOf } from './agreed-rates.ts'

export type AgreedPay = {
  readonly lines: readonly Line[]
  /** How each line of an incomplete month came about. */
  readonly steps: readonly Step[]
  readonly refused?: LawRefusal
}

export type Paid = {
  readonly line: { readonly amount: string; readonly days?: string; readonly of?: string }
  readonly steps: readonly Step[]
}

export function agreedPayOf(
  person: PersonForPay,
  period: Period,
  components: readonly string[],
  paidFor: (spans: readonly Span[]) => Paid | LawRefusal,
): AgreedPay {
  const lines: Line[] = []
  const steps: Step[] = []
  for (const component of components) {
    const spans = spansOf(person, component, period)
    if (spans.length === 0 && component !== 'basic_salary') continue
    const paid = paidFor(spans)
    if ('why' in paid) return { lines, steps, refused: paid }
    lines.push({ key: component, side: 'earning', ...paid.line })
    steps.push(...paid.steps.map((step) => ({ ...step, figure: component })))
  }
  return { lines, steps }
}
