/** How long something has waited, as short as a list wants it: minutes, hours, then days. */
import { say } from '#platform/words/web/words.ts'
import './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function ageText(since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since))
  if (ms < HOUR) return say('approvals.age.minutes', { count: Math.floor(ms / MINUTE) })
  if (ms < DAY) return say('approvals.age.hours', { count: Math.floor(ms / HOUR) })
  return say('approvals.age.days', { count: Math.floor(ms / DAY) })
}
