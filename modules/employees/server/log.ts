/** How changes of people stand in the activity log. */

import type { NamedStructure } from '#modules/organisation/server/public.ts'
import { type Acting, type Happened, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export function logImport(
  tx: Tx,
  companyId: string,
  { batchId, people, missing }: { batchId: string; people: number; missing: NamedStructure },
  acting: Acting,
): Promise<void> {
  const after = {
    people,
    departments: missing.departments,
    positions: missing.positions,
    divisions: missing.divisions.map(({ department, name }) => `${department} / ${name}`),
    job_levels: missing.jobLevels,
  }
  return record(
    tx,
    companyId,
    [{ action: 'employees.imported', subject: { kind: 'import', id: batchId }, after }],
    acting,
  )
}

/** The subject of every entry about one person. */
export const about = (person: { readonly id: string; readonly full_name: string }): Happened['subject'] => ({
  kind: 'employee',
  id: person.id,
  name: person.full_name,
})
