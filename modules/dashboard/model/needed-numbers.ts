/** Which numbers a month's files cannot do without, by country: the company's own, and those of each person. */
import type { Country } from '#kernel/countries.ts'

export type NeededNumbers = {
  readonly ofCompany: readonly string[]
  /** Among the facts of the sheet. */
  readonly ofPeople: readonly string[]
  /** Whether a person is known by an identity number or a passport. */
  readonly identity: boolean
}

export const neededNumbers: Readonly<Record<Country, NeededNumbers>> = {
  MY: {
    ofCompany: ['epf_employer_number', 'socso_employer_code', 'employer_tax_number', 'company_registration_number'],
    ofPeople: ['epf_number'],
    identity: true,
  },
  TW: {
    ofCompany: [
      'unified_business_number',
      'labour_insurance_number',
      'health_insurance_unit_code',
      'tax_registration_number',
    ],
    ofPeople: [],
    identity: true,
  },
  PH: {
    ofCompany: [
      'employer_tin',
      'revenue_district_code',
      'sss_employer_number',
      'philhealth_employer_number',
      'pag_ibig_employer_number',
    ],
    ofPeople: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number'],
    identity: false,
  },
}
