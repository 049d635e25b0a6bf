import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { ExitStatus } from '../../model/exit-states.ts'
import { useWords } from '../words.ts'

const TONES: Readonly<Record<ExitStatus, Tone>> = {
  submitted: 'warn',
  acknowledged: 'info',
  clearance: 'info',
  completed: 'good',
  withdrawn: 'plain',
}

export function ExitBadge({ status }: { readonly status: ExitStatus }) {
  const t = useWords()
  return <StatusBadge tone={TONES[status]}>{t(`exit.status.${status}`)}</StatusBadge>
}
