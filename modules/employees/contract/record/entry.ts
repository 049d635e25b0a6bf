/** What the lists of a profile have in common: whose they are, and a number that says whether one changed meanwhile. */
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

export const OfPerson = z.object({ id: Id })
export const OneOfPerson = z.object({ id: Id, entry: Id })
export const Revised = z.object({ id: Id, revision: z.number().int() })
export const Revision = z.coerce.number().int()

export const file = { to: 'area', of: ['employee.file'] } as const
