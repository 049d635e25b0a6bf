/** Offers: made by HR, answered under a secret link; joining, and the funnel. */
import { z } from 'zod'
import { parseAmount } from '#kernel/money.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, Instant, MoneyText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { STAGES } from '../model/funnel.ts'
import { letterLanguages, offerStatuses } from '../model/offer.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const everyone = { to: 'everyone' } as const
const params = z.object({ id: Id })

/** Two decimals and above zero. */
const Salary = z
  .union([z.number().transform(String), z.string()])
  .pipe(MoneyText.refine((text) => (parseAmount(text) ?? 0n) > 0n, 'candidates.above-zero'))
const employmentTypes = ['full_time', 'part_time', 'contract', 'intern'] as const

export const Offer = z
  .object({
    id: Id,
    candidate_id: Id,
    version: z.number().int(),
    status: z.enum(offerStatuses),
    offered_salary: z.string(),
    first_day: Day,
    position_id: Id.nullable(),
    position_name: z.string(),
    department_id: Id.nullable(),
    department_name: z.string().nullable(),
    manager_id: Id.nullable(),
    manager_name: z.string().nullable(),
    employment_type: z.enum(employmentTypes),
    probation_months: z.number().int(),
    expires_on: Day,
    /** The first day as it was moved since; null where it is the offer's. */
    starts_on: Day.nullable(),
    letter_language: z.enum(letterLanguages),
    sent_at: Instant.nullable(),
    answered_at: Instant.nullable(),
    answered_name: z.string().nullable(),
    decline_reason: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Offer' })

export const offers = endpoint({
  id: 'candidates.offers',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}/offer',
  access,
  params,
  readsPay: true,
  summary: 'The offers of a candidate, the newest first',
  response: z.array(Offer),
})
export const makeOffer = endpoint({
  id: 'candidates.makeOffer',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/offer',
  status: 201,
  access,
  params,
  summary: 'Make an offer; a new version takes the former back at once',
  body: z.strictObject({
    offered_salary: Salary,
    first_day: DateText,
    position_id: Id,
    department_id: Id,
    manager_id: Id.nullish(),
    employment_type: z.enum(employmentTypes),
    probation_months: z.coerce.number().int().min(0).max(24),
    expires_on: DateText,
    letter_language: z.enum(letterLanguages),
    confirm: Flag.optional(),
  }),
  response: Offer,
  problems: ['candidates.invalid', 'candidates.confirm', 'candidates.no-longer'],
})
export const offerLetter = endpoint({
  id: 'candidates.offerLetter',
  method: 'GET',
  path: 'api/panel/onboarding/offer/{id}/letter',
  access,
  params,
  readsPay: true,
  summary: 'The letter of an offer',
  download: true,
})
export const sendOffer = endpoint({
  id: 'candidates.sendOffer',
  method: 'POST',
  path: 'api/panel/onboarding/offer/{id}/send',
  access,
  params,
  summary: 'Send an offer: the candidate gets a secret link to its letter; one more than there are heads asks',
  body: z.strictObject({ confirm: Flag.optional() }),
  response: Offer,
  problems: ['candidates.offer-not-to-send', 'candidates.offer-waits', 'candidates.offer-over', 'candidates.confirm'],
})
export const withdrawOffer = endpoint({
  id: 'candidates.withdrawOffer',
  method: 'POST',
  path: 'api/panel/onboarding/offer/{id}/withdraw',
  access,
  params,
  summary: 'Take an offer back; its link says so at once, and a mail where the candidate had it and is to be told',
  body: z.strictObject({ tell: Flag.optional() }),
  response: Offer,
  problems: ['candidates.offer-over'],
})

const byToken = z.object({ token: z.string().max(120) })
const Told = z.object({
  company: z.string(),
  name: z.string(),
  position: z.string(),
  offered_salary: z.string(),
  currency_code: z.string(),
  first_day: Day,
  expires_on: Day,
  status: z.enum(['sent', 'accepted', 'declined']),
})
const problems = ['candidates.offer-not-valid'] as const
export const ownOffer = endpoint({
  id: 'candidates.ownOffer',
  method: 'GET',
  path: 'api/career/offer/{token}',
  access: everyone,
  params: byToken,
  summary: 'The offer that a link leads to',
  response: Told,
  problems,
})
export const ownOfferLetter = endpoint({
  id: 'candidates.ownOfferLetter',
  method: 'GET',
  path: 'api/career/offer/{token}/letter',
  access: everyone,
  params: byToken,
  summary: 'Its letter',
  download: true,
  problems,
})
export const acceptOffer = endpoint({
  id: 'candidates.acceptOffer',
  method: 'POST',
  path: 'api/career/offer/{token}/accept',
  access: everyone,
  params: byToken,
  summary: 'Accept an offer by one’s name',
  body: z.strictObject({ full_name: ShortText, agree: Flag.refine((agreed) => agreed, 'candidates.agree') }),
  response: Told,
  problems: [...problems, 'candidates.other-name'],
})
export const declineOffer = endpoint({
  id: 'candidates.declineOffer',
  method: 'POST',
  path: 'api/career/offer/{token}/decline',
  access: everyone,
  params: byToken,
  summary: 'Decline an offer',
  body: z.strictObject({ reason: OptionalText.optional() }),
  response: Told,
  problems,
})

export const migrateCandidate = endpoint({
  id: 'candidates.migrate',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/migrate',
  status: 201,
  access,
  params,
  summary: 'Whoever accepted becomes an employee; the offer is the basic salary from the first day',
  body: z.strictObject({
    staff_id: ShortText.optional(),
    /** Somebody who was here before: their own record goes on, with its staff id. */
    rehire_employee_id: Id.optional(),
    confirm: Flag.optional(),
  }),
  response: z.object({ employee_id: Id, staff_id: z.string() }),
  problems: [
    'candidates.not-accepted',
    'candidates.migrated-already',
    'candidates.was-here',
    'candidates.confirm',
    'candidates.invalid',
    'employees.not-leaving',
    'employees.account-beyond',
    'employees.returns-too-soon',
    'employees.headcount-limit',
    'employees.suspended',
    'employees.staff-id-taken',
    'employees.staff-id-automatic',
  ],
})

export const funnel = endpoint({
  id: 'candidates.funnel',
  method: 'GET',
  path: 'api/panel/onboarding/report/funnel',
  access,
  summary: 'How many came how far, how long it took, and from where; of those who applied in the span',
  query: z.object({ from: DateText.optional(), to: DateText.optional(), vacancy_id: Id.optional() }),
  response: z.object({
    stages: z.array(z.object({ status: z.enum(STAGES), reached: z.number().int(), dropped: z.number().int() })),
    days_to_hire: z.number().nullable(),
    days_to_fill: z.number().nullable(),
    sources: z.array(
      z.object({ source: z.string().nullable(), applications: z.number().int(), hires: z.number().int() }),
    ),
  }),
})
