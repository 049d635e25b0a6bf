/** A month of one person on paper, to the minute. */
import { monthOf, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import type { OwnEmployment } from '#modules/employees/server/public.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { daysText, timeText, totalsOf } from './day-view.ts'
import type { DayBook } from './find-days.ts'

type Month = {
  readonly me: Pick<OwnEmployment, 'staff_id' | 'full_name' | 'department'>
  readonly book: Pick<DayBook, 'company' | 'today'>
  readonly month: string
  readonly days: readonly FoundDay[]
}
type Printing = { readonly say: Say; readonly language: Language }

export async function monthPdf({ me, book, month, days }: Month, { say, language }: Printing): Promise<Buffer> {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `attendance.${key}`, params)
  const first = plainDateOf(`${month}-01`)
  const totals = totalsOf(days)
  const data = {
    ...languages[language],
    title: t('pdf-title'),
    period: monthText(yearOf(first), monthOf(first), language),
    company: book.company.name,
    person: [me.full_name, me.staff_id, me.department].filter(Boolean).join(' · '),
    printed: t('pdf-printed', { day: dayText(book.today, language) }),
    head: ['date', 'day', 'in', 'out', 'present', 'extra', 'late', 'status'].map((name) => t(`column-${name}`)),
    rows: days.map((day) => [
      dayText(day.date, language),
      day.schedule.shifts.map(({ starts, ends }) => `${timeText(starts)}–${timeText(ends)}`).join(', '),
      day.firstIn === null ? '' : timeText(day.firstIn),
      day.lastOut === null ? '' : `${timeText(day.lastOut)}${day.lastOut >= 1440 ? ' +1' : ''}`,
      minutesText(day.present),
      minutesText(day.extra),
      minutesText(day.late),
      [t(`status-${day.status}`), day.approval ? t(`approval-${day.approval}`) : ''].filter(Boolean).join(' · '),
    ]),
    totals: [
      [t('column-present'), minutesText(totals.present_minutes) || '0:00'],
      [t('column-worked'), minutesText(totals.worked_minutes) || '0:00'],
      [t('column-extra'), minutesText(totals.extra_minutes) || '0:00'],
      [t('column-late'), minutesText(totals.late_minutes) || '0:00'],
      [t('column-absent_days'), daysText(days.reduce((sum, { absentHalves }) => sum + absentHalves, 0))],
    ],
  }
  const pdf = await pdfMaker.make({ template: 'attendance-month', data: JSON.stringify(data), tagged: true })
  return Buffer.from(pdf.buffer)
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
