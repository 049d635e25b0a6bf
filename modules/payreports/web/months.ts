/** The months that were worked out, newest first, as a choice. */
import { yearMonthText } from '#kernel/plain-date.ts'
import { months } from '#modules/payroll/contract/run.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'

export type MonthChoice = { readonly value: string; readonly label: string }

export function useMonthChoices() {
  const language = useLanguage()
  const reading = useCall(months, {})
  const choices = (reading.data?.months ?? [])
    .filter(({ status }) => status !== 'none')
    .map(({ year, month }): MonthChoice => {
      return { value: yearMonthText({ year, month }), label: monthText(year, month, language) }
    })
  return { reading, choices }
}

/** '2026-01' as the path takes it. */
export const pathOf = (month: string) => ({ year: month.slice(0, 4), month: month.slice(5, 7) })
