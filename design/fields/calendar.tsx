/** The calendar behind a field of days or months, in the language of the page. */
import { DatePicker, MonthPicker } from '@mantine/dates'
import 'dayjs/locale/zh-tw'
import '@mantine/dates/styles.css'
import { useLanguage } from '#platform/words/web/words.ts'
import { useDesignWords } from '../words.ts'
import type { Span } from './span.ts'

type CalendarProps = {
  readonly of: 'day' | 'month'
  readonly value: string
  readonly span: Span
  readonly onPick: (value: string) => void
}

export function Calendar({ of, value, span, onPick }: CalendarProps) {
  const t = useDesignWords()
  const isChinese = useLanguage() === 'zh-Hant'
  const common = {
    locale: isChinese ? 'zh-tw' : 'en',
    nextLabel: t('design.later'),
    previousLabel: t('design.earlier'),
    ...(span.earliest && { minDate: dayIn(span.earliest) }),
    ...(span.latest && { maxDate: dayIn(span.latest) }),
    // Years of the Republic stand beside, as papers in Taiwan are dated by them.
    ...(isChinese && { yearLabelFormat: (day: string) => withRepublic(day.slice(0, 4)) }),
  }
  return of === 'day' ? (
    <DatePicker
      {...common}
      firstDayOfWeek={isChinese ? 0 : 1}
      {...(isChinese && {
        monthLabelFormat: (day: string) => `${withRepublic(day.slice(0, 4))} ${Number(day.slice(5, 7))} 月`,
      })}
      value={value || null}
      {...(value && { defaultDate: value })}
      onChange={(day) => day && onPick(day)}
    />
  ) : (
    <MonthPicker
      {...common}
      monthsListFormat={isChinese ? 'M 月' : 'MMM'}
      value={value ? dayIn(value) : null}
      {...(value && { defaultDate: dayIn(value) })}
      onChange={(day) => day && onPick(day.slice(0, 7))}
    />
  )
}

/** A month is named by its first day. */
const dayIn = (value: string): string => (value.length === 7 ? `${value}-01` : value)

/** `2026` -> `2026（115）年`. */
const withRepublic = (year: string): string => `${year}（${Number(year) - 1911}）年`
