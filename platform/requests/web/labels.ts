/** The states of a request by word and tone. */
import type { Tone } from '#design/status-badge.tsx'
import type { requestStatuses } from '../contract-types.ts'

export type Status = (typeof requestStatuses)[number]
export const statuses = ['pending', 'approved', 'completed', 'rejected', 'withdrawn', 'cancelled'] as const

const tones: Readonly<Record<Status, Tone>> = {
  pending: 'warn',
  approved: 'good',
  completed: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  cancelled: 'plain',
}
export const toneOf = (status: Status): Tone => tones[status]

export const statusWord = (status: Status) => `requests.status.${status}` as const
