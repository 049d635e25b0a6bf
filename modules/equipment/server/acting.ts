/** Who acts, and the day of the company. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting as Logging } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'

export type Acting = Logging & { readonly clock: Clock; readonly session: { readonly timezone: string } }

export const todayOf = ({ clock, session }: Pick<Acting, 'clock' | 'session'>): PlainDate =>
  clock.today(session.timezone)
