/** One's own account: who one is, where one is signed in, in what language, with which modules. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { SessionView } from '../contract-types.ts'

export const me = endpoint({
  id: 'identity.me',
  method: 'GET',
  path: 'api/auth/me',
  access: { to: 'signed-in' },
  summary: 'Who is signed in, with what roles, modules and features',
  response: SessionView,
})

export const sessions = endpoint({
  id: 'identity.sessions',
  method: 'GET',
  path: 'api/auth/session',
  access: { to: 'signed-in' },
  summary: 'My live sessions',
  response: z.array(
    z.object({
      id: Id,
      current: z.boolean(),
      created_at: Instant,
      last_seen_at: Instant,
      address: z.string().nullable(),
      user_agent: z.string().nullable(),
    }),
  ),
})

export const endSession = endpoint({
  id: 'identity.endSession',
  method: 'DELETE',
  path: 'api/auth/session/{id}',
  access: { to: 'signed-in' },
  summary: 'End one of my sessions; `others` ends all but this one',
  params: z.object({ id: z.union([Id, z.literal('others')]) }),
})

export const preferLanguage = endpoint({
  id: 'identity.preferLanguage',
  method: 'POST',
  path: 'api/emp/settings/store',
  // Of operations as well, whose pages speak both languages.
  access: { to: 'signed-in' },
  summary: 'Keep my preferred language',
  body: z.object({ prefer_lang: z.enum(['0', 'en-us', 'en', 'tw', 'zh-tw', 'zh-hant']) }),
  response: z.object({ prefer_lang: z.string() }),
})

export const mySettings = endpoint({
  id: 'identity.mySettings',
  method: 'GET',
  path: 'api/emp/settings',
  access: { to: 'company' },
  summary: 'My own settings',
  response: z.object({ prefer_lang: z.string() }),
})

export const enabledModules = endpoint({
  id: 'identity.enabledModules',
  method: 'GET',
  path: 'api/path/ops/panel/enabled/module',
  access: { to: 'company' },
  summary: 'Module ids the company may use',
  response: z.array(z.number().int()),
})

export const enabledFeatures = endpoint({
  id: 'identity.enabledFeatures',
  method: 'GET',
  path: 'api/path/ops/panel/enabled/features',
  access: { to: 'company' },
  summary: 'Feature ids the company may use',
  response: z.array(z.number().int()),
})
