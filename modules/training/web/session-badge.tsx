import { StatusBadge } from '#design/status-badge.tsx'
import type { SessionState } from '../model/session.ts'
import { useWords } from './words.ts'

const TONES = { planned: 'info', running: 'good', over: 'warn', closed: 'plain' } as const

export function SessionBadge({ state }: { readonly state: SessionState }) {
  const t = useWords()
  return <StatusBadge tone={TONES[state]}>{t(`training.state.${state}`)}</StatusBadge>
}
