import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeSubCurrencies, currencyRates, subCurrencies } from '../../contract/currencies.ts'
import { settings } from '../../contract/settings.ts'

export type SubCurrency = DataOf<typeof subCurrencies>[number]

/** The list is sent as a whole, so the one before is what takes a change back. */
export function useSubCurrencies(before: readonly SubCurrency[], after?: () => void, quiet = false) {
  return useAct(changeSubCurrencies, {
    refreshes: [subCurrencies, currencyRates, settings],
    quiet,
    after,
    undoBy: () => () => call(changeSubCurrencies, { body: { currencies: before.map(asSent) } }),
  })
}

export const without = (rows: readonly SubCurrency[], one: SubCurrency) => ({
  body: { currencies: rows.filter(({ id }) => id !== one.id).map(asSent) },
})

export const asSent = ({ currency_code, follows_source, rate }: SubCurrency) => ({
  currency_code,
  rate: follows_source ? null : (rate ?? null),
})
