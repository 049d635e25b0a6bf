import { forbidden } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { authorizeChannel, realtimeSettings } from '../contract.ts'
import { channelsOf, mayHear } from '../model/channels.ts'
import { appKey, signatureOf } from './signatures.ts'

/** As specified, section 9; a name only, since the endpoint stands on the product's own host. */
const CLUSTER = 'ap1'
export const REALTIME_PATH = '/app'

export const realtimeHandlers: readonly Handler[] = [
  on(realtimeSettings, async ({ secrets, session }) => ({
    key: appKey(secrets),
    cluster: CLUSTER,
    path: '',
    channels: [...channelsOf(session)],
  })),

  on(authorizeChannel, async ({ body, secrets, session }) => {
    if (!mayHear(session, body.channel_name)) return forbidden()
    return { auth: signatureOf(secrets, body.socket_id, body.channel_name, session.id) }
  }),
]
