/** The roster read day by day: on a phone, and for whoever prefers a list. */
import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useWords } from '../words.ts'
import { CellDialog } from './cell-dialog.tsx'
import { shortNameOf } from './cell-names.ts'
import classes from './roster-list.module.css'
import type { Day, Person, Shift } from './roster-types.ts'

type RosterListProps = { readonly people: readonly Person[]; readonly shifts: readonly Shift[] }

export function RosterList({ people, shifts }: RosterListProps) {
  const t = useWords()
  const language = useLanguage()
  const [open, setOpen] = useState<{ readonly person: Person; readonly day: Day }>()
  const [all, setAll] = useState(false)
  const dates = people[0]?.days.map(({ date }) => date) ?? []
  return (
    <div className={classes.days}>
      <Button variant="subtle" onClick={() => setAll(!all)}>
        {t(all ? 'shifts.onlyPlanned' : 'shifts.everybody')}
      </Button>
      {dates.map((date, at) => {
        const rows = people.flatMap((person) => {
          const day = person.days[at]
          return day && (all || day.shifts.length > 0) ? [{ person, day }] : []
        })
        return (
          <Section key={date} title={weekDayText(date, language)}>
            {rows.length === 0 && <p className="muted">{t('shifts.nobodyPlanned')}</p>}
            <ul className={classes.rows}>
              {rows.map(({ person, day }) => (
                <li key={person.id}>
                  <UnstyledButton className={classes.row} onClick={() => setOpen({ person, day })}>
                    <span className={classes.who}>
                      {person.full_name}
                      {person.department && <small className="muted">{person.department}</small>}
                    </span>
                    <span className={classes.what}>
                      {day.shifts.length === 0
                        ? (day.leave ?? t('shifts.nothing'))
                        : day.shifts.map((shift) => shiftText(shift)).join(comma())}
                      {day.is_confirmed && <StatusBadge tone="good">{t('shifts.isConfirmed')}</StatusBadge>}
                    </span>
                  </UnstyledButton>
                  {day.findings.map((finding) => (
                    <Notice key={finding} tone="warn">
                      {finding}
                    </Notice>
                  ))}
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
      {open && <CellDialog {...open} shifts={shifts} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

const shiftText = (shift: Day['shifts'][number]): string =>
  shift.kind === 'work' ? `${shift.short_name} ${shift.start_time} – ${shift.end_time}` : shortNameOf(shift)
