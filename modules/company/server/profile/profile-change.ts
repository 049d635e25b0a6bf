/** The fields of a profile form sorted into the company's columns and its numbers at the agencies. */
import type { z } from 'zod'
import type { Country } from '#kernel/countries.ts'
import { type FieldText, problem, Refusal } from '#platform/http/server/answers.ts'
import type { ProfileChange } from '../../contract/profile-types.ts'
import { employerNumbers } from '../../model/employer-numbers.ts'
import { rightForm } from '../../model/number-forms.ts'
import { numberNamed, specifiedNames } from '../../model/specified-names.ts'
import type { CompanyChange } from '../company-store.ts'

type Body = z.output<typeof ProfileChange>

export function profileChangeOf(
  body: Body,
  country: Country,
): { columns: CompanyChange; numbers: Readonly<Record<string, string>> } {
  const { name, registration_no, state, brand_name, phone, email, website, industry, address, city, postcode } = body
  const { timezone_key } = body
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
  const columns: CompanyChange = {
    ...(name === undefined ? {} : { name }),
    ...(timezone_key === undefined ? {} : { timezone_key }),
  }
  for (const [field, text] of Object.entries(texts)) {
    if (text !== undefined) Object.assign(columns, { [field]: text === '' ? null : text })
  }
  return { columns, numbers: numbersOf(body, country) }
}

/** One number may be sent by either of its names, or by both where they say the same. */
function numbersOf(body: Body, country: Country): Record<string, string> {
  const numbers: Record<string, string> = {}
  const errors: Record<string, FieldText[]> = {}
  for (const field of employerNumbers) {
    const number = body[field]
    if (number === undefined) continue
    const example = rightForm(field, number)
    if (example !== undefined) errors[field] = [{ key: 'company.number-form', params: { example } }]
    numbers[field] = number
  }
  for (const name of specifiedNames) {
    const number = body[name]
    if (number === undefined) continue
    const field = numberNamed(name, country)
    if (field === undefined) {
      if (number !== '') errors[name] = ['company.foreign-setting']
    } else if ((numbers[field] ?? number) !== number) errors[name] = ['company.two-numbers']
    else numbers[field] = number
  }
  if (Object.keys(errors).length > 0) throw new Refusal(problem('http.invalid', { errors }))
  return numbers
}
