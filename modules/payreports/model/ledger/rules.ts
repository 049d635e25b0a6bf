/** Which account something is booked to: the most particular rule that names one. */

export type Account = { readonly account: string; readonly name: string }
export type Side = 'debit' | 'credit'
export type Rule = {
  /** A line of the payslip by its key, a sum that stands for all of a side, or a category of the company by its id. */
  readonly of: string
  readonly department: string | null
  readonly cost_centre: string | null
  readonly debit: Account | null
  readonly credit: Account | null
}
export type Place = { readonly department: string | null; readonly cost_centre: string | null }
export type AccountOf = (chain: readonly string[], place: Place, side: Side) => Account | undefined

/** Sums that stand for whatever of their side has no account of its own. */
export const ALL_EARNINGS = 'gross_pay'
export const ALL_DEDUCTIONS = 'total_deductions'
export const ALL_EMPLOYER = 'employer_contributions'
export const NET = 'net_pay'
/** What is paid back of what the company lent. */
export const LOANS = 'loan_repayment'

/** By what is booked in the order of the chain; of each first the cost centre, then the department, then everywhere. */
export function accountsBy(rules: readonly Rule[]): AccountOf {
  const known = new Map(rules.map((rule) => [keyOf(rule.of, rule), rule]))
  return (chain, { department, cost_centre }, side) => {
    for (const of of chain) {
      const places = [
        ...(cost_centre === null ? [] : [{ department: null, cost_centre }]),
        ...(department === null ? [] : [{ department, cost_centre: null }]),
        { department: null, cost_centre: null },
      ]
      for (const place of places) {
        const account = known.get(keyOf(of, place))?.[side]
        if (account) return account
      }
    }
    return undefined
  }
}

const keyOf = (of: string, { department, cost_centre }: Place): string =>
  JSON.stringify([of, department?.toLowerCase() ?? null, cost_centre?.toLowerCase() ?? null])
