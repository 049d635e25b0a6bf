/** Where objectives stand, how far they are, and how sure somebody is. */
import { Progress } from '@mantine/core'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { type Stage, stageOf } from '../model/okr.ts'
import classes from './okr.module.css'
import { useWords } from './words.ts'

const stageTones: Readonly<Record<Stage, Tone>> = { draft: 'plain', submitted: 'warn', agreed: 'info', closed: 'good' }
const sureTones: readonly Tone[] = ['plain', 'bad', 'warn', 'good']
export const sureOf = (confidence: number) => (confidence >= 3 ? 3 : confidence === 2 ? 2 : 1)

export function StageBadge({ status }: { readonly status: number }) {
  const t = useWords()
  const stage = stageOf(status)
  return <StatusBadge tone={stageTones[stage]}>{t(`okr.stage.${stage}`)}</StatusBadge>
}

export function Sure({ is }: { readonly is: number | null }) {
  const t = useWords()
  if (is === null) return null
  return <StatusBadge tone={sureTones[is] ?? 'plain'}>{t(`okr.confidence.${sureOf(is)}`)}</StatusBadge>
}

export function Bar({ progress, label }: { readonly progress: string; readonly label: string }) {
  const t = useWords()
  return (
    <span className={classes.bar}>
      <span className={classes.small}>{t('okr.percent', { progress })}</span>
      <Progress value={Number(progress)} aria-label={label} />
    </span>
  )
}

type Quarter = { readonly year: number; readonly quarter: number }

/** '2026 Q4'. */
export function useQuarter() {
  const t = useWords()
  return ({ year, quarter }: Quarter): string => t('okr.quarterOf', { year, quarter })
}
