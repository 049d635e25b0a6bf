/** What may be done with a run in which state. A calculation under way is no state: the former version stands. */
export type RunState = 'none' | 'unconfirmed' | 'confirmed' | 'approved'

export const runMoves = {
  items: { from: ['none', 'unconfirmed'], refusal: 'payroll.closed' },
  generate: { from: ['none', 'unconfirmed'], refusal: 'payroll.closed' },
  discard: { from: ['unconfirmed'], refusal: 'payroll.closed' },
  confirm: { from: ['unconfirmed'], refusal: 'payroll.not-unconfirmed' },
  unconfirm: { from: ['confirmed'], refusal: 'payroll.not-confirmed' },
  approve: { from: ['confirmed'], refusal: 'payroll.not-confirmed' },
  reopen: { from: ['approved'], refusal: 'payroll.not-approved' },
  release: { from: ['approved'], refusal: 'payroll.not-approved' },
  unrelease: { from: ['approved'], refusal: 'payroll.not-approved' },
  take: { from: ['approved'], refusal: 'payroll.not-approved' },
  take_bank: { from: ['approved'], refusal: 'payroll.not-approved' },
} as const satisfies Record<string, { readonly from: readonly RunState[]; readonly refusal: string }>

export type RunMove = keyof typeof runMoves

/** The refusal's word, or undefined where the move is allowed. */
export function refusalOfMove(move: RunMove, state: RunState): string | undefined {
  const { from, refusal }: { readonly from: readonly RunState[]; readonly refusal: string } = runMoves[move]
  if (from.includes(state)) return undefined
  // What was never worked out is not locked either.
  return state === 'none' && move === 'discard' ? 'payroll.nothing-to-discard' : refusal
}
