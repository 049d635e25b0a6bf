/**
 * What a month takes of a loan, what is left of it, and how it stands: from its terms, what was decided of it, and what
 * approved months took. Months are 'YYYY-MM', which sort as they follow each other.
 */
import { type Amount, amountOf, amountText, lesser, notNegative } from '#kernel/money.ts'

export const loanKinds = ['loan', 'advance', 'housing', 'court_order', 'tax_instalment', 'ptptn', 'other'] as const
export type LoanKind = (typeof loanKinds)[number]
/** Agencies whose file lists what is taken for them. */
export const loanAgencies = ['sss', 'pag_ibig'] as const
export type LoanAgency = (typeof loanAgencies)[number]
export const loanMoves = ['pause', 'resume', 'skip', 'settle'] as const
export type LoanMove = (typeof loanMoves)[number]
/** What becomes of the rest: taken from the pay of the month, paid back otherwise, given up. */
export const settlements = ['pay', 'paid_back', 'written_off'] as const
export type Settlement = (typeof settlements)[number]
export const loanStatuses = ['running', 'paused', 'settled', 'written_off'] as const
export type LoanStatus = (typeof loanStatuses)[number]

export type LoanTerms = {
  readonly kind: LoanKind
  /** Money text; null where nothing is owed as a whole. */
  readonly principal: string | null
  readonly instalment: string
  readonly from: string
  readonly to: string | null
}
/** In the order in which they were decided. */
export type Decided = { readonly move: LoanMove; readonly month: string; readonly how: Settlement | null }
export type TakenInMonth = { readonly month: string; readonly amount: string }

/** All that is known of one. */
export type Loan = LoanTerms & { readonly moves: readonly Decided[]; readonly taken: readonly TakenInMonth[] }

/** What the month wants of it: no more than is left, nothing where it rests. Approved months count what they took. */
export function wantedIn(loan: Loan, month: string): Amount {
  const { from, to, instalment } = loan
  const end = settlementOf(loan)
  const settles = end !== undefined && end.month <= month
  if (month < from || (settles && end.how !== 'pay')) return 0n
  const left = leftOf(loan, month)
  if (settles) return left ?? 0n
  if ((to !== null && month > to) || isPausedIn(loan, month) || isSkipped(loan, month)) return 0n
  const due = amountOf(instalment)
  return left === null ? due : lesser(due, left)
}

/** Still to be taken: money text, or null where nothing is owed as a whole. */
export function balanceOf(loan: Loan): string | null {
  const end = settlementOf(loan)
  if (end && end.how !== 'pay') return loan.principal === null ? null : '0.00'
  const left = leftOf(loan)
  return left === null ? null : amountText(left)
}

/** Owed to the company: what of others' orders and agencies is left goes on elsewhere. */
const OWN: readonly LoanKind[] = ['loan', 'advance', 'housing', 'other']

/** What is left for whoever leaves; in an open last month less what that month wants. */
export function openAfter(loan: Loan, openMonth: string | undefined): Amount {
  const left = leftOf(loan)
  if (left === null || !OWN.includes(loan.kind)) return 0n
  const end = settlementOf(loan)
  if (end && end.how !== 'pay') return 0n
  const isTaken = openMonth === undefined || loan.taken.some(({ month }) => month === openMonth)
  return notNegative(left - (isTaken ? 0n : wantedIn(loan, openMonth)))
}

/** As it stands for who looks in this month. */
export function statusOf(loan: Loan, month: string): LoanStatus {
  const end = settlementOf(loan)
  if (end?.how === 'written_off') return 'written_off'
  if (end?.how === 'paid_back') return 'settled'
  if (end && loan.principal === null) return 'settled'
  if (leftOf(loan) === 0n || (loan.principal === null && loan.to !== null && month > loan.to)) return 'settled'
  return isPausedIn(loan, month) ? 'paused' : 'running'
}

/** Why a decision cannot be taken now, by its word; undefined where it can. */
export function faultOfMove(loan: Loan, { move, month }: Decided): string | undefined {
  const status = statusOf(loan, month)
  const hasEnd = settlementOf(loan) !== undefined
  if (move === 'resume') return status === 'paused' || hasEnd ? undefined : 'loans.not-paused'
  if (status === 'settled' || status === 'written_off' || hasEnd) return 'loans.settled'
  if (move === 'pause' && status === 'paused') return 'loans.paused-already'
  if (move === 'skip' && (isSkipped(loan, month) || month < loan.from)) return 'loans.nothing-to-skip'
  return undefined
}

/** Less what earlier months took; null where nothing is owed as a whole. */
function leftOf({ principal, taken }: Loan, before = '9999-12'): Amount | null {
  if (principal === null) return null
  const paid = taken.reduce((sum, one) => (one.month < before ? sum + amountOf(one.amount) : sum), 0n)
  return notNegative(amountOf(principal) - paid)
}

/** Taken up again afterwards, it is as if it had not been settled. */
function settlementOf({ moves }: Loan): Decided | undefined {
  const last = moves.findLast(({ move }) => move === 'settle' || move === 'resume')
  return last?.move === 'settle' ? last : undefined
}

function isPausedIn({ moves }: Loan, month: string): boolean {
  return (
    moves.findLast((one) => (one.move === 'pause' || one.move === 'resume') && one.month <= month)?.move === 'pause'
  )
}

const isSkipped = ({ moves }: Loan, month: string): boolean =>
  moves.some((one) => one.move === 'skip' && one.month === month)
