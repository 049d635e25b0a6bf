/** Which of the company's own numbers a month's files cannot do without, by country. */
import type { Country } from '#kernel/countries.ts'

export const neededNumbers: Readonly<Record<Country, readonly string[]>> = {
  MY: ['epf_employer_number', 'socso_employer_code', 'employer_tax_number', 'company_registration_number'],
  TW: ['unified_business_number', 'labour_insurance_number', 'health_insurance_unit_code', 'tax_registration_number'],
  PH: [
    'employer_tin',
    'revenue_district_code',
    'sss_employer_number',
    'philhealth_employer_number',
    'pag_ibig_employer_number',
  ],
}
