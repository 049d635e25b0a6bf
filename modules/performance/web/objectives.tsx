/** What the person set out to reach in the period, and how far it is: to be read while rating, in no points. */
import { Progress } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { ReviewShown } from './named.tsx'
import classes from './performance.module.css'
import { useWords } from './words.ts'

const sure = { 1: ['bad', 'off'], 2: ['warn', 'risk'], 3: ['good', 'on'] } as const satisfies Record<
  number,
  readonly [Tone, string]
>
type Objective = ReviewShown['objectives'][number]

export function Objectives({ of }: { readonly of: readonly Objective[] }) {
  const t = useWords()
  if (of.length === 0) return null
  return (
    <Section title={t('performance.objectives')} hint={t('performance.objectivesHint')}>
      <ul className={classes.objectives}>
        {of.map(({ id, name, weight, year, quarter, progress, confidence, results }) => (
          <li key={id}>
            <span className={classes.objective}>
              <b>{name}</b>
              <Confidence is={confidence} />
            </span>
            <Progress value={Number(progress)} aria-label={name} />
            <small className="muted">
              {t('performance.objectiveIs', { year, quarter, weight, progress })}
              {results.map((result) => (
                <span key={result.name} className={classes.why}>
                  {t('performance.resultIs', { name: result.name, progress: result.progress })}
                </span>
              ))}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Confidence({ is }: { readonly is: number | null }) {
  const t = useWords()
  if (is !== 1 && is !== 2 && is !== 3) return null
  const [tone, word] = sure[is]
  return <StatusBadge tone={tone}>{t(`performance.sure.${word}`)}</StatusBadge>
}
