import { z } from 'zod'
import { isIsoCountry } from '#kernel/iso-countries.ts'
import { parseAmount } from '#kernel/money.ts'
import {
  DateText,
  Day,
  Flag,
  Id,
  LongText,
  OptionalText,
  PositiveMoneyText,
  ShortText,
} from '#platform/contract/fields.ts'
import { May, previewFields, requestFields } from '#platform/requests/contract-types.ts'
import { requestWords } from '#platform/requests/words.ts'

export const CountryCode = z.string().trim().toUpperCase().refine(isIsoCountry, 'travel.country-code')
export const AboveZero = PositiveMoneyText.refine((text) => (parseAmount(text) ?? 0n) > 0n, 'travel.above-zero')
/** 33.33 */
const Percentage = z
  .string()
  .trim()
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'travel.percentage')
  .refine((text) => Number(text) > 0, 'travel.percentage')

export const Destination = z.strictObject({ place: ShortText, country_code: CountryCode, from: DateText, to: DateText })
export const Share = z.strictObject({ cost_centre_id: Id, percentage: Percentage })
export const ways = ['flight', 'train', 'coach', 'car', 'ferry', 'other'] as const
const Leg = z.strictObject({
  date: DateText,
  time: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'travel.time')
    .nullable()
    .default(null),
  by: z.enum(ways),
  from_place: OptionalText.nullable().default(null),
  to_place: OptionalText.nullable().default(null),
  note: LongText.nullable().default(null),
})
const Estimate = z.strictObject({ label: ShortText, amount: PositiveMoneyText })
/** What is given on a day, and therefore not paid. */
const Meals = z.strictObject({
  date: DateText,
  breakfast: Flag.default(false),
  lunch: Flag.default(false),
  dinner: Flag.default(false),
})
const lists = {
  destinations: z.array(Destination).min(1).max(50),
  cost_centres: z.array(Share).max(20),
  itinerary: z.array(Leg).max(200),
  estimates: z.array(Estimate).max(50),
  meals: z.array(Meals).max(400),
}

export const asking = {
  purpose: LongText.min(1),
  from: DateText,
  to: DateText,
  destinations: lists.destinations,
  cost_centres: lists.cost_centres.default([]),
  itinerary: lists.itinerary.default([]),
  estimates: lists.estimates.default([]),
  advance_amount: AboveZero.nullable().default(null),
  meals: lists.meals.default([]),
  confirm: Flag.optional(),
}
export const changing = z
  .object({
    purpose: LongText.min(1),
    from: DateText,
    to: DateText,
    ...lists,
    advance_amount: AboveZero.nullable(),
    confirm: Flag,
  })
  .partial()
  .strict()

const PerDiem = z.object({
  days: z.array(
    z.object({
      date: Day,
      /** 0.5 or 1. */
      share: z.number(),
      /** Of a whole day, in the company's currency; null where no rate fits. */
      rate: z.string().nullable(),
      deducted: z.string(),
      amount: z.string(),
      /** What of the amount counts as salary. */
      excess: z.string(),
    }),
  ),
  total: z.string(),
  excess: z.string(),
})
const ShareView = z.object({ cost_centre_id: Id, code: z.string(), name: z.string(), percentage: z.string() })
const Text = z.string().nullable()

export const TravelView = z
  .object({
    ...requestFields,
    travel_no: z.string(),
    purpose: z.string(),
    from: Day,
    to: Day,
    destinations: z.array(z.object({ place: z.string(), country_code: z.string(), from: Day, to: Day })),
    cost_centres: z.array(ShareView),
    itinerary: z.array(
      z.object({ date: Day, time: Text, by: z.enum(ways), from_place: Text, to_place: Text, note: Text }),
    ),
    estimates: z.array(z.object({ label: z.string(), amount: z.string() })),
    /** Of the estimates. */
    estimated: z.string(),
    meals: z.array(z.object({ date: Day, breakfast: z.boolean(), lunch: z.boolean(), dinner: z.boolean() })),
    advance_amount: Text,
    advance: z.object({ amount: z.string(), currency_code: z.string(), paid_on: Day.nullable() }).nullable(),
    is_paid: z.boolean(),
    paid_on: Day.nullable(),
    paid_reference: Text,
    owed: z.enum(['paid_back', 'deduct']).nullable(),
    consent_on: Day.nullable(),
    per_diem: PerDiem,
    per_diem_claim_id: Id.nullable(),
    /** What was approved of its claims. */
    claims_total: z.string(),
    /** Of claims that wait. */
    claims_pending: z.string(),
    settlement: z.object({ due_to_person: z.string(), due_from_person: z.string() }),
  })
  .meta({ id: 'Travel' })
export const TravelInList = TravelView.extend({ may: May }).meta({ id: 'TravelInList' })

/** With who else is away, and what is left of each cost centre. */
export const TravelDetail = TravelView.extend({
  /** Others of the department who travel on one of these days, at most ten. */
  others: z.array(z.object({ full_name: z.string(), from: Day, to: Day })),
  budgets: z.array(z.object({ code: z.string(), name: z.string(), share: z.string(), budget: Text, left: Text })),
}).meta({ id: 'TravelDetail' })

export const TravelPreview = z
  .object({ per_diem: PerDiem, estimated: z.string(), currency_code: z.string(), ...previewFields })
  .meta({ id: 'TravelPreview' })

export const words = requestWords
