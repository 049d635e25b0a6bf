/** Claims on the screen: what they are called, and what is out of date once one was entered, changed or decided. */

import type { Tone } from '#design/status-badge.tsx'
import { pendingCount, application as request, applications as requests } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { comma } from '#platform/words/web/words.ts'
import { hours, list, one } from '../contract/claims.ts'
import type { useWords } from './words.ts'

export type Claim = DataOf<typeof list>[number]
export type ClaimDetail = DataOf<typeof one>
export type Say = ReturnType<typeof useWords>

export const STALE = [list, one, hours, request, requests, pendingCount]

export const statuses = ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const
export const tones: Readonly<Record<Claim['status'], Tone>> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  cancelled: 'plain',
}

export const decisions = ['approve', 'reject', 'withdraw'] as const
export type ClaimDecision = (typeof decisions)[number]

const dayTypes = [
  'normal_working_day',
  'non_working_day',
  'public_holiday',
  'sunday_holiday',
  'disaster_holiday',
  'regular_holiday',
  'special_holiday',
  'regular_holiday_on_non_working_day',
  'special_holiday_on_non_working_day',
  'double_holiday',
] as const

export function dayTypeText(t: Say, type: string): string {
  const known = dayTypes.find((one) => one === type)
  return known ? t(`overtime.day.${known}`) : type
}

/** '18:00 – 20:00' */
export const spanText = ({ start_time, end_time }: Pick<Claim, 'start_time' | 'end_time'>): string =>
  `${start_time} – ${end_time}`

/** '1.5 h' of 90 minutes; to the minute where it is no half hour: '1 h 20 min'. */
export function minutesText(t: Say, minutes: number): string {
  if (minutes % 30 === 0) return t('overtime.hoursShort', { count: minutes / 60 })
  return t('overtime.hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** Rest is given hour for hour, whatever the hours would have been paid. */
export const rateText = ({ rate, compensation }: Pick<Claim, 'rate' | 'compensation'>): string =>
  compensation === 'leave' ? '' : rate.map((multiple) => `× ${multiple}`).join(comma())
