/** Who is told of changed records: payroll, and the activity log, person by person. */
import { differences } from '#platform/activity/model/differences.ts'
import { type Acting, type Happened, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { cellText } from '#platform/sheets/model/changes.ts'
import type { RecordUpdate } from '../../model/update/changed-cells.ts'
import type { FieldChange } from '../changes/change-store.ts'
import { about, HIDDEN } from '../log.ts'
import type { PayInputsChanged } from '../public-types.ts'

type Telling = { readonly payInputsChanged: PayInputsChanged; readonly by: string }
type Cause = Parameters<PayInputsChanged>[2]['cause']

export async function tellPayroll(
  tx: Tx,
  companyId: string,
  changes: readonly Pick<FieldChange, 'employeeId' | 'field' | 'from'>[],
  { payInputsChanged, by }: Telling,
): Promise<void> {
  const people = new Map<Cause, Set<string>>()
  for (const change of changes) {
    const cause = causeOf(change)
    people.set(cause, (people.get(cause) ?? new Set()).add(change.employeeId))
  }
  for (const [cause, ids] of people) await payInputsChanged(tx, companyId, { employeeIds: [...ids], cause, by })
}

const EMPLOYMENT = [
  'department',
  'division',
  'position',
  'job_level',
  'manager_staff_id',
  'employment_type',
  'joined_on',
  'left_on',
]

function causeOf({ field, from }: Pick<FieldChange, 'field' | 'from'>): Cause {
  if (from !== null) return 'salary'
  if (field === 'bank' || field === 'bank_account_number') return 'bank-account'
  return EMPLOYMENT.includes(field) ? 'employment' : 'person'
}

/** Last in a transaction. */
export async function logUpdates(
  tx: Tx,
  companyId: string,
  { batchId, updates }: { readonly batchId: string; readonly updates: readonly RecordUpdate[] },
  acting: Acting,
): Promise<void> {
  const happened = updates.flatMap(({ record: person, cells }): Happened[] => {
    const side = (of: 'before' | 'after') =>
      Object.fromEntries(cells.map((cell) => [cell.column.name, cellText(cell[of])]))
    const differing = differences(side('before'), side('after'), HIDDEN)
    const subject = about({ id: person.id, full_name: person.fullName })
    return differing ? [{ action: 'employees.changed', subject, ...differing }] : []
  })
  const subject = { kind: 'import', id: batchId }
  await record(
    tx,
    companyId,
    [{ action: 'employees.batch-updated', subject, after: { people: updates.length } }, ...happened],
    acting,
  )
}
