/** A month as the calls take it, as the address keeps it, and as a reader sees it. */
import { addMonths, parseYearMonth, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { monthText, shortMonthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'

export const parseMonth = (text: string | undefined): YearMonth | undefined => parseYearMonth(text ?? '')
export const addressOf = (month: YearMonth): string => yearMonthText(month)

export function useMonthName() {
  const language = useLanguage()
  return {
    full: (month: YearMonth) => monthText(month.year, month.month, language),
    before: (month: YearMonth) => shortMonthText(addMonths(month, -1).month, language),
  }
}
