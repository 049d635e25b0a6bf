/** What the calls of announcements share: the moment, the log, refusals by field. */
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Now } from './announcement-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session'>
type Fields = Readonly<Record<string, unknown>>

/** By the clock of the company. */
export function nowOf({ clock, session: { timezone } }: Pick<Acting, 'clock' | 'session'>) {
  return { now: clock.now(), today: clock.today(timezone), timezone } satisfies Now & { readonly timezone: string }
}

type Which = { readonly id: string; readonly title: string }

export const logged = (
  tx: Tx,
  acting: Acting,
  action: string,
  { id, title }: Which,
  before: Fields = {},
  after: Fields = {},
): Promise<void> =>
  logWithDifferences(tx, acting, { action, subject: { kind: 'announcement', id, name: title }, before, after })

export function refuse(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length > 0) throw new Refusal(problem('announcement.invalid', { errors }))
}
