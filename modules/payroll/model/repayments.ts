/**
 * What a person's pay repays or hands on for them: loans, orders of a court, instalments of tax. The law comes first;
 * then each takes what it wants, in its order, as far as the limits of the pay leave room. What did not fit was not
 * taken: it stays owing and is wanted again by the next month.
 */
import { type Amount, amountOf, amountText, lesser, notNegative } from '#kernel/money.ts'
import type { BroughtAmount } from './contributed-amounts.ts'

/** How far an amount may lessen what is paid out. */
export type Taking = {
  /** The lowest first. */
  readonly order: number
  /** Of the month's gross pay at most this many per cent by this one alone. */
  readonly mostPercent?: string
  /** All that say so take together at most a third of the month's gross pay, in whole dollars (orders of a court, Taiwan). */
  readonly thirdTogether?: true
  /** Nothing is taken that would leave less than this to be paid out. */
  readonly mustKeep?: string
  /** Is it a loan for a home, which leaves all deductions together more room? */
  readonly housing?: boolean
}

/** Per cent of the month's gross that all agreed deductions together may take; the law's own are not among them. */
export type DeductionCap = { readonly percent: string; readonly withHousing: string }

/** The month as it is without any of them. */
export type PayBefore = {
  readonly gross: string
  readonly net: string
  /** What else is agreed and deducted. */
  readonly deducted: Amount
}

export type Taken = { readonly of: BroughtAmount; readonly amount: Amount; readonly wanted: Amount }

/** Each with what is taken of it; `cap` is undefined where nothing caps the month, as in somebody's last. */
export function takenOf(
  wanted: readonly BroughtAmount[],
  { gross, net, deducted }: PayBefore,
  cap: DeductionCap | undefined,
): Taken[] {
  const housing = wanted.some(({ taking }) => taking?.housing)
  let room = notNegative(amountOf(net))
  let capped = cap && notNegative(share(gross, housing ? cap.withHousing : cap.percent) - deducted)
  let third = notNegative(amountOf(gross)) / 3n
  third -= third % WHOLE
  const inOrder = wanted.toSorted((one, other) => (one.taking?.order ?? 0) - (other.taking?.order ?? 0))
  return inOrder.map((of) => {
    const want = amountOf(of.amount)
    const { mostPercent, mustKeep, thirdTogether } = of.taking ?? {}
    const limits = [
      room,
      ...(capped === undefined ? [] : [capped]),
      ...(mostPercent === undefined ? [] : [share(gross, mostPercent)]),
      ...(thirdTogether ? [third] : []),
      ...(mustKeep === undefined ? [] : [notNegative(room - amountOf(mustKeep))]),
    ]
    const amount = limits.reduce(lesser, want)
    room -= amount
    if (thirdTogether) third -= amount
    if (capped !== undefined) capped -= amount
    return { of, amount, wanted: want }
  })
}

const WHOLE = 100n

/** So many per cent of an amount, cut below the cent: never more than the limit. */
function share(gross: string, percent: string): Amount {
  return (notNegative(amountOf(gross)) * amountOf(percent)) / 10_000n
}

/** As the payslip keeps it: what was taken, of what was due. */
export const asTaken = ({ of, amount, wanted }: Taken): BroughtAmount => ({
  ...of,
  amount: amountText(amount),
  due: amountText(wanted),
})
