/**
 * What becomes of what is left of leave when its time is over: a rest too small to carry is forfeited, up to the most
 * that may be carried is carried on, and what is beyond is paid out or forfeited, as the type says.
 */
import type { Halves } from '../halves.ts'
import type { LeaveType } from '../leave-type.ts'

export type Why = 'small-rest' | 'carried' | 'not-carried' | 'beyond' | 'paid-out'
export type Settled = {
  readonly carried: Halves
  readonly paidOut: Halves
  readonly forfeited: Halves
  readonly why: readonly Why[]
}
type Leftover = {
  readonly left: Halves
  /** Of the same time, by an earlier settlement: it counts against the most that may be carried. */
  readonly carriedBefore: Halves
  /** Rests up to this much are not carried. */
  readonly smallRest: Halves
}

export function settled(
  { carry_most, leftover }: Pick<LeaveType, 'carry_most' | 'leftover'>,
  { left, carriedBefore, smallRest }: Leftover,
): Settled {
  if (left <= 0) return { carried: 0, paidOut: 0, forfeited: 0, why: [] }
  // What the company has to pay is never too small to be paid.
  if (leftover === 'forfeit' && carry_most > 0 && carriedBefore === 0 && left <= smallRest)
    return { carried: 0, paidOut: 0, forfeited: left, why: ['small-rest'] }
  const carried = Math.min(left, Math.max(0, carry_most - carriedBefore))
  const rest = left - carried
  const [paidOut, forfeited] = leftover === 'pay_out' ? [rest, 0] : [0, rest]
  return {
    carried,
    paidOut,
    forfeited,
    why: [
      carry_most === 0 ? 'not-carried' : 'carried',
      ...(paidOut > 0 ? (['paid-out'] as const) : []),
      ...(forfeited > 0 && carry_most > 0 ? (['beyond'] as const) : []),
    ],
  }
}

/** From which lots each part comes: what is carried from the first of them on, the rest after it. */
export function partsOf<Lot extends { readonly left: Halves }>(
  lots: readonly Lot[],
  { carried, paidOut }: Pick<Settled, 'carried' | 'paidOut'>,
): { readonly lot: Lot; readonly carried: Halves; readonly paidOut: Halves; readonly forfeited: Halves }[] {
  let [toCarry, toPay] = [carried, paidOut]
  return lots
    .filter(({ left }) => left > 0)
    .map((lot) => {
      const onward = Math.min(lot.left, toCarry)
      const paid = Math.min(lot.left - onward, toPay)
      toCarry -= onward
      toPay -= paid
      return { lot, carried: onward, paidOut: paid, forfeited: lot.left - onward - paid }
    })
}
