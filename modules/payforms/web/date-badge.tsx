/** Whether it is done, still open or late. */
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { calendar } from '../contract/calendar.ts'
import { useWords } from './words.ts'

export type AgencyDate = DataOf<typeof calendar>[number]

export function DateBadge({ status }: Pick<AgencyDate, 'status'>) {
  const t = useWords()
  const tone = status === 'done' ? 'good' : status === 'late' ? 'bad' : 'plain'
  return <StatusBadge tone={tone}>{t(`payforms.date.${status}`)}</StatusBadge>
}
