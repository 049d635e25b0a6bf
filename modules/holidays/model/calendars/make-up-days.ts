/**
 * Days that a government had worked instead of others. Taiwan gave it up in 2025, and private companies agree on
 * theirs; these are what a company may begin with.
 */
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'

export type MakeUpDay = { readonly date: PlainDate; readonly forDate: PlainDate; readonly name: string }

const days: Readonly<Record<Country, readonly (readonly [date: string, forDate: string, name: string])[]>> = {
  MY: [],
  TW: [
    ['2024-02-17', '2024-02-08', '春節調整放假'],
    ['2025-02-08', '2025-01-27', '春節調整放假'],
  ],
  PH: [],
}

export const officialMakeUpDays = (country: Country): readonly MakeUpDay[] =>
  days[country].map(([date, forDate, name]) => ({ date: plainDateOf(date), forDate: plainDateOf(forDate), name }))
