/** Who reads and who writes the company's structure, and the shapes its calls share. */
import { z } from 'zod'
import { Id, ShortText } from '#platform/contract/fields.ts'

/** Names of departments, positions and levels stand in the lists and filters of every module. */
export const everybody = { to: 'company' } as const
export const readers = { to: 'area', of: ['organisation'] } as const
export const writers = { to: 'area', of: ['organisation.write'] } as const

export const ById = z.object({ id: Id })
export const Named = z.object({ id: Id, name: z.string() })
export const Count = z.number().int()

/** An emptied field is nothing. */
export const Code = z
  .string()
  .trim()
  .max(60)
  .transform((code) => code || null)
export const HeadId = Id.nullable()
export const UnitName = ShortText

/** Somebody of a department or in a position, as lists of people tell it. */
export const Member = z.object({
  id: Id,
  user_id: Id.nullable(),
  staff_id: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  department: z.string().nullable(),
  division: z.string().nullable(),
  position: z.string().nullable(),
  is_working_shift: z.boolean(),
})
