/** What stands against the terms of a loan, by field; and in which order and how far each kind is taken. */
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import type { LoanKind, LoanTerms } from './loan.ts'

/** Owed as a whole: without a principal nobody would know when it ends. */
const OWED: readonly LoanKind[] = ['loan', 'advance', 'housing']
const MALAYSIAN: readonly LoanKind[] = ['tax_instalment', 'ptptn']

export const kindsOf = (country: Country, kinds: readonly LoanKind[]): LoanKind[] =>
  kinds.filter((kind) => country === 'MY' || !MALAYSIAN.includes(kind))

export type GivenTerms = LoanTerms & {
  readonly most_percent: string | null
  readonly must_keep: string | null
  readonly paid_to?: string | null
}
type Employment = { readonly joinedIn: string; readonly leftIn: string | null }
type Faults = Readonly<Record<string, readonly string[]>>

/** Money that was taken in approved months: a principal below it would be owed to the person. */
export function faultsOf(
  terms: GivenTerms,
  { joinedIn, leftIn }: Employment,
  country: Country,
  taken = '0.00',
  /** As it stands: months that stay were judged when they were chosen. */
  former?: Pick<LoanTerms, 'from' | 'to'>,
): Faults | undefined {
  const faults: Record<string, string[]> = {}
  const { kind, principal, instalment, from, to, most_percent } = terms
  if (!kindsOf(country, [kind]).includes(kind)) faults.kind = ['loans.not-in-country']
  if (principal === null && OWED.includes(kind)) faults.principal = ['loans.principal-needed']
  if (principal !== null && amountOf(principal) <= 0n) faults.principal = ['loans.above-zero']
  else if (principal !== null && amountOf(principal) < amountOf(taken)) faults.principal = ['loans.taken-more']
  if (amountOf(instalment) <= 0n) faults.instalment = ['loans.above-zero']
  else if (principal !== null && amountOf(instalment) > amountOf(principal))
    faults.instalment = ['loans.above-principal']
  if (from !== former?.from && (from < joinedIn || (leftIn !== null && from > leftIn)))
    faults.from = ['loans.outside-employment']
  if (to !== null && to < from) faults.to = ['loans.ends-before']
  else if (to !== null && to !== former?.to && leftIn !== null && to > leftIn) faults.to = ['loans.outside-employment']
  if (most_percent !== null && (amountOf(most_percent) <= 0n || amountOf(most_percent) > 10_000n))
    faults.most_percent = ['loans.percent']
  if (terms.paid_to && country !== 'PH') faults.paid_to = ['loans.not-in-country']
  return Object.keys(faults).length > 0 ? faults : undefined
}

/** Orders of a court before what the tax office wants, those before what was agreed; the lower priority first. */
export const orderOf = (kind: LoanKind, priority: number): number =>
  (kind === 'court_order' ? 0 : kind === 'tax_instalment' ? 100 : 200) + priority

/** The company's type of pay item that it is taken as. */
export const typeOf = (kind: LoanKind): string => (kind === 'tax_instalment' ? 'cp38' : 'other_deduction')

/** Compulsory Enforcement Act of Taiwan, article 115-1: orders take at most a third of the wages, all of them together. */
export const isOfThird = (kind: LoanKind, country: Country): boolean => kind === 'court_order' && country === 'TW'
