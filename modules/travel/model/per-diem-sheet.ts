/** Rates of the per diem as a sheet: place, country, group and the day from which it holds tell them apart. */
import { isIsoCountry } from '#kernel/iso-countries.ts'
import { type ListColumns, namedIn } from '#platform/records/model/list-columns.ts'

type Group = { readonly id: string; readonly name: string }
export type SheetRate = {
  readonly id: string
  readonly name: string
  readonly place: string | null
  readonly country_code: string | null
  readonly claim_group_id: string | null
  readonly currency_code: string
  readonly full_day: string
  readonly breakfast: string
  readonly lunch: string
  readonly dinner: string
  readonly free_per_day: string | null
  readonly effective_from: string
}
export type RateSheetBook = {
  readonly groups: readonly Group[]
  /** The company's own first, then those of which it is known what they are worth. */
  readonly currencies: readonly string[]
}

/** An empty meal takes nothing off. */
const meal = { kind: 'money', example: '20.00', usual: '0.00', empty: '0.00' } as const

export const rateColumns = ({ groups, currencies }: RateSheetBook): ListColumns<SheetRate> => ({
  name: 'per_diem_rates',
  kind: 'per_diem',
  columns: [
    { field: 'place', word: 'travel.sheet.place', kind: 'text', key: true, example: 'Penang' },
    {
      ...{ field: 'country_code', name: 'country', word: 'travel.sheet.country', kind: 'code', key: true },
      ...{ upper: true, pattern: '[A-Z]{2}', example: 'MY' },
      read: (code) => (isIsoCountry(code) ? code : undefined),
      unread: ['travel.country-code', 'travel.expected.country'],
    },
    {
      ...{ field: 'claim_group_id', name: 'group', word: 'travel.sheet.group', kind: 'text', key: true },
      ...namedIn<string | null>(groups),
      unread: ['travel.unknown-group', 'travel.expected.group'],
    },
    {
      ...{ field: 'currency_code', name: 'currency', word: 'travel.sheet.currency', kind: 'choice' },
      ...{ choices: currencies, usual: currencies[0] ?? '' },
    },
    { field: 'full_day', word: 'travel.sheet.full_day', kind: 'money', required: true, example: '120.00' },
    { field: 'breakfast', word: 'travel.sheet.breakfast', ...meal },
    { field: 'lunch', word: 'travel.sheet.lunch', ...meal },
    { field: 'dinner', word: 'travel.sheet.dinner', ...meal },
    { field: 'free_per_day', word: 'travel.sheet.free_per_day', kind: 'money' },
    {
      ...{ field: 'effective_from', name: 'from', word: 'travel.sheet.from', kind: 'date', key: true, required: true },
      example: '2026-01-01',
    },
  ],
  finish: (rate) => ({ ...rate, name: rateName(rate) }),
  nameOf: ({ name, claim_group_id }) =>
    [name, groups.find(({ id }) => id === claim_group_id)?.name].filter(Boolean).join(' · '),
})

/** As the log names it. */
export const rateName = (rate: Pick<SheetRate, 'place' | 'country_code' | 'effective_from'>): string =>
  [rate.place ?? rate.country_code ?? '*', rate.effective_from].join(' ')
