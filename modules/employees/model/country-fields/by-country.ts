import type { Country } from '#kernel/countries.ts'
import type { CountryFields } from './country-fields.ts'
import { malaysia } from './my.ts'
import { philippines } from './ph.ts'
import { recordColumns } from './record-columns.ts'
import { taiwan } from './tw.ts'

const whole = (country: CountryFields): CountryFields => ({
  ...country,
  columns: [...country.columns, ...recordColumns],
})

export const countryFields: Readonly<Record<Country, CountryFields>> = {
  MY: whole(malaysia),
  TW: whole(taiwan),
  PH: whole(philippines),
}

/** Facts that are a person's number at an agency, of any country; they lie sealed. */
export const agencyNumbers: ReadonlySet<string> = new Set(
  Object.values(countryFields).flatMap(({ statutory }) =>
    statutory.filter(({ kind }) => kind === 'code').map(({ name }) => name),
  ),
)
