/** What is paid a month, from and to, with its currency. */
import { useCallback } from 'react'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'

type Pay = { readonly salary_from: string | null; readonly salary_to: string | null }

export function useRange(): (pay: Pay) => string {
  const currency = useMe().currency_code ?? ''
  return useCallback(
    ({ salary_from, salary_to }: Pay) => {
      const shown = [...new Set([salary_from, salary_to].filter((one) => one !== null))]
      return shown.length === 0 ? '' : `${currency} ${shown.map((one) => moneyText(one, currency)).join(' – ')}`
    },
    [currency],
  )
}
