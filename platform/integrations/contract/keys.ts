/** Keys for other programs: made with at most the rights of a role, told once, ended at any time. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, ShortText } from '#platform/contract/fields.ts'
import { isScope, roleTakesKey, scopes } from '../model/scopes.ts'

const admins = { to: 'area', of: ['settings.integrations'] } as const

const KeyView = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string(),
    scopes: z.array(z.string()),
    /** Its last characters. */
    hint: z.string(),
    created_by: z.string(),
    created_at: Instant,
    expires_on: Day.nullable(),
    used_at: Instant.nullable(),
    ended_at: Instant.nullable(),
    ended_by: z.string().nullable(),
    state: z.enum(['live', 'expired', 'ended']),
  })
  .meta({ id: 'ApiKey' })

export const keys = endpoint({
  id: 'integrations.keys',
  method: 'GET',
  path: 'api/panel/integration/key',
  access: admins,
  summary: 'Keys of other programs with their role, their scopes and when they were last used',
  response: z.array(KeyView),
})
export const addKey = endpoint({
  id: 'integrations.addKey',
  method: 'POST',
  path: 'api/panel/integration/key',
  status: 201,
  access: admins,
  summary: 'A new key; it is told once',
  body: z
    .object({
      name: ShortText,
      role: z.enum(companyRoles).refine(roleTakesKey, 'integrations.role'),
      scopes: z
        .array(z.string())
        .min(1)
        .max(scopes.length)
        .refine((given) => given.every(isScope), 'integrations.scopes'),
      expires_on: DateText.nullish(),
    })
    .strict(),
  response: KeyView.extend({ key: z.string() }),
  confirmed: true,
  answersSecret: true,
  problems: ['integrations.too-many-keys', 'integrations.past'],
})
export const endKey = endpoint({
  id: 'integrations.endKey',
  method: 'DELETE',
  path: 'api/panel/integration/key/{id}',
  access: admins,
  summary: 'The key no longer works, from the next request on',
  params: z.object({ id: Id }),
})
