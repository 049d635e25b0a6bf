/** What a newcomer is asked of the country's facts, and how what they told is read back. Pure. */
import type { Country } from '#kernel/countries.ts'
import type { Column } from '#platform/sheets/model/sheet.ts'
import { countryFields } from './country-fields/by-country.ts'

/** What somebody knows of themself; insured salaries and rates of the employer are HR's. */
const ASKED: Readonly<Record<Country, readonly string[]>> = {
  MY: [
    ...['tax_number', 'epf_number', 'socso_number', 'spouse_working', 'spouse_disabled', 'disabled'],
    ...['children_under_18', 'children_over_18_studying', 'children_tertiary', 'children_disabled'],
    ...['previous_remuneration', 'previous_epf', 'previous_mtd', 'previous_zakat'],
  ],
  TW: ['tax_dependants', 'health_dependants', 'disability_level', 'indigenous', 'pension_employee_rate'],
  PH: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number', 'previous_taxable', 'previous_withheld'],
}

export const askedFacts = (country: Country): readonly Column[] =>
  countryFields[country].statutory.filter(({ name }) => ASKED[country].includes(name))

const MARK = '•'
export const isMasked = (text: unknown): boolean => typeof text === 'string' && text.includes(MARK)
export const maskedNumber = (text: string): string => `${MARK.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`

type Relative = Readonly<Record<string, unknown>> & { readonly full_name: string }
type Told = {
  readonly [field: string]: unknown
  readonly statutory?: Readonly<Record<string, unknown>> | undefined
  readonly bank_account?: { readonly bank: string; readonly account_number: string } | null | undefined
  readonly family?: readonly Relative[] | undefined
}

const PAPERS = ['identity_number', 'passport_number']

/** Numbers but for their last four signs. */
export function maskedTold<Of extends Told>(told: Of, facts: readonly Pick<Column, 'name' | 'kind'>[]): Of {
  const codes = new Set(facts.filter(({ kind }) => kind === 'code').map(({ name }) => name))
  const number = (value: unknown) => (typeof value === 'string' && value !== '' ? maskedNumber(value) : value)
  const within = (fields: Readonly<Record<string, unknown>>, which: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, which(name) ? number(value) : value]))
  return {
    ...within(told, (name) => PAPERS.includes(name)),
    ...(told.statutory && { statutory: within(told.statutory, (name) => codes.has(name)) }),
    ...(told.bank_account && {
      bank_account: { ...told.bank_account, account_number: maskedNumber(told.bank_account.account_number) },
    }),
    ...(told.family && { family: told.family.map((one) => within(one, (name) => PAPERS.includes(name))) }),
  } as Of
}

/** What is sent now over what was told before; a number that comes back masked stays what it was. */
export function toldTogether<Of extends Told>(before: Of, now: Of): Of {
  const open = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => !isMasked(value)))
  const account = now.bank_account && isMasked(now.bank_account.account_number) ? before.bank_account : now.bank_account
  const known = new Map(before.family?.map((one) => [one.full_name, one]))
  return {
    ...before,
    ...open(now),
    ...(now.statutory && { statutory: { ...before.statutory, ...open(now.statutory) } }),
    ...(now.bank_account !== undefined && { bank_account: account }),
    ...(now.family && {
      family: now.family.map((one) => {
        const former = known.get(one.full_name)
        const number = isMasked(one.identity_number) ? (former?.identity_number ?? null) : one.identity_number
        return number === undefined ? one : { ...one, identity_number: number }
      }),
    }),
  } as Of
}
