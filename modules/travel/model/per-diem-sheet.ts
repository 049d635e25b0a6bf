/** Rates of the per diem as a sheet: place, country, group and the day from which it holds tell them apart. */
import { isIsoCountry } from '#kernel/iso-countries.ts'
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'

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

const meals = ['breakfast', 'lunch', 'dinner'] as const

export const rateSheet = ({ groups, currencies }: RateSheetBook): Sheet => ({
  name: 'per_diem_rates',
  columns: [
    { name: 'place', word: 'travel.sheet.place', kind: 'text', example: 'Penang' },
    { name: 'country', word: 'travel.sheet.country', kind: 'code', upper: true, pattern: '[A-Z]{2}', example: 'MY' },
    { name: 'group', word: 'travel.sheet.group', kind: 'text', choices: groups.map(({ name }) => name) },
    { name: 'currency', word: 'travel.sheet.currency', kind: 'choice', choices: currencies },
    { name: 'full_day', word: 'travel.sheet.full_day', kind: 'money', required: true, example: '120.00' },
    ...meals.map((name) => ({ name, word: `travel.sheet.${name}`, kind: 'money' as const, example: '20.00' })),
    { name: 'free_per_day', word: 'travel.sheet.free_per_day', kind: 'money' },
    { name: 'from', word: 'travel.sheet.from', kind: 'date', required: true, example: '2026-01-01' },
  ],
})

export const rateRows = (rates: readonly SheetRate[], { groups }: RateSheetBook) =>
  rates.map((rate) => ({
    place: rate.place,
    country: rate.country_code,
    group: groupName(groups, rate.claim_group_id),
    currency: rate.currency_code,
    full_day: rate.full_day,
    breakfast: rate.breakfast,
    lunch: rate.lunch,
    dinner: rate.dinner,
    free_per_day: rate.free_per_day,
    from: rate.effective_from,
  }))

export function rateList({ groups, currencies }: RateSheetBook, newId: () => string): ListKind<SheetRate> {
  const groupIn = (row: Row) => {
    const named = textIn(row, 'group')
    return named === null ? null : groups.find(({ name }) => folded(name) === folded(named))?.id
  }
  return {
    kind: 'per_diem',
    keyOf: (rate) => keyOf([rate.place, rate.country_code, rate.claim_group_id, rate.effective_from]),
    keyIn: (row) => keyOf([textIn(row, 'place'), textIn(row, 'country'), groupIn(row), textIn(row, 'from')]),
    keyColumn: 'from',
    itemOf(row, before) {
      const claim_group_id = groupIn(row)
      const country_code = textIn(row, 'country')
      const faults = [
        ...(claim_group_id === undefined
          ? [fault(row, 'group', 'travel.unknown-group', { key: 'travel.expected.group' })]
          : []),
        ...(country_code !== null && !isIsoCountry(country_code)
          ? [fault(row, 'country', 'travel.country-code', { key: 'travel.expected.country' })]
          : []),
      ]
      if (faults.length > 0) return faults
      const place = before ? before.place : textIn(row, 'place')
      const effective_from = textIn(row, 'from') ?? ''
      // An empty meal takes nothing off; a column that is not there says nothing.
      const meal = (name: (typeof meals)[number]) =>
        cellAt(row, name) === undefined ? (before?.[name] ?? '0.00') : (textIn(row, name) ?? '0.00')
      const free = cellAt(row, 'free_per_day') === undefined
      return {
        id: before?.id ?? newId(),
        name: [place ?? country_code ?? '*', effective_from].join(' '),
        place,
        country_code,
        claim_group_id: claim_group_id ?? null,
        currency_code: textIn(row, 'currency') ?? before?.currency_code ?? currencies[0] ?? '',
        full_day: textIn(row, 'full_day') ?? '0.00',
        breakfast: meal('breakfast'),
        lunch: meal('lunch'),
        dinner: meal('dinner'),
        free_per_day: free ? (before?.free_per_day ?? null) : textIn(row, 'free_per_day'),
        effective_from,
      }
    },
    nameOf: ({ name, claim_group_id }) => [name, groupName(groups, claim_group_id)].filter(Boolean).join(' · '),
    fields: {
      currency: ({ currency_code }) => currency_code,
      full_day: ({ full_day }) => full_day,
      breakfast: ({ breakfast }) => breakfast,
      lunch: ({ lunch }) => lunch,
      dinner: ({ dinner }) => dinner,
      free_per_day: ({ free_per_day }) => free_per_day,
    },
  }
}

const keyOf = (parts: readonly (string | null | undefined)[]) => JSON.stringify(parts.map((part) => folded(part ?? '')))
const groupName = (groups: readonly Group[], id: string | null) => groups.find((one) => one.id === id)?.name ?? null
