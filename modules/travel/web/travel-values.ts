/** Travel as a form holds it, and as the calls take it. */
import { addDays, parsePlainDate } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { mine } from '../contract/travel.ts'
import type { ways } from '../contract/types.ts'

export type Meal = 'breakfast' | 'lunch' | 'dinner'
export const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner']
export type DestinationValues = {
  readonly place: string
  readonly country_code: string
  /** Empty: as long as the travel. */
  readonly from: string
  readonly to: string
}
export type ShareValues = { readonly cost_centre_id: string; readonly percentage: string }
export type EstimateValues = { readonly label: string; readonly amount: string }
export type LegValues = {
  readonly date: string
  readonly time: string
  readonly by: (typeof ways)[number]
  readonly from_place: string
  readonly to_place: string
  readonly note: string
}
export type TravelValues = {
  readonly purpose: string
  readonly from: string
  readonly to: string
  readonly destinations: readonly DestinationValues[]
  readonly shares: readonly ShareValues[]
  readonly estimates: readonly EstimateValues[]
  readonly legs: readonly LegValues[]
  readonly advance: string
  /** By day, those that are given. */
  readonly given: Readonly<Record<string, readonly Meal[]>>
}

export const emptyDestination = (country: string): DestinationValues => ({
  place: '',
  country_code: country,
  from: '',
  to: '',
})
export const emptyTravel = (country: string): TravelValues => ({
  ...{ purpose: '', from: '', to: '', destinations: [emptyDestination(country)] },
  ...{ shares: [], estimates: [], legs: [], advance: '', given: {} },
})

const MOST_DAYS = 62

/** The days of the travel, as far as meals are asked for. */
export function daysOf({ from, to }: Pick<TravelValues, 'from' | 'to'>): string[] {
  const [first, last] = [parsePlainDate(from), parsePlainDate(to || from)]
  const days: string[] = []
  if (!first || !last) return days
  for (let day = first; day <= last && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

/** Undefined while something is still to be filled in. */
export function bodyOf(values: TravelValues) {
  const { purpose, from, destinations, shares, estimates, legs, advance, given } = values
  const to = values.to === '' ? from : values.to
  const isMissing = (...texts: string[]) => texts.some((text) => text.trim() === '')
  if (isMissing(purpose, from) || destinations.length === 0) return undefined
  if (destinations.some(({ place, country_code }) => isMissing(place, country_code))) return undefined
  if (shares.some(({ cost_centre_id, percentage }) => isMissing(cost_centre_id, percentage))) return undefined
  if (estimates.some(({ label, amount }) => isMissing(label, amount))) return undefined
  if (legs.some(({ date }) => isMissing(date))) return undefined
  return {
    ...{ purpose: purpose.trim(), from, to },
    destinations: destinations.map((one) => ({
      ...one,
      place: one.place.trim(),
      from: one.from || from,
      to: one.to || to,
    })),
    cost_centres: shares.map((one) => ({ ...one })),
    estimates: estimates.map(({ label, amount }) => ({ label: label.trim(), amount })),
    itinerary: legs.map(({ time, from_place, to_place, note, ...leg }) => ({
      ...leg,
      time: time || null,
      from_place: from_place.trim() || null,
      to_place: to_place.trim() || null,
      note: note.trim() || null,
    })),
    advance_amount: advance.trim() === '' ? null : advance,
    meals: daysOf({ from, to }).flatMap((date) => {
      const of = given[date] ?? []
      const has = (meal: Meal) => of.includes(meal)
      return of.length === 0 ? [] : [{ date, breakfast: has('breakfast'), lunch: has('lunch'), dinner: has('dinner') }]
    }),
  }
}

type Travel = DataOf<typeof mine>[number]

export const valuesOf = (travel: Travel): TravelValues => ({
  ...{ purpose: travel.purpose, from: travel.from, to: travel.to, destinations: travel.destinations },
  shares: travel.cost_centres.map(({ cost_centre_id, percentage }) => ({ cost_centre_id, percentage })),
  estimates: travel.estimates,
  legs: travel.itinerary.map(({ time, from_place, to_place, note, ...leg }) => ({
    ...leg,
    ...{ time: time ?? '', from_place: from_place ?? '', to_place: to_place ?? '', note: note ?? '' },
  })),
  advance: travel.advance_amount ?? '',
  given: Object.fromEntries(travel.meals.map((one) => [one.date, meals.filter((meal) => one[meal])])),
})
