/** What the colours and marks of a calendar mean. */
import classes from './calendar.module.css'
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

export function Legend({ kinds }: { readonly kinds: readonly LegendKind[] }) {
  const t = useWords()
  return (
    <ul className={classes.legend} aria-label={t('calendar.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={classes.cell} data-kind={kind} aria-hidden />
          {t(`calendar.legend.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
