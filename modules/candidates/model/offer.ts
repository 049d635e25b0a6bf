/** An offer: where it stands, whose name signs it, and what is asked before it is made. */

import type { Country } from '#kernel/countries.ts'
import { parseAmount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { minimumWageScheme as malaysian } from '#statutory/my/minimum-wage/minimum-wage.ts'
import { minimumWageScheme as philippine } from '#statutory/ph/minimum-wage/minimum-wage.ts'
import { minimumWageScheme as taiwanese } from '#statutory/tw/minimum-wage/minimum-wage.ts'

export const offerStatuses = [
  'waiting',
  'approved',
  'rejected',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const
export type OfferStatus = (typeof offerStatuses)[number]
export const letterLanguages = ['en', 'zh', 'both'] as const

/** As it is seen on a day: one that was not answered in time is over, whether the night has come or not. */
export const statusOn = (
  { status, expires_on }: { readonly status: OfferStatus; readonly expires_on: string },
  today: PlainDate,
): OfferStatus => (status === 'sent' && expires_on < today ? 'expired' : status)

/** The same name but for case and blanks. */
export const isSameName = (typed: string, name: string): boolean => nameKey(typed) === nameKey(name)
const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

type Range = { readonly salary_from: string | null; readonly salary_to: string | null }

export const isOutside = (salary: string, { salary_from, salary_to }: Range): boolean => {
  const [offered, from, to] = [salary, salary_from, salary_to].map((text) =>
    text === null ? undefined : parseAmount(text),
  )
  if (offered === undefined) return false
  return (from !== undefined && offered < from) || (to !== undefined && offered > to)
}

/** What the company says of its place, where the law sets a minimum by region. */
export type WagePlace = {
  readonly minimum_wage_region?: string | null | undefined
  readonly minimum_wage_sector?: string | null | undefined
  readonly working_days_factor?: string | null | undefined
}
/** Monday to Friday. */
const USUAL_FACTOR = '261'

/** The month's minimum; in the Philippines by the wage order of the company's region and sector, where they are known. */
export function monthlyMinimum(country: Country, on: PlainDate, place: WagePlace = {}): string | undefined {
  if (country === 'MY') return String(malaysian.answer(on, {}, undefined).monthly_minimum)
  if (country === 'TW') return String(taiwanese.answer(on, {}, undefined).minimum_monthly)
  const { minimum_wage_region: region, minimum_wage_sector: sector, working_days_factor: factor } = place
  if (!region || !sector) return undefined
  try {
    const given = { region, sector, factor: factor || USUAL_FACTOR }
    return String(philippine.answer(on, given, undefined).minimum_monthly_wage)
  } catch {
    // No wage order is known of that day, region and sector: there is nothing to ask.
    return undefined
  }
}

export const isBelow = (salary: string, least: string | undefined): boolean =>
  least !== undefined && (parseAmount(salary) ?? 0n) < (parseAmount(least) ?? 0n)
