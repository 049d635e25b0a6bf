/**
 * Numbers at the agencies go by two names: the specification's short one, the same in every country, and the one the
 * files of the country ask for. One number is kept, and both names mean it.
 */
import type { Country } from '#kernel/countries.ts'
import type { EmployerNumber } from './employer-numbers.ts'

export const specifiedNames = ['epf_no', 'socso_no', 'tax_no', 'hrdf_no'] as const
export type SpecifiedName = (typeof specifiedNames)[number]

/** Undefined where the country knows no such number. */
export const numberNamed = (name: SpecifiedName, country: Country): EmployerNumber | undefined => meant[country][name]

const meant: Readonly<Record<Country, Readonly<Partial<Record<SpecifiedName, EmployerNumber>>>>> = {
  MY: {
    epf_no: 'epf_employer_number',
    socso_no: 'socso_employer_code',
    tax_no: 'employer_tax_number',
    hrdf_no: 'hrd_corp_number',
  },
  TW: { tax_no: 'tax_registration_number' },
  PH: { tax_no: 'employer_tin' },
}
