/** The findings of a run that need a look, listed before it is confirmed. */
import { Text } from '@mantine/core'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useWords } from '../words.ts'
import { Who } from './person-links.tsx'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

export const toneOfWeight: Readonly<Record<Run['checks'][number]['weight'], Tone>> = {
  stops: 'bad',
  look: 'warn',
  note: 'info',
}

/** The findings once more before going on; they warn and do not stop. */
type CheckLinesProps = {
  readonly run: Run
  readonly lead: string
  /** Said otherwise already. */
  readonly without?: string
}

export function CheckLines({ run, lead, without }: CheckLinesProps) {
  const t = useWords()
  const lines = run.checks.filter(({ code, weight }) => weight !== 'note' && code !== without)
  if (lines.length === 0) return null
  return (
    <div>
      <Text c="dimmed">{lead}</Text>
      <ul className={classes.checks}>
        {lines.map(({ code, text, count, weight, people }) => (
          <li key={code}>
            <StatusBadge tone={toneOfWeight[weight]}>{count}</StatusBadge> {text}
            {people && <People people={people} />}
          </li>
        ))}
      </ul>
      {run.checks.some(({ code }) => code === 'left_long_ago') && <Text fw={600}>{t('payroll.leftWarning')}</Text>}
    </div>
  )
}

/** Each with the way to their record. */
function People({ people }: { readonly people: NonNullable<Run['checks'][number]['people']> }) {
  return (
    <ul>
      {people.map(({ employee_id, full_name }) => (
        <li key={employee_id}>
          <Who id={employee_id} name={full_name} />
        </li>
      ))}
    </ul>
  )
}
