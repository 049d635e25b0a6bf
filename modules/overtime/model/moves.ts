/** What may be done with a claim in which state. */
import type { Moves } from '#platform/approvals/model/moves.ts'

export const claimMoves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves
