/** What other screens may embed: what was brought into a line of pay, each with its why. */

export { BroughtList, type BroughtShown } from './brought-list.tsx'
export { OwnPayslipPassword } from './release/own-password.tsx'
export { OwnTaxClaims } from './tax-claims/own-tax-claims.tsx'
