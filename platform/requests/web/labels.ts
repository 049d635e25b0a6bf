/** The states of a request by word and tone. */
import type { Tone } from '#design/status-badge.tsx'
import type { requestStatuses } from '../contract-types.ts'

/** Some kinds go on: the first of several agreed, or what was approved is paid. */
export type Status = (typeof requestStatuses)[number] | 'processing' | 'paid'
export const statuses = ['pending', 'approved', 'completed', 'rejected', 'withdrawn', 'cancelled'] as const

const tones: Readonly<Record<Status, Tone>> = {
  pending: 'warn',
  processing: 'warn',
  approved: 'good',
  paid: 'good',
  completed: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  cancelled: 'plain',
}
export const toneOf = (status: Status): Tone => tones[status]

export const statusWord = (status: Status) => `requests.status.${status}` as const
