/** Days in words and colours. */

import type { Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { comma } from '#platform/words/web/words.ts'
import type { detail, timesheet } from '../../contract/days/reading.ts'

export type Day = Omit<DataOf<typeof detail>[number], 'employee'>
export type PersonDay = DataOf<typeof detail>[number]
export type SheetRow = DataOf<typeof timesheet>['employees'][number]
export type Totals = SheetRow['totals']

export const toneOfStatus = (status: Day['status']): Tone => tones[status]
const tones: Readonly<Record<Day['status'], Tone>> = {
  present: 'good',
  incomplete: 'warn',
  absent: 'bad',
  leave: 'info',
  away: 'info',
  holiday: 'plain',
  off: 'plain',
  rest: 'plain',
  unscheduled: 'plain',
  upcoming: 'plain',
}

export const toneOfApproval = (approval: NonNullable<Day['approval']>): Tone =>
  approval === 'pending' ? 'warn' : approval === 'rejected' ? 'bad' : 'good'

/** An instant as the time of the company: '08:55'. */
export function clockText(instant: string | null, timeZone: string | undefined): string {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return ''
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

export const shiftText = ({ shifts }: Pick<Day, 'shifts'>): string =>
  shifts
    .map(({ short_name, start_time, end_time }) => `${short_name ?? ''} ${start_time}–${end_time}`.trim())
    .join(comma())
