import type { Country } from '#kernel/countries.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { countryFields } from './country-fields/by-country.ts'

/** The sheet for adding people; `banks` are the company's own, offered as a list in the template. */
export function employeeSheet(country: Country, banks: readonly string[] = []): Sheet {
  const columns = countryFields[country].columns
  return {
    name: 'employees',
    columns:
      banks.length === 0 ? columns : columns.map((one) => (one.name === 'bank' ? { ...one, choices: banks } : one)),
  }
}
