/** News as it happens, by the Pusher protocol: where to connect, and who may hear which channel. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const realtimeSettings = endpoint({
  id: 'realtime.settings',
  method: 'GET',
  path: 'api/emp/realtime',
  access: { to: 'signed-in' },
  summary: 'Where the page connects for news, and its channels',
  response: z.object({
    key: z.string(),
    cluster: z.string(),
    /** What stands before /app/{key} on this host (`wsPath` of the library). */
    path: z.string(),
    channels: z.array(z.string()),
  }),
})

export const authorizeChannel = endpoint({
  id: 'realtime.authorizeChannel',
  method: 'POST',
  path: 'api/broadcasting/auth',
  access: { to: 'signed-in' },
  summary: 'The signature with which a connection may hear a private channel',
  body: z.object({ socket_id: z.string().regex(/^\d{1,12}\.\d{1,12}$/), channel_name: z.string().max(164) }),
  response: z.object({ auth: z.string() }),
  topLevel: true,
})
