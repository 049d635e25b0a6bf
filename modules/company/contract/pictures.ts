/** The company's logo and its photo. Both come as files to whoever may see them; nobody else's page can show them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const writers = { to: 'area', of: ['company.profile.write'] } as const
const readers = { to: 'area', of: ['company.profile', 'payroll'] } as const
/** Which one, so that a kept answer is never an older one; without it the one there is now. */
const Version = z.object({ version: Id.optional() })
const refusals = ['files.empty', 'files.not-printable', 'files.too-large', 'files.too-many-pixels'] as const

export const uploadPhoto = endpoint({
  id: 'company.uploadPhoto',
  method: 'POST',
  path: 'api/panel/company/uploadCompanyPhoto',
  access: writers,
  summary: 'A photo of the company (PNG or JPG, at most 5 MB) in place of the one before',
  file: 'required',
  limit: 'upload',
  response: z.object({ photo_url: z.string() }),
  problems: refusals,
})
export const uploadLogo = endpoint({
  id: 'company.uploadLogo',
  method: 'POST',
  path: 'api/panel/company/uploadCompanyLogo',
  access: writers,
  summary: 'The company’s logo (PNG or JPG, at most 5 MB) in place of the one before',
  file: 'required',
  limit: 'upload',
  response: z.object({ logo_url: z.string() }),
  problems: refusals,
})
export const removePhoto = endpoint({
  id: 'company.removePhoto',
  method: 'DELETE',
  path: 'api/panel/company/companyPhoto',
  access: writers,
  summary: 'Remove the photo for good',
})
export const removeLogo = endpoint({
  id: 'company.removeLogo',
  method: 'DELETE',
  path: 'api/panel/company/companyLogo',
  access: writers,
  summary: 'Remove the logo for good: from cards, payslips and the profile',
})
export const downloadPhoto = endpoint({
  id: 'company.downloadPhoto',
  method: 'GET',
  path: 'api/panel/company/downloadCompanyPhoto',
  access: readers,
  summary: 'The photo of the company',
  query: Version,
  download: true,
  problems: ['company.no-picture'],
})
export const downloadLogo = endpoint({
  id: 'company.downloadLogo',
  method: 'GET',
  path: 'api/panel/company/downloadCompanyLogo',
  access: readers,
  summary: 'The company’s logo',
  query: Version,
  download: true,
  problems: ['company.no-picture'],
})
export const ownLogo = endpoint({
  id: 'company.ownLogo',
  method: 'GET',
  path: 'api/emp/companyLogo',
  access: { to: 'company' },
  summary: 'The logo of one’s own company, as it stands on everybody’s card and payslip',
  query: Version,
  download: true,
  problems: ['company.no-picture'],
})
