/** Where a review stands, or how it ended. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { COMPLETED, type Result, type Stage, stages } from '../model/review.ts'
import { useWords } from './words.ts'

const tones: Readonly<Record<Result, Tone>> = { confirmed: 'good', extended: 'warn', terminated: 'bad' }
type Standing = { readonly status: number; readonly result: Result | null; readonly is_extended?: boolean }

export function StageBadge({ status, result }: Standing) {
  const t = useWords()
  if (status === COMPLETED && result)
    return <StatusBadge tone={tones[result]}>{t(`probation.result.${result}`)}</StatusBadge>
  return (
    <StatusBadge tone={status === COMPLETED ? 'plain' : 'info'}>{t(`probation.stage.${stageOf(status)}`)}</StatusBadge>
  )
}

export const stageOf = (status: number): Stage => stages[status] ?? 'completed'
