/** The days of a month below each other, the newest first; each opens with its why. */
import { type ReactNode, useState } from 'react'
import { Facts } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import { useWords } from '../words.ts'
import classes from './days.module.css'
import { clockText, type Day, shiftText, type Totals, toneOfStatus } from './labels.ts'

type MonthDaysProps = {
  readonly days: readonly Day[]
  readonly today: string
  readonly detail: (day: Day) => ReactNode
}

export function MonthDays({ days, today, detail }: MonthDaysProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [open, setOpen] = useState<Day>()
  const shown = days.filter(({ date }) => date <= today).reverse()
  if (shown.length === 0) return <p className="muted">{t('attendance.days.none')}</p>
  return (
    <>
      <ul className={classes.dayList}>
        {shown.map((day) => (
          <li key={day.id}>
            <button type="button" className={classes.dayButton} onClick={() => setOpen(day)}>
              <span>
                <span className="strong">{weekDayText(day.date, language)}</span>
                <br />
                <span className="muted">
                  {[
                    day.first_in || day.last_out
                      ? `${clockText(day.first_in, zone) || '–'} – ${clockText(day.last_out, zone) || '–'}`
                      : shiftText(day),
                    minutesText(day.present_minutes),
                    day.late_minutes > 0 ? t('attendance.days.lateBy', { minutes: day.late_minutes }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusBadge tone={toneOfStatus(day.status)}>{t(`attendance.status.${day.status}`)}</StatusBadge>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <SideDialog
          opened
          onClose={() => setOpen(undefined)}
          position="right"
          size="lg"
          title={weekDayText(open.date, language)}
        >
          {detail(open)}
        </SideDialog>
      )}
    </>
  )
}

export function TotalsLine({ totals }: { readonly totals: Totals }) {
  const t = useWords()
  return (
    <Facts
      facts={[
        [t('attendance.days.presentDays'), String(totals.present_days)],
        [t('attendance.days.present'), minutesText(totals.present_minutes) || '0:00'],
        [t('attendance.days.extra'), minutesText(totals.extra_minutes) || '0:00'],
        [t('attendance.days.late'), minutesText(totals.late_minutes) || '0:00'],
        [t('attendance.days.absentDays'), totals.absent_days],
      ]}
    />
  )
}
