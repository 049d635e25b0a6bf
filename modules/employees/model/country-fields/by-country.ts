import type { Country } from '#kernel/countries.ts'
import type { ProfileTab } from '../profile-tabs.ts'
import type { CountryFields } from './country-fields.ts'
import { malaysia } from './my.ts'
import { philippines } from './ph.ts'
import { recordColumns } from './record-columns.ts'
import { taiwan } from './tw.ts'

const phones: Readonly<Record<Country, string>> = {
  MY: '+60 12-345 6789',
  TW: '+886 912 345 678',
  PH: '+63 917 123 4567',
}

/** With the examples that somebody of the country would write. */
const whole = (country: Country, fields: CountryFields): CountryFields => ({
  ...fields,
  columns: [...fields.columns, ...recordColumns].map((column) => {
    if (column.name === 'phone') return { ...column, example: phones[country] }
    return column.example === 'MY' ? { ...column, example: country } : column
  }),
})

export const countryFields: Readonly<Record<Country, CountryFields>> = {
  MY: whole('MY', malaysia),
  TW: whole('TW', taiwan),
  PH: whole('PH', philippines),
}

const recordTabs: Readonly<Record<string, ProfileTab>> = {
  birth_date: 'personal',
  citizenship: 'personal',
  gender: 'personal',
  marital_status: 'personal',
  joined_on: 'employment',
  left_on: 'employment',
  basic_salary: 'salary',
  full_name: 'personal',
  identity_number: 'personal',
  passport_number: 'personal',
  nationality: 'personal',
  bank_account: 'bank',
}

/** On which tab of a profile a field stands that pay asks for. */
export const tabOfField = (country: Country, field: string): ProfileTab =>
  recordTabs[field] ?? countryFields[country].tabs[field] ?? 'tax'

/** What files and forms call otherwise than the record does. */
const inRecord: Readonly<Record<string, string>> = {
  account: 'bank_account',
  bank_number: 'bank_account',
  latin_name: 'full_name',
  big5_name: 'full_name',
  country: 'nationality',
}

/** `asked` is what a file or form calls the field that the record lacks; `label` what it is called on screen. */
export function personAtFault(
  { id, staffId, fullName }: { readonly id: string; readonly staffId: string; readonly fullName: string },
  country: Country,
  asked: string,
  label: string,
) {
  const field = inRecord[asked] ?? asked
  const tab = tabOfField(country, field)
  return { employee_id: id, staff_id: staffId, full_name: fullName, field, field_label: label, tab }
}

/** Facts that are a person's number at an agency, of any country; they lie sealed. */
export const agencyNumbers: ReadonlySet<string> = new Set(
  Object.values(countryFields).flatMap(({ statutory }) =>
    statutory.filter(({ kind }) => kind === 'code').map(({ name }) => name),
  ),
)
