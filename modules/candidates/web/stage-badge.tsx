/** Where a candidate stands: the stage, and the round of an interview. */
import { StatusBadge } from '#design/status-badge.tsx'
import { type CandidateShown, toneOf } from './candidate.ts'
import { useWords } from './words.ts'

export function StageBadge({
  of: { status, round_name },
}: {
  readonly of: Pick<CandidateShown, 'status' | 'round_name'>
}) {
  const t = useWords()
  return <StatusBadge tone={toneOf(status)}>{round_name ?? t(`candidates.status.${status}`)}</StatusBadge>
}
