/**
 * The sheet for changing many people: the columns by which they are added, all of them optional but the staff id.
 * A column that is left out stays as it is; a cell that is emptied empties the field.
 */
import type { Country } from '#kernel/countries.ts'
import type { Column, Sheet } from '#platform/sheets/model/sheet.ts'
import { countryFields } from '../country-fields/by-country.ts'
import { employeeSheet } from '../employee-sheet.ts'

export const KEY = 'staff_id'

export function updateSheet(country: Country, banks: readonly string[] = []): Sheet {
  const { columns } = employeeSheet(country, banks)
  const optionals = columns.map((column) => (column.name === KEY ? column : optional(column)))
  return { name: 'employees', columns: [...optionals, REVISION] }
}

/** How the record was when the sheet was taken: what a colleague changed since is not overwritten unseen. */
export const REVISION = {
  name: 'record_revision',
  word: 'employees.column.record_revision',
  kind: 'count',
  max: 1_000_000_000,
} as const satisfies Column

/** Fields that no record is without. */
export const mustStay = (country: Country): readonly string[] =>
  countryFields[country].columns.filter(({ required }) => required).map(({ name }) => name)

/** Agreed pay is shown in the sheet; it is changed by a sheet of its own, which asks from which day. */
export const payColumns = (country: Country): readonly string[] => countryFields[country].components

function optional({ required: _, ...column }: Column): Column {
  return column
}
