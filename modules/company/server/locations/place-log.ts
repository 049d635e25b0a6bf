/** What happened to a place of work, told in the activity log. */
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from '../company-log.ts'
import type { CoordinateRow } from './coordinate-store.ts'

export async function logPlace(
  tx: Tx,
  { company, actor, clock }: Acting,
  before: CoordinateRow | undefined,
  after: CoordinateRow | undefined,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const place = after ?? before
  const differing = differences(told(before), { ...told(after), ...more })
  if (!place || !differing) return
  const action = before ? (after ? 'changed' : 'removed') : 'added'
  const subject = { kind: 'coordinate', id: place.id, name: place.name }
  await record(tx, company.companyId, [{ action: `company.coordinate-${action}`, subject, ...differing }], {
    actor,
    now: clock.now(),
  })
}

function told(row: CoordinateRow | undefined): Readonly<Record<string, unknown>> {
  if (!row) return {}
  const { id, ...fields } = row
  return fields
}
