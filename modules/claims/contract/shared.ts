/** Who reads and who sets what may be claimed (decisions C1 and C6). */
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

export const readers = { to: 'area', of: ['claims', 'settings.claim'] } as const
export const writers = { to: 'area', of: ['settings.claim'] } as const
export const ById = z.object({ id: Id })
