/** The status of a letter as a badge; waiting for an answer goes before anything that was done. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { LetterStatus } from '../model/letter.ts'
import { useWords } from './words.ts'

type Standing = { readonly status: LetterStatus; readonly waits: boolean; readonly due_on: string | null }

const tones = {
  ...{ draft: 'plain', sent: 'info', read: 'good', signed: 'good', declined: 'bad', withdrawn: 'plain' },
} as const satisfies Record<LetterStatus, Tone>

/** What is still waited for stands before what was done. */
export const standingOf = ({ status, waits }: Pick<Standing, 'status' | 'waits'>) => (waits ? 'waits' : status)

export function LetterBadge({ status, waits }: Standing) {
  const t = useWords()
  return (
    <StatusBadge tone={waits ? 'warn' : tones[status]}>
      {t(`documents.status.${standingOf({ status, waits })}`)}
    </StatusBadge>
  )
}
