/** What a newcomer says of themself before HR has a record: person, address, papers, bank, the country's facts, family. */
import { z } from 'zod'
import { BankAccount, personalFields, Statutory } from './person-fields.ts'
import { familyFields } from './record/family.ts'

export const toldFields = {
  preferred_name: true,
  phone: true,
  gender: true,
  birth_date: true,
  citizenship: true,
  nationality: true,
  identity_number: true,
  passport_number: true,
  marital_status: true,
  permanent_address: true,
  resident_address: true,
} as const
const MOST_RELATIVES = 20

export const Relative = z.object(familyFields).partial().required({ full_name: true, relationship: true }).strict()

/** A number shown masked that comes back so stays what it was. */
const Told = z
  .object(personalFields)
  .pick(toldFields)
  .extend({
    bank_account: BankAccount.extend({ account_number: z.string().trim().max(40) }).nullable(),
    statutory: Statutory,
    /** All of the family, each time. */
    family: z.array(Relative).max(MOST_RELATIVES),
  })
export const ToldByNewcomer = Told.partial().strict()
export type Told = z.output<typeof ToldByNewcomer>

/** Read back: numbers of papers, accounts and agencies but for their last four signs. */
export const ToldMasked = z.object({
  preferred_name: z.string().optional(),
  phone: z.string().optional(),
  gender: z.string().optional(),
  birth_date: z.string().optional(),
  citizenship: z.string().optional(),
  nationality: z.string().optional(),
  identity_number: z.string().optional(),
  passport_number: z.string().optional(),
  marital_status: z.string().optional(),
  permanent_address: z.record(z.string(), z.string()).nullish(),
  resident_address: z.record(z.string(), z.string()).nullish(),
  bank_account: z.object({ bank: z.string(), account_number: z.string() }).nullish(),
  statutory: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
  family: z.array(z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]))).optional(),
})

/** What the country asks of a newcomer, with its kind and choices. */
export const AskedFact = z.object({
  name: z.string(),
  kind: z.enum(['text', 'flag', 'count', 'money', 'choice', 'date']),
  choices: z.array(z.string()).optional(),
})

/** One thing in which what was told differs from the record. */
export const ToldDifference = z.object({
  /** A field's name, `statutory.<name>`, `bank_account`, or `family.<name of the relative>`. */
  field: z.string(),
  record: z.string(),
  told: z.string(),
})
