/** All chosen people changed alike: told before, all or none, kept so that it can be taken back. */
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { tryOut } from '#platform/database/server/try-out.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { CHANGES_TOLD, type Change, cellText } from '#platform/sheets/model/changes.ts'
import type { Column, Value } from '#platform/sheets/model/sheet.ts'
import { insertBatch } from '#platform/sheets/server/batch-store.ts'
import type { bulkManager } from '../../contract/many.ts'
import type { RecordUpdate } from '../../model/update/changed-cells.ts'
import type { RecordRow } from '../../model/update/record.ts'
import { keepChanges } from '../changes/change-store.ts'
import { refuseCircles } from '../changes/refuse-circles.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { recordRows } from '../records/record-rows.ts'
import { logUpdates, tellPayroll } from '../update/after-update.ts'
import type { AppliedCell } from '../update/applied-cell.ts'
import { applyCells } from '../update/apply-cells.ts'
import { type BulkPlan, planMany } from './bulk-plan.ts'

export const BULK = 'employee_bulk'

type Values = Readonly<Record<string, Value>>
/** The values everybody chosen shall have, by field; asked inside the transaction, and refused there. */
export type Wanted = (tx: Tx) => Promise<Values>
export type Bulk = {
  readonly employeeIds: readonly string[]
  /** Name of the action, for the list of what was changed. */
  readonly action: string
  readonly preview: boolean
  readonly wanted: Wanted
  /** From a day to come; then nothing changes before it. */
  readonly plan?: BulkPlan | undefined
  /** What goes with it in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>
}
export type BulkTold = {
  readonly batch_id: string | null
  readonly people: number
  readonly changed: number
  readonly changes: Change[]
}
/** What any of these calls gives. */
export type BulkCall = Omit<Call<typeof bulkManager>, 'body' | 'query' | 'params'>

export async function bulkChange(
  call: BulkCall,
  { payInputsChanged }: EmployeesNeeds,
  { employeeIds, action, preview, wanted, plan, also }: Bulk,
): Promise<BulkTold> {
  const { company, seal, clock, actor } = call
  const { companyId } = company
  const ids = [...new Set(employeeIds)]
  const change = async (tx: Tx): Promise<BulkTold> => {
    await lockCompany(tx, companyId)
    const looking = await lookingOf(tx, call)
    const records = await recordRows(tx, { ...looking, seal }, { ids, sight: looking.sight })
    if (records.length !== ids.length) throw new Refusal(notFound())
    const values = await wanted(tx)
    const updates = records.map((record, index) => updateTo(record, index + 1, values))
    const differing = updates.filter(({ cells }) => cells.length > 0)
    const told = toldOf(ids.length, differing)
    if (differing.length === 0) return told
    if (plan && plan.on > looking.today) {
      const people = differing.map(({ record }) => record)
      await planMany(tx, companyId, { ...plan, people, actor, now: clock.now() })
      return told
    }
    const batchId = newId()
    // None of these is an account or a paper.
    const without = { bankCode: () => undefined, preferLang: call.session.preferLang }
    await applyCells(tx, { ...looking, ...without, seal, movedBy: batchId }, cellsOf(differing))
    await refuseCircles(tx, companyId, peopleWith(differing, 'manager_staff_id'))
    const fields = differing.flatMap(({ record, cells }) =>
      cells.map(({ column, before, after }) => ({
        employeeId: record.id,
        field: column.name,
        from: null,
        before: cellText(before),
        after: cellText(after),
      })),
    )
    await keepChanges(tx, { companyId, seal }, batchId, fields)
    await tellPayroll(tx, companyId, fields, { payInputsChanged, by: actor.name })
    const taken = { rows: ids.length, accepted: differing.length, created: {} }
    const batch = { id: batchId, kind: BULK, fileName: action, purpose: undefined, taken, faults: [], notes: [] }
    await insertBatch(tx, call, batch)
    await logUpdates(tx, companyId, { batchId, updates: differing }, { actor, now: clock.now() })
    return { ...told, batch_id: batchId }
  }
  if (preview) return { ...(await tryOut(company, change)), batch_id: null }
  return company.transaction(async (tx) => {
    const told = await change(tx)
    await also?.(tx)
    return told
  })
}

function updateTo(record: RecordRow, row: number, values: Values): RecordUpdate {
  const cells = Object.entries(values).flatMap(([name, after]) => {
    const before = record.values[name] ?? null
    return cellText(before) === cellText(after) ? [] : [{ column: columnOf(name), before, after }]
  })
  return { row, seen: null, record, cells, after: { ...record.values, ...values } }
}

const columnOf = (name: string): Column => ({ name, word: `employees.column.${name}`, kind: 'text' })

const cellsOf = (updates: readonly RecordUpdate[]): AppliedCell[] =>
  updates.flatMap(({ record, cells }) =>
    cells.map(({ column, after }) => ({ employeeId: record.id, field: column.name, after })),
  )

const peopleWith = (updates: readonly RecordUpdate[], field: string): string[] =>
  updates.filter(({ cells }) => cells.some(({ column }) => column.name === field)).map(({ record }) => record.id)

const toldOf = (people: number, updates: readonly RecordUpdate[]): BulkTold => ({
  batch_id: null,
  people,
  changed: updates.length,
  changes: updates
    .flatMap(({ record, cells }) =>
      cells.map(
        ({ column, before, after }): Change => ({
          what: 'change',
          kind: 'employee',
          name: `${record.staffId} ${record.fullName}`,
          field: column.name,
          before: cellText(before),
          after: cellText(after),
        }),
      ),
    )
    .slice(0, CHANGES_TOLD),
})
