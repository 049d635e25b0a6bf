/** Limits of claims: which hold for whom, over which time, and how much of them somebody has who came or left in it. */
import { halfUpOf } from '#kernel/fraction.ts'
import { type Amount, amountOf } from '#kernel/money.ts'
import {
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  type PlainDate,
  plainDate,
  plainDateOf,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'
import { smallestUnit } from './amounts.ts'

export const periods = ['day', 'month', 'quarter', 'year', 'lifetime'] as const
export const scopes = ['type', 'category', 'all'] as const
export const prorations = ['none', 'by_month', 'by_day'] as const

export type Limit = {
  readonly id: string
  readonly name: string
  readonly scope: (typeof scopes)[number]
  readonly type_id: string | null
  readonly category_id: string | null
  readonly claim_group_id: string | null
  readonly period: (typeof periods)[number]
  readonly amount: string
  readonly prorate: (typeof prorations)[number]
}
export type Days = { readonly from: PlainDate; readonly to: PlainDate }
export type Employment = { readonly joinedOn: PlainDate; readonly leftOn: PlainDate | null }

type Type = {
  readonly id: string
  readonly name: string
  readonly limit_per_month: string | null
  readonly limit_per_year: string | null
}

/** A type's own limits of a month and of a year, as limits like the others, under ids that follow from the type's. */
export const limitsOfType = ({ id, name, limit_per_month, limit_per_year }: Type): Limit[] =>
  (
    [
      ['f1', 'month', limit_per_month],
      ['f2', 'year', limit_per_year],
    ] as const
  ).flatMap(([mark, period, amount]) =>
    amount === null
      ? []
      : [
          {
            ...{ id: mark + id.slice(mark.length), name, scope: 'type' as const, type_id: id, category_id: null },
            ...{ claim_group_id: null, period, amount, prorate: 'none' as const },
          },
        ],
  )

export const holdsFor = (limit: Pick<Limit, 'claim_group_id'>, groupId: string): boolean =>
  limit.claim_group_id === null || limit.claim_group_id === groupId

export const covers = (
  { scope, type_id, category_id }: Pick<Limit, 'scope' | 'type_id' | 'category_id'>,
  type: { readonly id: string; readonly claim_category_id: string },
): boolean => scope === 'all' || (scope === 'type' ? type_id === type.id : category_id === type.claim_category_id)

/** The time of the limit in which the day lies. */
export function periodOf(period: Limit['period'], day: PlainDate): Days {
  const month = yearMonthOf(day)
  if (period === 'day') return { from: day, to: day }
  if (period === 'month') return { from: firstDayOf(month), to: lastDayOf(month) }
  if (period === 'year') return { from: plainDate(yearOf(day), 1, 1), to: plainDate(yearOf(day), 12, 31) }
  if (period === 'lifetime') return { from: plainDateOf('1900-01-01'), to: plainDateOf('2199-12-31') }
  const first = monthOf(day) - ((monthOf(day) - 1) % 3)
  return { from: plainDate(yearOf(day), first, 1), to: lastDayOf({ year: yearOf(day), month: first + 2 }) }
}

/** Months employed on at least a day, or days employed, of the whole time. */
export function entitledTo(
  { amount, prorate, period }: Pick<Limit, 'amount' | 'prorate' | 'period'>,
  days: Days,
  { joinedOn, leftOn }: Employment,
  currency: string,
): Amount {
  const whole = amountOf(amount)
  if (prorate === 'none' || period === 'lifetime') return whole
  const from = joinedOn > days.from ? joinedOn : days.from
  const to = leftOn !== null && leftOn < days.to ? leftOn : days.to
  if (from > to) return 0n
  const count = prorate === 'by_month' ? monthsFrom : daysFrom
  const unit = smallestUnit(currency)
  return halfUpOf({ top: whole * BigInt(count(from, to)), bottom: BigInt(count(days.from, days.to)) * unit }) * unit
}

const monthsFrom = (from: PlainDate, to: PlainDate): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1
const daysFrom = (from: PlainDate, to: PlainDate): number => daysBetween(from, to) + 1
