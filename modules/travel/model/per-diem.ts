/**
 * What each day of a travel is worth: the nearest rate (place, country, anywhere), half of it on the first and the last
 * day, less the meals that are given, never below nothing. Exact: halves are rounded once, up, to the smallest unit.
 */
import type { Country } from '#kernel/countries.ts'
import { halfUpOf } from '#kernel/fraction.ts'
import { type Amount, notNegative, sumOf } from '#kernel/money.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export type PerDiemRate = {
  readonly place: string | null
  readonly country_code: string | null
  readonly claim_group_id: string | null
  readonly effective_from: PlainDate
  /** In the company's currency; null where it is not known what its own is worth. */
  readonly full_day: Amount | null
  readonly breakfast: Amount
  readonly lunch: Amount
  readonly dinner: Amount
  /** What of a day at home is no salary; null for what the law says. */
  readonly free_per_day: Amount | null
}
export type Destination = {
  readonly place: string
  readonly country_code: string
  readonly from: PlainDate
  readonly to: PlainDate
}
export type MealsGiven = {
  readonly date: PlainDate
  readonly breakfast: boolean
  readonly lunch: boolean
  readonly dinner: boolean
}
export type PerDiemDay = {
  readonly date: PlainDate
  /** 1 on the first and the last day, else 2. */
  readonly halves: number
  readonly rate: Amount | null
  readonly deducted: Amount
  readonly amount: Amount
  readonly excess: Amount
}
type Trip = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly destinations: readonly Destination[]
  readonly meals: readonly MealsGiven[]
}
type By = {
  readonly rates: readonly PerDiemRate[]
  /** Of the person. */
  readonly groupId: string | null
  readonly country: Country
  /** The smallest amount that is paid, in hundredths. */
  readonly smallest: Amount
}

export function perDiemDays(trip: Trip, by: By): PerDiemDay[] {
  const days: PerDiemDay[] = []
  const given = new Map(trip.meals.map((meals) => [meals.date, meals]))
  for (let date = trip.from; date <= trip.to; date = addDays(date, 1)) {
    const halves = date === trip.from || date === trip.to ? 1 : 2
    const where = destinationOn(trip.destinations, date)
    const rate = where && nearestRate(by, where, date)
    if (!rate || rate.full_day === null) {
      days.push({ date, halves, rate: null, deducted: 0n, amount: 0n, excess: 0n })
      continue
    }
    const deducted = mealsOf(rate, given.get(date))
    const amount = notNegative(half(rate.full_day, halves, by.smallest) - deducted)
    const free = where.country_code === by.country ? freeOf(rate, by.country) : null
    const excess = free === null ? 0n : notNegative(amount - free)
    days.push({ date, halves, rate: rate.full_day, deducted, amount, excess })
  }
  return days
}

export const totalOf = (days: readonly Pick<PerDiemDay, 'amount'>[]): Amount => sumOf(days.map(({ amount }) => amount))

/** Of days in two places, where one went last, also within a longer stay; of days in none, where one was. */
export function destinationOn(destinations: readonly Destination[], date: PlainDate): Destination | undefined {
  const inOrder = destinations.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
  const stay = inOrder.findLast(({ from, to }) => from <= date && to >= date)
  return stay ?? inOrder.findLast(({ from }) => from <= date) ?? inOrder[0]
}

/** The nearest first, of those alike the group's own, of those the one that holds since last. */
export function nearestRate(
  { rates, groupId }: Pick<By, 'rates' | 'groupId'>,
  where: Destination,
  date: PlainDate,
): PerDiemRate | undefined {
  const rank = (rate: PerDiemRate): number => nearness(rate, where) * 2 + (rate.claim_group_id === null ? 0 : 1)
  const [nearest] = rates
    .filter(
      (rate) =>
        rate.effective_from <= date &&
        nearness(rate, where) >= 0 &&
        (rate.claim_group_id === null || rate.claim_group_id === groupId),
    )
    .toSorted((one, other) => rank(other) - rank(one) || (one.effective_from < other.effective_from ? 1 : -1))
  return nearest
}

/** 2 for the place, 1 for the country, 0 for anywhere; below that it is a rate of somewhere else. */
function nearness({ place, country_code }: PerDiemRate, where: Destination): number {
  if (country_code !== null && country_code !== where.country_code) return -1
  if (place !== null) return place.trim().toLowerCase() === where.place.trim().toLowerCase() ? 2 : -1
  return country_code === null ? 0 : 1
}

function mealsOf(rate: PerDiemRate, given: MealsGiven | undefined): Amount {
  if (!given) return 0n
  const meals = ['breakfast', 'lunch', 'dinner'] as const
  return sumOf(meals.filter((meal) => given[meal]).map((meal) => rate[meal]))
}

const half = (amount: Amount, halves: number, smallest: Amount): Amount =>
  halfUpOf({ top: amount * BigInt(halves), bottom: 2n * smallest }) * smallest

/** Taiwan, 查核準則 §74: meals and sundries of other staff at home up to NT$600 a day are no salary. */
const FREE_IN_TAIWAN = 60_000n
const freeOf = ({ free_per_day }: PerDiemRate, country: Country): Amount | null =>
  country === 'TW' ? (free_per_day ?? FREE_IN_TAIWAN) : null
