/** What stands in a box as a reader writes it: amounts with their separators, days as the language writes them. */
import { useCallback } from 'react'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function useBoxText(currency: string) {
  const language = useLanguage()
  return useCallback(
    (kind: string, value: string | undefined): string => {
      if (kind === 'money') return moneyText(value || '0.00', currency)
      return value && DAY.test(value) ? dayText(value, language) : (value ?? '')
    },
    [currency, language],
  )
}
