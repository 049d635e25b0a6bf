/** Holidays as a sheet: the kinds and states of the company's country to choose from. */
import type { Country } from '#kernel/countries.ts'
import type { ListColumn, ListColumns } from '#platform/records/model/list-columns.ts'
import { kindsOf } from '../holiday-kinds.ts'
import { regionsOf } from '../regions.ts'

export type SheetHoliday = {
  readonly id: string
  readonly date: string
  readonly name: string
  readonly name_local: string | null
  readonly region: string | null
  readonly kind: string
  readonly standing: string
  readonly origin: string
  readonly note: string | null
}

/** A holiday is the same by its day, its state and its name; its day does not change by a sheet. */
export function holidayColumns(country: Country): ListColumns<SheetHoliday> {
  const regions = regionsOf(country)
  const kinds = kindsOf(country)
  const region: ListColumn<SheetHoliday> = {
    ...{ field: 'region', word: 'holidays.sheet.region', kind: 'choice', key: true, choices: regions },
  }
  return {
    name: 'holidays',
    kind: 'holiday',
    keyColumn: 'date',
    columns: [
      { field: 'date', word: 'holidays.sheet.date', kind: 'date', key: true, required: true, example: '2026-08-31' },
      { field: 'name', word: 'holidays.sheet.name', kind: 'text', key: true, required: true, example: 'National Day' },
      ...(regions.length > 0 ? [region] : []),
      { field: 'kind', word: 'holidays.sheet.kind', kind: 'choice', choices: kinds, usual: kinds[0] ?? 'public' },
      { field: 'name_local', word: 'holidays.sheet.name-local', kind: 'text' },
      { field: 'note', word: 'holidays.sheet.note', kind: 'text' },
    ],
    fresh: { region: null, standing: 'confirmed', origin: 'company' },
    // What somebody entered is the company's own, and as sure as the company is.
    finish: (holiday) => ({ ...holiday, standing: 'confirmed', origin: 'company' }),
    nameOf: ({ date, name }) => `${date} ${name}`,
    daysOf: ({ date }) => [date],
  }
}
