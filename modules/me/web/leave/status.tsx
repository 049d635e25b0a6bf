/** Where a request stands, by word and colour. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useWords } from '../words.ts'

const tones = {
  pending: 'warn',
  approved: 'good',
  completed: 'plain',
  rejected: 'bad',
  withdrawn: 'plain',
  cancelled: 'plain',
  processing: 'info',
  paid: 'good',
} as const satisfies Record<string, Tone>

export function RequestStatus({ status }: { readonly status: string }) {
  const t = useWords()
  return isKnown(status) ? <StatusBadge tone={tones[status]}>{t(`me.status.${status}`)}</StatusBadge> : null
}

const isKnown = (status: string): status is keyof typeof tones => status in tones
