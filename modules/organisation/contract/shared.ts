/** Who reads and who writes the company's structure, and the shapes its calls share. */
import { z } from 'zod'
import { Id, ShortText } from '#platform/contract/fields.ts'

export const readers = { to: 'area', of: ['organisation', 'employee', 'company.profile', 'payroll'] } as const
export const writers = { to: 'area', of: ['organisation.write'] } as const
export const Named = z.object({ name: ShortText }).strict()
export const ById = z.object({ id: Id })
