/** What forms ask of an employer beside its numbers at the agencies, by country. */
import type { Country } from '#kernel/countries.ts'

export const detailNames = [
  'officer_name',
  'officer_position',
  'officer_phone',
  'tax_office_code',
  'principal_business',
  'schedule_2_pesos',
] as const
export type DetailName = (typeof detailNames)[number]

const officer = ['officer_name', 'officer_position', 'officer_phone'] as const
export const detailsOf: Readonly<Record<Country, readonly DetailName[]>> = {
  MY: officer,
  TW: [...officer, 'tax_office_code'],
  PH: [...officer, 'principal_business', 'schedule_2_pesos'],
}
/** Said by yes, or not at all. */
export const isSwitch = (name: DetailName): boolean => name === 'schedule_2_pesos'
