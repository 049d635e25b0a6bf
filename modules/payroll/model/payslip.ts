/** One person's pay of a period, as worked out: what is stored, shown and carried on. */

/** By the law's names; money as decimal text. */
export type Figures = Readonly<Record<string, string | number | boolean>>

/** A reduction lowers what is earned, a refund is paid beside it. Totals and bases are no lines of the payslip. */
export type Side = 'earning' | 'reduction' | 'deduction' | 'refund' | 'employer' | 'total' | 'base'

/** A line of the payslip. `benefit` is counted and not paid; a reduction is a negative earning. */
export type Line = {
  readonly key: string
  readonly side: 'earning' | 'benefit' | 'deduction' | 'refund' | 'employer'
  readonly amount: string
  /** Paid for a part of the period: days that count, of how many. */
  readonly days?: string
  readonly of?: string
  /** What the company calls it, as it was called when this was worked out; without it the key is named by the law. */
  readonly names?: Names
  /** YYYY-MM: makes good what that month paid. */
  readonly corrects?: string
}
export type Names = { readonly en: string; readonly 'zh-Hant': string }

export type Weight = 'stops' | 'look' | 'note'

export type Finding = {
  readonly code: string
  readonly weight: Weight
  /** For its words. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What people put in: agreed pay, items, and facts of the person, as text by name. */
export type Inputs = Readonly<Record<string, string>>

export type Change = {
  readonly input: string
  readonly before: string | null
  readonly after: string | null
  /** What the company calls it; without it the input is named by the law. */
  readonly names?: Names
}

/** Plain facts for the law, in its own words. */
export type Given = Readonly<Record<string, unknown>>

/** What the next period of the same year is given of this one. */
export type Carried = Readonly<Record<string, string>>

const weights: Readonly<Record<Weight, number>> = { note: 1, look: 2, stops: 3 }

const weightNumber = (weight: Weight): number => weights[weight]

/** The heaviest: 0 none, 1 note, 2 look, 3 stops. */
export function attentionOf(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ weight }) => weightNumber(weight)))
}
