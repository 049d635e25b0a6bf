/** Asked before somebody signs out: what was not sent yet is told first, since it does not stay on the device. */
import { questions } from '#platform/http/web/questions.ts'
import { say } from '#platform/words/web/words.ts'
import '../words.ts'
import { forgetMine, look, waitingNow } from './outbox.ts'

export async function leaveNothingBehind(): Promise<boolean> {
  await look()
  const waiting = waitingNow()
  if (waiting.length === 0) return true
  const lines = [say('me.signOutHint', { count: waiting.length }), ...waiting.map(({ title }) => title)]
  if (!(await questions().goOn(say('me.signOutTitle'), lines))) return false
  await forgetMine()
  return true
}
