/** Currencies beside the company's own, at most three, and what they are worth. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Instant } from '#platform/contract/fields.ts'
import { currencyCodes, SUB_CURRENCIES_MAX } from '../model/currencies.ts'
import { rateText } from '../model/exchange-rate.ts'

const readers = { to: 'area', of: ['payroll', 'settings.payroll'] } as const
const writers = { to: 'area', of: ['company.currency.write'] } as const

const Code = z.string().trim().toUpperCase().pipe(z.enum(currencyCodes))
/** Decimal text, such as 4.4625. */
const Rate = z
  .string()
  .refine((given) => rateText(given) !== undefined, 'company.exchange-rate')
  .transform((given) => rateText(given) ?? given)

export const SubCurrency = z.object({
  id: z.string(),
  currency_code: z.string(),
  /** What one unit is worth in the company's currency; null until it is known. */
  rate: z.string().nullable(),
  rate_day: Day.nullable(),
  rate_updated_at: Instant.nullable(),
  rate_origin: z.enum(['source', 'hand']).nullable(),
  /** Whether the daily update brings its rate; otherwise it is the one entered by hand. */
  follows_source: z.boolean(),
  /** Since when the source has not answered; the last rate holds. */
  failing_since: Instant.nullable(),
})

export const subCurrencies = endpoint({
  id: 'company.subCurrencies',
  method: 'GET',
  path: 'api/panel/company/subCurrency',
  access: readers,
  summary: 'The company’s sub-currencies with the rates in force',
  response: z.array(SubCurrency),
})

export const changeSubCurrencies = endpoint({
  id: 'company.changeSubCurrencies',
  method: 'PATCH',
  path: 'api/panel/company/subCurrency',
  access: writers,
  summary:
    'The whole list of sub-currencies, at most three; with a rate it is entered by hand, with null it is updated',
  body: z.strictObject({
    currencies: z
      .array(
        z.union([
          Code.transform((currency_code) => ({ currency_code, rate: undefined })),
          z.strictObject({ currency_code: Code, rate: Rate.nullable().optional() }),
        ]),
      )
      .refine((list) => list.length <= SUB_CURRENCIES_MAX, 'company.three-currencies')
      .refine(
        (list) => new Set(list.map(({ currency_code }) => currency_code)).size === list.length,
        'company.currency-twice',
      ),
  }),
  response: z.array(SubCurrency),
  problems: ['company.currency-in-use'],
})

export const currencyRates = endpoint({
  id: 'company.currencyRates',
  method: 'GET',
  path: 'api/panel/currency/rate',
  access: { to: 'area', of: ['payroll', 'settings.payroll', 'employee.pay'] },
  summary: 'What each sub-currency is worth in the company’s currency, today or on a day',
  query: z.object({ on: DateText.optional() }),
  response: z.object({
    currency_code: z.string(),
    on: Day,
    /** When rates are brought, by the company's own clock; null where no source is set up. */
    updated_daily_at: z.string().nullable(),
    rates: z.array(
      z.object({
        currency_code: z.string(),
        rate: z.string().nullable(),
        day: Day.nullable(),
        origin: z.enum(['source', 'hand']).nullable(),
        updated_at: Instant.nullable(),
      }),
    ),
  }),
})

export const refreshRates = endpoint({
  id: 'company.refreshRates',
  method: 'POST',
  path: 'api/panel/currency/rate/refresh',
  access: writers,
  summary: 'Ask the source for the rates now',
  response: z.array(SubCurrency),
  problems: ['company.rate-failed', 'company.no-rate-source', 'company.no-rate-to-ask'],
})
