/** An advertisement as data that search engines know: JobPosting of schema.org. */
import type { CareerCompany } from '#modules/company/server/public.ts'
import type { EmploymentType } from '../../model/vacancy.ts'
import { logoAddress } from '../career/career-handlers.ts'
import type { OpenAdvertisement } from '../open-advertisement.ts'

const TYPES: Readonly<Record<EmploymentType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  intern: 'INTERN',
}

type Told = { readonly title: string; readonly descriptionHtml: string; readonly url: string; readonly origin: string }

export function jobPosting(job: OpenAdvertisement, company: CareerCompany, told: Told): Record<string, unknown> {
  const logo = logoAddress(company.careerId, company.logoFile)
  const name = company.brandName ?? company.name
  const pay = payOf(job)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: told.title,
    description: told.descriptionHtml,
    identifier: { '@type': 'PropertyValue', name, value: job.id },
    url: told.url,
    datePosted: job.publishFrom,
    ...(job.publishTo && { validThrough: job.publishTo }),
    employmentType: TYPES[job.employmentType],
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name,
      ...(company.website && { sameAs: company.website }),
      ...(logo && { logo: `${told.origin}${logo}` }),
    },
    ...placeOf(job, company),
    ...(pay && { baseSalary: pay }),
  }
}

function placeOf(job: OpenAdvertisement, company: CareerCompany): Record<string, unknown> {
  if (job.isRemote)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country },
    }
  const { address, city, region, postcode } = company
  // Where the advertisement names its own place, the company's street says nothing of it.
  const known = job.location
    ? { addressLocality: job.location }
    : {
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(region && { addressRegion: region }),
        ...(postcode && { postalCode: postcode }),
      }
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...known, addressCountry: job.country } },
  }
}

/** By the month, and only where it is shown; as numbers, which those who read it expect and nobody reckons with. */
function payOf({ showSalary, salaryFrom, salaryTo, currency }: OpenAdvertisement): Record<string, unknown> | undefined {
  if (!showSalary || (salaryFrom === null && salaryTo === null)) return undefined
  const value =
    salaryFrom !== null && salaryFrom === salaryTo
      ? { value: Number(salaryFrom) }
      : {
          ...(salaryFrom !== null && { minValue: Number(salaryFrom) }),
          ...(salaryTo !== null && { maxValue: Number(salaryTo) }),
        }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' } }
}
