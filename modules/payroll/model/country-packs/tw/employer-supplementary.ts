/**
 * The unit's own supplementary premium (National Health Insurance Act, article 34): what it paid in the month as salary
 * beyond the insured amounts of those insured there. It is the company's, and stands on nobody's payslip.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'

/** Income of format 50, as on the withholding statement. */
const PAID = ['taxable_wages', 'bonus', 'back_pay'] as const
const INSURED = 'health_insured_salary'
/** Whoever is not insured here in the month has a grade all the same, and no premium. */
export const insuredOnlyWith = { [INSURED]: 'health_employer' } as const

export const EMPLOYER_SUPPLEMENTARY = 'employer_supplementary_premium'
export const PREMIUM_SCHEME = 'tw.health_supplementary'

type Sums = Readonly<Record<string, string>>

/** What the law is asked of a month's sums. */
export const premiumAsked = (sums: Sums) => ({
  party: 'employer',
  total_wages_paid: amountText(sumOf(PAID.map((name) => amountOf(sums[name] ?? '0')))),
  total_insured_salary: sums[INSURED] ?? '0.00',
})

/** `sums`: of the whole month; `on`: a day of it. Whole dollars; nothing where the law of that day is not known. */
export const employerSupplementary = {
  reads: [...PAID, INSURED],
  parts: (sums: Sums, on: PlainDate) => {
    const { answer } = workOut(PREMIUM_SCHEME, on, premiumAsked(sums))
    return isRefusedAnswer(answer) ? [] : [{ figure: EMPLOYER_SUPPLEMENTARY, amount: String(answer.premium) }]
  },
}
