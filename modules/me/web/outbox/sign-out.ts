/** Signing out, wherever it is asked for: what was not sent yet is told first, since it does not stay on the device. */
import { questions } from '#platform/http/web/questions.ts'
import { signOut } from '#platform/identity/web/sign-in.ts'
import { say } from '#platform/words/web/words.ts'
import '../words.ts'
import { forgetMine, look, waitingNow } from './outbox.ts'

export async function askThenSignOut(): Promise<void> {
  await look()
  const waiting = waitingNow()
  if (waiting.length > 0) {
    const lines = [say('me.signOutHint', { count: waiting.length }), ...waiting.map(({ title }) => title)]
    if (!(await questions().goOn(say('me.signOutTitle'), lines))) return
    await forgetMine()
  }
  await signOut()
}
