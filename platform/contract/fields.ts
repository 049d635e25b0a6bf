/** The small schemas that calls share; registered with ids so that OpenAPI names them once. */
import { z } from 'zod'
import { parseAmount } from '#kernel/money.ts'
import { PER_PAGE_DEFAULT, PER_PAGE_MAX } from '#kernel/paging.ts'
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { seenText } from '#kernel/seen-text.ts'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#kernel/text-limits.ts'

/** Characters, not UTF-16 units: a name of 255 characters in any script fits. */
const within = (max: number) => (text: string) => [...text].length <= max

export const Id = z.uuid().meta({ id: 'Id' })
export const ShortText = z
  .string()
  .overwrite(seenText)
  .trim()
  .min(1)
  .refine(within(SHORT_TEXT_MAX), 'http.short-text')
  .meta({ id: 'ShortText' })
export const OptionalText = z
  .string()
  .overwrite(seenText)
  .trim()
  .refine(within(SHORT_TEXT_MAX), 'http.short-text')
  .meta({ id: 'OptionalText' })
export const LongText = z.string().trim().refine(within(LONG_TEXT_MAX), 'http.long-text').meta({ id: 'LongText' })
/** Decimal text with at most two decimals; never a JSON number. */
export const MoneyText = z
  .string()
  .trim()
  .refine((text) => parseAmount(text) !== undefined, 'http.money')
  .meta({ id: 'Money' })
export const PositiveMoneyText = MoneyText.refine(
  (text) => (parseAmount(text) ?? -1n) >= 0n,
  'http.not-below-zero',
).meta({
  id: 'PositiveMoney',
})
export const DateText = z
  .string()
  .trim()
  .refine((text) => parsePlainDate(text) !== undefined, 'http.day')
  // Beyond these it is a slip of the keys, and whatever reckons from it would run out of the calendar.
  .refine((text) => text >= '1900-01-01' && text <= '2199-12-31', 'http.day-too-far')
  .transform((text) => text as PlainDate)
  .meta({ id: 'Date' })
/** Days in answers: text that our own tables gave. */
export const Day = z.string().meta({ id: 'Day' })
export const Instant = z.string().meta({ id: 'Instant' })
export const Email = z.email().trim().toLowerCase().max(254).meta({ id: 'Email' })
/** Accepted as true, false, 0, 1 and their texts (decision C8). */
export const Flag = z
  .union([z.boolean(), z.enum(['true', 'false', '0', '1']), z.literal(0), z.literal(1)])
  .transform((given) => given === true || given === 'true' || given === '1' || given === 1)
export const Paging = z.object({
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT),
  search: z.string().trim().max(SHORT_TEXT_MAX).optional(),
  sort: z.string().trim().max(60).optional(),
})
