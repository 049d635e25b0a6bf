/** What may be done with leave in which state (decision C4). That it is completed is shown and not stored. */
import type { Moves } from '#platform/approvals/model/moves.ts'

export const leaveMoves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves
