/** The money of a travel: its advance, what is claimed for it, and that it is settled. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, OptionalText } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { TravelView } from './types.ts'

const pays = { to: 'area', of: ['travel', 'travel.pay'] } as const
/** Of settlements, what becomes of an advance that was not used up. */
export const owedWays = ['paid_back', 'deduct'] as const

export const payAdvance = endpoint({
  id: 'travel.payAdvance',
  method: 'POST',
  path: 'api/panel/application/travel/{id}/advance',
  access: pays,
  summary: 'Say on which day the advance of an approved travel was paid',
  params: ById,
  body: z.strictObject({ paid_on: DateText }),
  response: TravelView,
  problems: ['travel.not-approved', 'travel.no-advance', 'travel.advance-paid', 'travel.paid', 'travel.future-day'],
})

export const pay = endpoint({
  id: 'travel.pay',
  method: 'POST',
  path: 'api/panel/application/travel/{id}/paid',
  access: pays,
  summary: 'Close an approved travel: no further claims; says what becomes of an advance that was not used up',
  params: ById,
  body: z.strictObject({
    paid_on: DateText.optional(),
    reference: OptionalText.optional(),
    owed: z.enum(owedWays).optional(),
    /** The day on which the person agreed in writing to the deduction. */
    consent_on: DateText.optional(),
  }),
  response: TravelView,
  problems: [
    'travel.not-approved',
    'travel.paid',
    'travel.claims-wait',
    'travel.say-owed',
    'travel.nothing-owed',
    'travel.consent-needed',
    'travel.future-day',
  ],
})
