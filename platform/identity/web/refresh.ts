/**
 * The token's life: within five minutes of its end it is refreshed once, after its end the person is signed out.
 * Looked at on every change of the route, on every call and every thirty seconds (decisions, C15).
 */
import { send } from '#platform/http/web/send.ts'
import { say } from '#platform/words/web/words.ts'
import { currentSession, endSession, refreshedToken, takeUpToken } from './session-store.ts'

const REFRESH_WINDOW_SECONDS = 300
const LOOK_EVERY_MS = 30_000

let asking: Promise<void> | undefined
/** One try for each token: a failing refresh leaves the old one until its end. */
let tried: string | undefined

export async function keepFresh(): Promise<void> {
  takeUpToken()
  const session = currentSession()
  if (!session) return
  const left = session.expires - Date.now() / 1000
  if (left <= 0) return endSession(say('identity.inactive'))
  if (left > REFRESH_WINDOW_SECONDS || !session.complete || tried === session.token) return asking
  tried = session.token
  asking = refresh(session.token).finally(() => {
    asking = undefined
  })
  return asking
}

export function watchToken(): () => void {
  const timer = setInterval(() => void keepFresh(), LOOK_EVERY_MS)
  // Looked at again it shows at once what another tab made of the session; the cookies tell, nobody is asked.
  document.addEventListener('visibilitychange', takeUpToken)
  window.addEventListener('focus', takeUpToken)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', takeUpToken)
    window.removeEventListener('focus', takeUpToken)
  }
}

async function refresh(token: string): Promise<void> {
  const answer = await send({ method: 'GET', path: 'api/auth/refresh', token }).catch(() => undefined)
  const body = answer?.body
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') {
    refreshedToken(body.token)
  }
}
