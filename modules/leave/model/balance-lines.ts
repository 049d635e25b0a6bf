/**
 * A balance line by line, so that it adds up before whoever decides: what was granted, what left it and how, what is asked
 * for, and the rest. What the lines know nothing of stands as a line of its own, and never silently in the sum.
 */
export type BalanceFigures = {
  readonly entitled: number
  readonly carried: number
  readonly taken: number
  readonly booked: number
  readonly pending: number
  readonly paid_out: number
  readonly forfeited: number
  readonly unsettled: number
  readonly available: number
}
export const balanceLines = [
  'entitled',
  'carried',
  'taken',
  'pending',
  'paid_out',
  'expired',
  'unsettled',
  'this',
  'other',
] as const
export type BalanceLine = { readonly key: (typeof balanceLines)[number]; readonly amount: number }

/** `own`: how much of what is pending or taken is the request looked at. */
export function linesOfBalance(
  balance: BalanceFigures,
  own: { readonly pending: number; readonly taken: number },
): readonly BalanceLine[] {
  const { entitled, carried, taken, booked, pending, paid_out, forfeited, unsettled, available } = balance
  const lines: BalanceLine[] = [
    { key: 'entitled', amount: entitled },
    { key: 'carried', amount: carried },
    { key: 'taken', amount: -(taken + booked - own.taken) },
    { key: 'pending', amount: -(pending - own.pending) },
    { key: 'paid_out', amount: -paid_out },
    { key: 'expired', amount: -forfeited },
    { key: 'unsettled', amount: -unsettled },
    { key: 'this', amount: -(own.pending + own.taken) },
  ]
  const rest = available - lines.reduce((sum, { amount }) => sum + amount, 0)
  return [...lines, { key: 'other' as const, amount: rest }].filter(
    ({ key, amount }) => amount !== 0 || key === 'entitled' || key === 'taken',
  )
}
