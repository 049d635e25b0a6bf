/** The calls of sub-currencies and their rates. */
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changeSubCurrencies, currencyRates, refreshRates, subCurrencies } from '../../contract/currencies.ts'
import { RATES_AT } from '../../model/currencies.ts'
import { logChange } from '../company-log.ts'
import { companyRow } from '../company-store.ts'
import { bringRates } from './bring-rates.ts'
import { paidIn, putRates, replaceSubCurrencies, type SubCurrencyRow, subCurrencyRows } from './currency-store.ts'
import { sourceOf } from './source-of.ts'

export const currencyHandlers: readonly Handler[] = [
  on(subCurrencies, (call) => call.company.read((tx) => subCurrencyRows(tx, call.company.companyId, todayOf(call)))),

  on(changeSubCurrencies, (call) => {
    const { companyId } = call.company
    const wanted = call.body.currencies
    const today = todayOf(call)
    return call.company.transaction(async (tx) => {
      const { currency_code: own } = await companyRow(tx, companyId, true)
      if (wanted.some((one) => one.currency_code === own)) return refused('company.own-currency')
      const before = await subCurrencyRows(tx, companyId, today)
      const gone = before
        .map((one) => one.currency_code)
        .filter((code) => !wanted.some((w) => w.currency_code === code))
      const [used] = await paidIn(tx, companyId, gone, today)
      if (used) return refused('company.currency-in-use', { currency: used })
      const followed = new Map(before.map((one) => [one.currency_code, one.follows_source]))
      await replaceSubCurrencies(
        tx,
        companyId,
        wanted.map(({ currency_code: code, rate }) => ({
          code,
          followsSource: rate === undefined ? (followed.get(code) ?? true) : rate === null,
        })),
      )
      const byHand = wanted.flatMap(({ currency_code: code, rate }) =>
        typeof rate === 'string' && !holds(before, code, rate) ? [{ code, rate }] : [],
      )
      await putRates(tx, companyId, byHand, { day: today, origin: 'hand', at: call.clock.now() })
      const after = await subCurrencyRows(tx, companyId, today)
      await logChange(tx, call, 'company.sub-currencies-changed', told(before), told(after))
      return reply(after, { messageKey: 'company.sub-currencies-saved' })
    })
  }),

  on(currencyRates, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { currency_code } = await companyRow(tx, companyId)
      const on = call.query.on ?? todayOf(call)
      const rows = await subCurrencyRows(tx, companyId, on)
      return {
        currency_code,
        on,
        updated_daily_at: sourceOf(call) ? RATES_AT : null,
        rates: rows.map((row) => ({
          currency_code: row.currency_code,
          rate: row.rate,
          day: row.rate_day,
          origin: row.rate_origin,
          updated_at: row.rate_updated_at,
        })),
      }
    }),
  ),

  on(refreshRates, async (call) => {
    const source = sourceOf(call)
    if (!source) return problem('company.no-rate-source')
    const { companyId } = call.company
    const today = todayOf(call)
    const before = await call.company.read((tx) => subCurrencyRows(tx, companyId, today))
    const { asked, failed } = await bringRates({ company: call.company, clock: call.clock, source }, { anew: true })
    if (asked.length === 0) return problem('company.no-rate-to-ask')
    if (failed.length === asked.length) return problem('company.rate-failed')
    return call.company.transaction(async (tx) => {
      const after = await subCurrencyRows(tx, companyId, today)
      await logChange(tx, call, 'company.sub-currencies-changed', told(before), told(after))
      return failed.length > 0
        ? reply(after, { messageKey: 'company.rates-brought-but', params: { currencies: failed } })
        : reply(after, { messageKey: 'company.rates-brought' })
    })
  }),
]

const todayOf = ({ clock, session }: Pick<Call<typeof subCurrencies>, 'clock' | 'session'>) =>
  clock.today(session.timezone)

const refused = (code: string, params: Record<string, string> = {}) =>
  problem(code, { params, errors: { currencies: [code] } })

/** A rate sent as it stands is not entered anew: it keeps the day it was entered on. */
const holds = (rows: readonly SubCurrencyRow[], code: string, rate: string): boolean =>
  rows.some((row) => row.currency_code === code && row.rate_origin === 'hand' && row.rate === rate)

const told = (rows: readonly SubCurrencyRow[]) => ({
  sub_currencies: rows.map(({ currency_code, rate }) => [currency_code, rate].filter(Boolean).join(' ')).join(', '),
})
