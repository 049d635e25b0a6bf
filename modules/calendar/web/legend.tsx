/** What the colours and marks of a calendar mean. */
import classes from './calendar.module.css'
import type { LeaveHues } from './leave-hues.ts'
import { useWords } from './words.ts'

export type LegendKind =
  | 'holiday'
  | 'away'
  | 'pending'
  | 'mine'
  | 'birthday'
  | 'interview'
  | 'home'
  | 'travel'
  | 'training'
  | 'off'

type LegendProps = {
  readonly kinds: readonly LegendKind[]
  /** The kinds of leave that the reader may tell apart. */
  readonly leave: LeaveHues
}

export function Legend({ kinds, leave }: LegendProps) {
  const t = useWords()
  return (
    <ul className={classes.legend} aria-label={t('calendar.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={classes.cell} data-kind={kind} aria-hidden />
          {t(`calendar.legend.${kind}`)}
        </li>
      ))}
      {[...leave].map(([label, hue]) => (
        <li key={label}>
          <i className={classes.cell} data-hue={hue} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
