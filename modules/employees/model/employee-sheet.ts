import type { Country } from '#kernel/countries.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { countryFields } from './country-fields/by-country.ts'

/** Where the company gives staff ids out itself, a cell without one is given the next. */
export const withoutIds = (sheet: Sheet): Sheet => ({
  ...sheet,
  columns: sheet.columns.map(({ required, ...column }) =>
    required && column.name !== 'staff_id' ? { ...column, required } : column,
  ),
})

/** The sheet for adding people; `banks` are the company's own, offered as a list in the template. */
export function employeeSheet(country: Country, banks: readonly string[] = []): Sheet {
  const columns = countryFields[country].columns
  return {
    name: 'employees',
    columns:
      banks.length === 0 ? columns : columns.map((one) => (one.name === 'bank' ? { ...one, choices: banks } : one)),
  }
}
