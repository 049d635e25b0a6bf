/** What happened to a place of work, told in the activity log. */
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from '../company-log.ts'
import type { CoordinateRow } from './coordinate-store.ts'

export async function logPlace(
  tx: Tx,
  acting: Acting,
  before: CoordinateRow | undefined,
  after: CoordinateRow | undefined,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const place = after ?? before
  if (!place) return
  const action = `company.coordinate-${before ? (after ? 'changed' : 'removed') : 'added'}`
  const subject = { kind: 'coordinate', id: place.id, name: place.name }
  await logDifferences(tx, acting, { action, subject }, told(before), { ...told(after), ...more })
}

function told(row: CoordinateRow | undefined): Readonly<Record<string, unknown>> {
  if (!row) return {}
  const { id, ...fields } = row
  return fields
}
