/** What the company minds about claims: each rule with what it does, and from where on. */
export const rules = [
  'over_limit',
  'too_old',
  'no_receipt',
  'same_receipt',
  'similar_claim',
  'other_buyer',
  'day_off',
  'outside_travel',
  'rate_by_hand',
] as const
export type Rule = (typeof rules)[number]
export const levels = ['off', 'warn', 'block', 'cap'] as const
export type Level = (typeof levels)[number]

export type Policy = { readonly rule: Rule; readonly level: Level; readonly value: string | null }
export type Policies = Readonly<Record<Rule, Policy>>

const standard: Readonly<Record<Rule, readonly [Level, string | null]>> = {
  over_limit: ['block', null],
  // Days.
  too_old: ['warn', '90.00'],
  // An amount above which a receipt is wanted.
  no_receipt: ['off', null],
  same_receipt: ['block', null],
  similar_claim: ['warn', null],
  // An electronic invoice names another company than this one as its buyer.
  other_buyer: ['warn', null],
  day_off: ['warn', null],
  outside_travel: ['warn', null],
  // Percent.
  rate_by_hand: ['warn', '3.00'],
}
/** Rules that go by a number. */
export const rulesWithValue: readonly Rule[] = ['too_old', 'no_receipt', 'rate_by_hand']

export const policiesOf = (kept: readonly Policy[]): Policies =>
  Object.fromEntries(
    rules.map((rule) => {
      const [level, value] = standard[rule]
      return [rule, kept.find((one) => one.rule === rule) ?? { rule, level, value }]
    }),
  ) as Record<Rule, Policy>

/** Only what is over a limit can be cut down to it. */
export const mayBe = (rule: Rule, level: Level): boolean => level !== 'cap' || rule === 'over_limit'

/** At which field a claim is refused where the rule blocks it. */
export const fieldOf = (rule: Rule): 'attachment_ids' | 'expense_date' | 'claimable_amount' => {
  if (rule === 'no_receipt' || rule === 'same_receipt' || rule === 'other_buyer') return 'attachment_ids'
  return rule === 'too_old' || rule === 'day_off' || rule === 'outside_travel' ? 'expense_date' : 'claimable_amount'
}

export type Finding = {
  readonly rule: Rule
  readonly level: Exclude<Level, 'off'>
  readonly params: Readonly<Record<string, string | number>>
}
