/** What the active cell holds in words, with what is found there, and the way to its day. */
import { Button } from '@mantine/core'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useWords } from '../words.ts'
import { namesOf } from './cell-names.ts'
import classes from './roster-grid.module.css'
import type { Day, Person } from './roster-types.ts'

type ActiveLineProps = { readonly person: Person; readonly day: Day; readonly onOpen: () => void }

export function ActiveLine({ person, day, onOpen }: ActiveLineProps) {
  const t = useWords()
  const language = useLanguage()
  const held = [namesOf(day) || t('shifts.nothing'), day.holiday, day.leave, ...day.findings].filter(Boolean)
  return (
    <div className={classes.line}>
      <span>
        <strong>{person.full_name}</strong> {weekDayText(day.date, language)}{' '}
        <span className="muted">{held.join(t('shifts.comma'))}</span>
      </span>
      <Button size="compact-sm" variant="subtle" onClick={onOpen}>
        {t('shifts.openDay')}
      </Button>
    </div>
  )
}
