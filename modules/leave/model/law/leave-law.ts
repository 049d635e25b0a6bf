/**
 * What the law of a country gives, kind by kind, in whole days: behind one interface, so that nothing else here asks
 * where a company is. The figures are those of statutory/.
 */

import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type KindOnDay, leaveKindsIn } from '#statutory/leave-kinds.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Entitlement } from '../entitlement/steps.ts'
import type { Ask, CountryLeave, Event } from './ask.ts'
import { malaysia } from './my.ts'
import { philippines } from './ph.ts'
import { taiwan } from './tw.ts'

const countries: Readonly<Record<Country, CountryLeave>> = { MY: malaysia, TW: taiwan, PH: philippines }

export const kindsOfLaw = (country: Country, on: PlainDate): readonly KindOnDay[] =>
  leaveKindsIn(country.toLowerCase(), on)

export const kindOfLaw = (country: Country, kind: string, on: PlainDate): KindOnDay | undefined =>
  kindsOfLaw(country, on).find(({ name }) => name === kind)

export const variantsOf = (country: Country, kind: string): readonly string[] => countries[country].variants[kind] ?? []

/** By service, in days; undefined where the kind is not granted so, or the law does not reach the day. */
export function lawByService(country: Country, kind: string, on: PlainDate): Entitlement | undefined {
  const key = `${country} ${kind} ${on}`
  const known = cache.get(key)
  if (known) return known
  const written = kindOfLaw(country, kind, on)?.days
  const at = countries[country].byService[kind] ?? (written === undefined ? undefined : () => written)
  const ask = askOn(on)
  if (!at || at(ask, 0, on) === undefined) return undefined
  const days = Array.from({ length: LONGEST }, (_, months) => at(ask, months, on) ?? 0)
  const found = {
    at: (months: number) => days[Math.max(0, Math.min(months, LONGEST - 1))] ?? 0,
    changes: days.flatMap((each, months) => (months > 0 && each !== days[months - 1] ? [months] : [])),
  }
  if (cache.size > CACHED) cache.clear()
  cache.set(key, found)
  return found
}

export const lawByEvent = (country: Country, kind: string, event: Event, on: PlainDate): number | undefined =>
  countries[country].byEvent[kind]?.(askOn(on), event)

/** The law's own days of a part of a year. */
export function lawOfPart(country: Country, kind: string, on: PlainDate) {
  const least = countries[country].least?.[kind]
  const ask = askOn(on)
  return least && ((serviceMonths: number, completed: number) => least(ask, serviceMonths, completed) ?? 0)
}

const askOn =
  (on: PlainDate): Ask =>
  (scheme, figure, given) => {
    const { answer } = workOut(scheme, on, given)
    if (isRefusedAnswer(answer)) return undefined
    const value = answer[figure]
    return typeof value === 'number' ? value : undefined
  }

/** Beyond it no law gives more; asked once a kind and day. */
const LONGEST = 480
const CACHED = 500
const cache = new Map<string, Entitlement>()
