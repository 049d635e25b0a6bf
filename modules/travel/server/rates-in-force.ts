/** The company's per diem rates as a travel of this time is judged by them: in the company's currency. */
import { countries } from '#kernel/countries.ts'
import { type Fraction, halfUpOf, parseDecimal } from '#kernel/fraction.ts'
import { type Amount, amountOf } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { type CompanyFacts, subCurrencyRows } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PerDiemRate } from '../model/per-diem.ts'
import { type RateRow, rates } from './per-diem-store.ts'

/** Foreign ones at the exchange rate that was last told on the day or before it. */
export async function ratesInForce(tx: Tx, { id, country, currency }: CompanyFacts, on: PlainDate) {
  const rows = await rates.rows(tx, id)
  const exchange = new Map<string, Fraction | undefined>([[currency, { top: 1n, bottom: 1n }]])
  if (rows.some(({ currency_code }) => currency_code !== currency))
    for (const { currency_code, rate } of await subCurrencyRows(tx, id, on))
      if (rate !== null) exchange.set(currency_code, parseDecimal(rate))
  const smallest = countries[country].smallestPaid
  return rows.map((row) => inCompanyCurrency(row, exchange.get(row.currency_code), smallest))
}

function inCompanyCurrency(row: RateRow, exchange: Fraction | undefined, smallest: Amount): PerDiemRate {
  const worth = (money: string): Amount =>
    exchange ? halfUpOf({ top: amountOf(money) * exchange.top, bottom: exchange.bottom * smallest }) * smallest : 0n
  const { place, country_code, claim_group_id, effective_from, full_day, breakfast, lunch, dinner } = row
  return {
    ...{ place, country_code, claim_group_id, effective_from: plainDateOf(effective_from) },
    full_day: exchange ? worth(full_day) : null,
    ...{ breakfast: worth(breakfast), lunch: worth(lunch), dinner: worth(dinner) },
    free_per_day: row.free_per_day === null ? null : worth(row.free_per_day),
  }
}
