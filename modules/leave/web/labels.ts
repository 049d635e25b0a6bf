/** States of leave and the like by word and tone. */
import type { Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { applications } from '../contract/applications.ts'

export type Application = DataOf<typeof applications>[number]
export type Status = Application['status']

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

export const leaveWord = (status: Status) => `leave.status.${status}` as const
