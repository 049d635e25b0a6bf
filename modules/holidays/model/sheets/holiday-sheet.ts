/** Holidays as a sheet: the kinds and states of the company's country to choose from. */
import type { Country } from '#kernel/countries.ts'
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Column, Row, Sheet } from '#platform/sheets/model/sheet.ts'
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

export function holidaySheet(country: Country): Sheet {
  const regions = regionsOf(country)
  const region: Column = { name: 'region', word: 'holidays.sheet.region', kind: 'choice', choices: regions }
  return {
    name: 'holidays',
    columns: [
      { name: 'date', word: 'holidays.sheet.date', kind: 'date', required: true, example: '2026-08-31' },
      { name: 'name', word: 'holidays.sheet.name', kind: 'text', required: true, example: 'National Day' },
      ...(regions.length > 0 ? [region] : []),
      { name: 'kind', word: 'holidays.sheet.kind', kind: 'choice', choices: kindsOf(country) },
      { name: 'name_local', word: 'holidays.sheet.name-local', kind: 'text' },
      { name: 'note', word: 'holidays.sheet.note', kind: 'text' },
    ],
  }
}

export const holidayRows = (list: readonly SheetHoliday[]) =>
  list.map(({ date, name, region, kind, name_local, note }) => ({ date, name, region, kind, name_local, note }))

/** A holiday is the same by its day, its state and its name; its day does not change by a sheet. */
export const holidayList = (country: Country, newId: () => string): ListKind<SheetHoliday> => ({
  kind: 'holiday',
  keyOf: ({ date, region, name }) => keyOf(date, region, name),
  keyIn: (row) => keyOf(textIn(row, 'date') ?? '', textIn(row, 'region'), textIn(row, 'name') ?? ''),
  keyColumn: 'date',
  itemOf: (row, before) => ({
    id: before?.id ?? newId(),
    date: textIn(row, 'date') ?? '',
    name: before?.name ?? textIn(row, 'name') ?? '',
    region: textIn(row, 'region'),
    kind: textIn(row, 'kind') ?? before?.kind ?? kindsOf(country)[0] ?? 'public',
    name_local: said(row, 'name_local', before?.name_local ?? null),
    note: said(row, 'note', before?.note ?? null),
    // What somebody entered is the company's own, and as sure as the company is.
    standing: 'confirmed',
    origin: 'company',
  }),
  nameOf: ({ date, name }) => `${date} ${name}`,
  fields: {
    kind: ({ kind }) => kind,
    name_local: ({ name_local }) => name_local,
    note: ({ note }) => note,
  },
  daysOf: ({ date }) => [date],
})

const keyOf = (date: string, region: string | null, name: string): string => `${date} ${region ?? ''} ${folded(name)}`

/** A column that is not there says nothing. */
const said = (row: Row, column: string, before: string | null): string | null =>
  cellAt(row, column) === undefined ? before : textIn(row, column)
