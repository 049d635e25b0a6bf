/** A period as one speaks of it: a day, the first and the last of a week, a month. */
import { monthOf, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { briefSpanText, dayText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { Span } from '../model/periods.ts'

type Of = { readonly from: string; readonly to: string }

export function usePeriodText(): (period: Of, by: Span) => string {
  const language = useLanguage()
  const { today } = useMe()
  return (period, by) => {
    if (by === 'day') return dayText(period.from, language)
    if (by === 'week') return briefSpanText(period, language, today)
    const first = plainDateOf(period.from)
    return monthText(yearOf(first), monthOf(first), language)
  }
}
