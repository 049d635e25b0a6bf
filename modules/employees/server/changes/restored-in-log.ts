/** Cells that went back, as each person's own history tells them: what the change had brought, and what is there again. */
import { sql } from 'kysely'
import { differences } from '#platform/activity/model/differences.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { about, HIDDEN } from '../log.ts'
import type { FieldChange } from './change-store.ts'

export async function restoredInLog(
  tx: Tx,
  companyId: string,
  restored: readonly FieldChange[],
): Promise<readonly Happened[]> {
  const own = new Map<string, FieldChange[]>()
  for (const change of restored) {
    const changes = own.get(change.employeeId)
    if (changes) changes.push(change)
    else own.set(change.employeeId, [change])
  }
  const { rows } = await sql<{ id: string; full_name: string }>`
    select id, full_name from employees where company_id = ${companyId} and id = any(${[...own.keys()]}::uuid[])
    order by lower(staff_id)`.execute(tx)
  return rows.flatMap((person): Happened[] => {
    const changes = own.get(person.id) ?? []
    const side = (of: 'before' | 'after') => Object.fromEntries(changes.map((change) => [change.field, change[of]]))
    const differing = differences(side('after'), side('before'), HIDDEN)
    return differing ? [{ action: 'employees.changed', subject: about(person), ...differing }] : []
  })
}
