/** Cells that were changed together, as they were and as they became; kept with the import or action that did it. */
import { sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { agencyNumbers } from '../../model/country-fields/by-country.ts'
import { INSURANCE_NUMBERS } from '../sealed-values.ts'

export type FieldChange = {
  readonly employeeId: string
  readonly field: string
  /** Of pay: from which day. */
  readonly from: string | null
  readonly before: string | null
  readonly after: string | null
}

/** Sealed where the number is sealed in the record; of pay, where beside the amount stands why. */
const SEALED = ['identity_number', 'bank_account_number', 'passport_number', ...INSURANCE_NUMBERS, ...agencyNumbers]
const CONTEXT = 'employee_changes'
/** All that may stand readable of a day of pay. */
const AMOUNT = /^\d+(\.\d+)?$/

/** As it is written, and as it lies there. */
const liesSealed = ({ field, from }: FieldChange, text: string): boolean =>
  SEALED.includes(field) || (from !== null && !AMOUNT.test(text))

export async function keepChanges(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  batchId: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const kept = (change: FieldChange, text: string | null) =>
    text !== null && liesSealed(change, text) ? seal.seal(text, CONTEXT) : text
  await bulkInsert(
    tx,
    'employee_changes',
    changes.map((change, seq) => ({
      company_id: companyId,
      batch_id: batchId,
      seq,
      employee_id: change.employeeId,
      field: change.field,
      effective_from: change.from,
      before: kept(change, change.before),
      after: kept(change, change.after),
    })),
  )
}

/** Of several batches the oldest first, each in its order. */
export async function keptChanges(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  batchIds: readonly string[],
): Promise<FieldChange[]> {
  const { rows } = await sql<FieldChange>`
    select employee_id as "employeeId", field, effective_from as "from", before, after from employee_changes
    where company_id = ${companyId} and batch_id = any(${[...batchIds]}::uuid[]) order by batch_id, seq`.execute(tx)
  const opened = (change: FieldChange, text: string | null) =>
    text !== null && liesSealed(change, text) ? seal.open(text, CONTEXT) : text
  return rows.map((row) => ({ ...row, before: opened(row, row.before), after: opened(row, row.after) }))
}
