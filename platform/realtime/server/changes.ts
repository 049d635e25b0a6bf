/**
 * Tells a company's open pages which part of the product something was changed in, so that what they show is read
 * again. However much happens, each part is told of once a second at most.
 */
import type { Logger } from 'pino'
import type { Database } from '#platform/database/server/connect.ts'
import { companyChannel } from '../model/channels.ts'
import { publish } from './publish.ts'

/** `by` is the connection of the page that made the change: it knows already. */
export type TellChange = (companyId: string, part: string, by?: string) => void

const AT_MOST_EVERY_MS = 1_000

export function changesOf(db: Database, log: Logger): TellChange {
  /** What changed again while a part was told of; null where it was more than one page. */
  const waiting = new Map<string, { by: string | null } | undefined>()
  const tell: TellChange = (companyId, part, by) => {
    const key = `${companyId} ${part}`
    const other = waiting.get(key)
    if (waiting.has(key)) {
      waiting.set(key, { by: other === undefined || other.by === by ? (by ?? null) : null })
      return
    }
    waiting.set(key, undefined)
    setTimeout(() => {
      const again = waiting.get(key)
      waiting.delete(key)
      if (again) tell(companyId, part, again.by ?? undefined)
    }, AT_MOST_EVERY_MS).unref()
    publish(db, companyChannel(companyId), 'changed', { part }, by).catch((err) => log.warn({ err }, 'untold change'))
  }
  return tell
}
