import type { Country } from '#kernel/countries.ts'
import type { ProfileTab } from '../profile-tabs.ts'
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

const recordTabs: Readonly<Record<string, ProfileTab>> = {
  birth_date: 'personal',
  citizenship: 'personal',
  gender: 'personal',
  marital_status: 'personal',
  joined_on: 'employment',
  left_on: 'employment',
  basic_salary: 'salary',
}

/** On which tab of a profile a field stands that pay asks for. */
export const tabOfField = (country: Country, field: string): ProfileTab =>
  recordTabs[field] ?? countryFields[country].tabs[field] ?? 'tax'

/** Facts that are a person's number at an agency, of any country; they lie sealed. */
export const agencyNumbers: ReadonlySet<string> = new Set(
  Object.values(countryFields).flatMap(({ statutory }) =>
    statutory.filter(({ kind }) => kind === 'code').map(({ name }) => name),
  ),
)
