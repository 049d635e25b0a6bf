import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { confirm } from '../contract/password.ts'
import { confirmIdentity } from './confirm-identity.ts'

export const confirmationHandlers: readonly Handler[] = [
  on(confirm, async (call) => {
    const confirmed = await confirmIdentity(call, call.body)
    if (!(confirmed instanceof Date)) return confirmed
    return reply({ confirmed_until: confirmed.toISOString() }, { messageKey: 'identity.confirmed' })
  }),
]
