/** The company as it leaves: one row, told under the specified names. */
import { countryOf } from '../../model/countries.ts'
import { logoUrl, photoUrl } from '../../model/picture-urls.ts'
import { numberNamed, type SpecifiedName } from '../../model/specified-names.ts'
import type { CompanyRow } from '../company-store.ts'

export function profileView(row: CompanyRow) {
  const numbers = row.employer_numbers
  const named = (name: SpecifiedName) => numbers[numberNamed(name, row.country) ?? ''] || null
  return {
    id: row.id,
    name: row.name,
    brand_name: row.brand_name,
    ...countryOf(row.country),
    currency_code: row.currency_code,
    timezone_key: row.timezone_key,
    registration_no: row.registration_number,
    phone: row.phone,
    email: row.email,
    website: row.website,
    industry: row.industry,
    address: row.address,
    city: row.city,
    state: row.region,
    postcode: row.postcode,
    headcount_limit: row.headcount_limit,
    job_advertisement_id: row.career_id,
    logo_url: logoUrl(row.logo_file),
    photo_url: photoUrl(row.photo_file),
    company_registration_number: numbers.company_registration_number || row.registration_number,
    epf_employer_number: numbers.epf_employer_number || null,
    socso_employer_code: numbers.socso_employer_code || null,
    employer_tax_number: numbers.employer_tax_number || null,
    hrd_registered: numbers.hrd_registered || null,
    hrd_corp_number: numbers.hrd_corp_number || null,
    bank_organisation_code: numbers.bank_organisation_code || null,
    unified_business_number: numbers.unified_business_number || null,
    labour_insurance_number: numbers.labour_insurance_number || null,
    health_insurance_unit_code: numbers.health_insurance_unit_code || null,
    tax_registration_number: numbers.tax_registration_number || null,
    employer_tin: numbers.employer_tin || null,
    revenue_district_code: numbers.revenue_district_code || null,
    sss_employer_number: numbers.sss_employer_number || null,
    philhealth_employer_number: numbers.philhealth_employer_number || null,
    pag_ibig_employer_number: numbers.pag_ibig_employer_number || null,
    epf_no: named('epf_no'),
    socso_no: named('socso_no'),
    tax_no: named('tax_no'),
    hrdf_no: named('hrdf_no'),
    sub_currencies: [...row.sub_currencies],
  }
}
