import { requestWords } from '#platform/requests/words.ts'

export const words = {
  ...requestWords,
  sent: 'claims.sent',
  changed: 'claims.changed-claim',
  cancelled: 'claims.cancelled',
  nothingPending: 'claims.nothing-pending',
  nothingApproved: 'claims.nothing-approved',
} as const
