/** How far a notice is: open, late, filed, cleared, not needed. */
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { notice, notices } from '../contract/notices.ts'
import { useWords } from './words.ts'

export type NoticeShown = DataOf<typeof notices>[number]
export type WholeNotice = DataOf<typeof notice>

type BadgeProps = { readonly of: Pick<NoticeShown, 'status' | 'late' | 'outdated'> }

export function NoticeBadge({ of: { status, late, outdated } }: BadgeProps) {
  const t = useWords()
  if (outdated) return <StatusBadge tone="bad">{t('paynotices.outdated')}</StatusBadge>
  const tone = late ? 'bad' : status === 'filed' || status === 'cleared' ? 'good' : 'plain'
  return <StatusBadge tone={tone}>{t(late ? 'paynotices.late' : `paynotices.status.${status}`)}</StatusBadge>
}
