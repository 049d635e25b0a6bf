/** The e-business card: one's own, and anybody's for HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const BusinessCard = z.object({
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  letterhead_text: z.string(),
  use_logo: z.boolean(),
  logo_url: z.string().nullable(),
  /** The portrait, small, as an address a page can show. */
  photo: z.string().nullable(),
  bg_color: z.enum(['orange', 'green', 'white', 'blue', 'gray']),
  /** The same as a vCard with the portrait, which address books take in; without it as a picture that telephones read. */
  vcard: z.string(),
  qr_svg: z.string(),
})

export const ownCard = endpoint({
  id: 'employees.ownCard',
  method: 'GET',
  path: 'api/emp/businessCard',
  access: { to: 'area', of: ['businessCard'] },
  summary: 'My e-business card',
  response: BusinessCard,
  problems: ['employees.no-record'],
})
export const cardOf = endpoint({
  id: 'employees.cardOf',
  method: 'GET',
  path: 'api/panel/employee/businessCard/{id}',
  access: { to: 'area', of: ['employee.card'] },
  summary: 'The e-business card of one person',
  params: z.object({ id: Id }),
  response: BusinessCard,
})
