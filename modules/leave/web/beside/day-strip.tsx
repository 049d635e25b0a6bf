/** The days of a leave beside each other: what each is, what it is charged, and where it is known what is left. */
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './beside.module.css'
import type { Leave } from './leave.ts'

type DayStripProps = { readonly days: Leave['days']; readonly unit: 'day' | 'hour' }

export function DayStrip({ days, unit }: DayStripProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ol className={classes.days}>
      {days.map(({ date, kind, name, charge, balance_after }) => (
        <li key={date} data-kind={charge > 0 ? 'charged' : kind} title={name ?? undefined}>
          <small>{weekdayText(date, language)}</small>
          <b>{dayShort(date, language)}</b>
          <span>
            {charge > 0
              ? t(`leave.charged.${unit}`, { amount: numberText(charge) })
              : (name ?? t(`leave.dayKind.${kind}`))}
          </span>
          {balance_after !== null && charge > 0 && (
            <small>{t('leave.leftShort', { amount: numberText(balance_after) })}</small>
          )}
        </li>
      ))}
    </ol>
  )
}

export const weekdayText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh-Hant' ? 'zh-Hant-TW' : 'en', { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(date),
  )

/** The first of a month says which; else the day alone would do, but a strip is read out of order. */
const dayShort = (date: string, language: Language): string =>
  language === 'zh-Hant' ? date.slice(5).replace('-', '/') : dayText(date, language).split(' ').slice(0, 2).join(' ')
