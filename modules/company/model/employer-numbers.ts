/** The employer's numbers at the agencies of its country, in the order files ask for them. */
import type { Country } from '#kernel/countries.ts'

export const employerNumbers = [
  'company_registration_number',
  'epf_employer_number',
  'socso_employer_code',
  'employer_tax_number',
  'hrd_registered',
  'hrd_corp_number',
  'bank_organisation_code',
  'unified_business_number',
  'labour_insurance_number',
  'health_insurance_unit_code',
  'tax_registration_number',
  'employer_tin',
  'revenue_district_code',
  'sss_employer_number',
  'philhealth_employer_number',
  'pag_ibig_employer_number',
] as const

export type EmployerNumber = (typeof employerNumbers)[number]

export const employerNumbersOf: Readonly<Record<Country, readonly EmployerNumber[]>> = {
  MY: [
    'company_registration_number',
    'epf_employer_number',
    'socso_employer_code',
    'employer_tax_number',
    'hrd_registered',
    'hrd_corp_number',
    'bank_organisation_code',
  ],
  TW: ['unified_business_number', 'labour_insurance_number', 'health_insurance_unit_code', 'tax_registration_number'],
  PH: [
    'company_registration_number',
    'employer_tin',
    'revenue_district_code',
    'sss_employer_number',
    'philhealth_employer_number',
    'pag_ibig_employer_number',
  ],
}
