/** An offer: where it stands, whose name signs it, and what is asked before it is made. */

import type { Country } from '#kernel/countries.ts'
import { parseAmount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Language } from '#platform/words/locales.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'

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
type LetterLanguage = (typeof letterLanguages)[number]

/** What a letter begins with: the country's language, and the candidate's beside it where they read another. */
export const letterLanguageFor = (country: Country | null, candidates: Language): LetterLanguage => {
  const [here, theirs] = [country === 'TW' ? 'zh' : 'en', candidates === 'zh-Hant' ? 'zh' : 'en'] as const
  return here === theirs ? here : 'both'
}

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

/**
 * The month's minimum; in the Philippines by the wage order of the company's region and sector, where they are known.
 * Where next year's is not published yet, today's is gone by: it has never become less. Undefined where none is known.
 */
export function monthlyMinimum(
  country: Country,
  on: PlainDate,
  place: WagePlace = {},
  today: PlainDate = on,
): string | undefined {
  const { scheme, figure } = MINIMUM[country]
  const given = country === 'PH' ? placeGiven(place) : {}
  if (!given) return undefined
  const { answer } = workOut(scheme, on, given)
  if (!isRefusedAnswer(answer)) return String(answer[figure])
  return answer.why === 'not_published' && today < on ? monthlyMinimum(country, today, place) : undefined
}
const MINIMUM = {
  MY: { scheme: 'my.minimum_wage', figure: 'monthly_minimum' },
  TW: { scheme: 'tw.minimum_wage', figure: 'minimum_monthly' },
  PH: { scheme: 'ph.minimum_wage', figure: 'minimum_monthly_wage' },
} as const satisfies Record<Country, object>

function placeGiven({ minimum_wage_region, minimum_wage_sector, working_days_factor }: WagePlace) {
  if (!minimum_wage_region || !minimum_wage_sector) return undefined
  const factor = working_days_factor || USUAL_FACTOR
  return { region: minimum_wage_region, sector: minimum_wage_sector, factor }
}

export const isBelow = (salary: string, least: string | undefined): boolean =>
  least !== undefined && (parseAmount(salary) ?? 0n) < (parseAmount(least) ?? 0n)
