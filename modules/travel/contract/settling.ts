/** The money of a travel: its advance, what is claimed for it, and that it is settled. */
import { z } from 'zod'
import { Asked, ClaimView } from '#modules/claims/contract/claim-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, OptionalText } from '#platform/contract/fields.ts'
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
    'travel.own-debt',
    'travel.paid',
    'travel.claims-wait',
    'travel.say-owed',
    'travel.nothing-owed',
    'travel.consent-needed',
    'travel.future-day',
  ],
})

/** An expense as one claims it oneself. */
const Claiming = z
  .strictObject({ per_diem: Flag.optional(), claim: Asked.optional(), confirm: Flag.optional() })
  .refine(({ per_diem, claim }) => (per_diem === true) !== (claim !== undefined), {
    path: ['claim'],
    message: 'travel.one-claim',
  })
const refusedFor = [
  'travel.not-approved',
  'travel.paid',
  'travel.per-diem-claimed',
  'travel.no-per-diem',
  'travel.per-diem-later',
  'travel.no-claims',
]

export const claim = endpoint({
  id: 'travel.claim',
  method: 'POST',
  path: 'api/panel/application/travel/{id}/claim',
  status: 201,
  access: { to: 'area', of: ['travel'] },
  summary: 'Claim for somebody what their travel cost: the per diem as one claim, once, or an expense',
  params: ById,
  body: Claiming,
  response: ClaimView,
  problems: refusedFor,
})
export const claimOwn = endpoint({
  id: 'travel.claimOwn',
  method: 'POST',
  path: 'api/emp/travel/{id}/claim',
  status: 201,
  access: { to: 'area', of: ['travel.own'] },
  summary: 'Claim what my travel cost: the per diem as one claim, once, or an expense; also after the trip',
  params: ById,
  body: Claiming,
  response: ClaimView,
  problems: refusedFor,
})
