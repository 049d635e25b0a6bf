/** The fields of a profile form sorted into the company's columns and its numbers at the agencies. */
import type { z } from 'zod'
import type { ProfileChange } from '../../contract/profile-types.ts'
import { employerNumbers } from '../../model/employer-numbers.ts'
import type { CompanyChange } from '../company-store.ts'

type Body = z.output<typeof ProfileChange>

export function profileChangeOf(body: Body): { columns: CompanyChange; numbers: Readonly<Record<string, string>> } {
  const { name, registration_no, state, brand_name, phone, email, website, industry, address, city, postcode } = body
  const texts = {
    brand_name,
    registration_number: registration_no,
    phone,
    email,
    website,
    industry,
    address,
    city,
    region: state,
    postcode,
  }
  const columns: CompanyChange = name === undefined ? {} : { name }
  for (const [field, text] of Object.entries(texts)) {
    if (text !== undefined) Object.assign(columns, { [field]: text === '' ? null : text })
  }
  const numbers: Record<string, string> = {}
  for (const field of employerNumbers) {
    const number = body[field]
    if (number !== undefined) numbers[field] = number
  }
  return { columns, numbers }
}
