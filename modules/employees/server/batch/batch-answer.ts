/** What is told of an import, whether at once or by a job. */
import type { Taken } from '#platform/sheets/server/import-sheet.ts'
import type { BatchPlan } from './batch-plan.ts'
import { type BatchCreated, divisionTold } from './batch-structure.ts'

export type TakenBatch = Taken<BatchCreated, PreviewRow[]>

const createdView = (created: BatchCreated) => ({
  departments: [...created.departments],
  positions: [...created.positions],
  divisions: created.divisions.map(divisionTold),
  job_levels: [...created.job_levels],
})

export function batchAnswer({ batchId, rows, accepted, rejected, created, warnings, errors, summary }: TakenBatch) {
  return {
    batch_id: batchId,
    rows,
    accepted,
    rejected,
    created: createdView(created),
    warnings: [...warnings],
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
    ...(batchId === null ? { preview: summary ?? [] } : {}),
  }
}

export type PreviewRow = Record<string, string>

const PREVIEW_ROWS = 20

/** The first people as they would be stored; numbers that are sealed show their last four. */
export function previewRows({ people, bankNamed }: BatchPlan): PreviewRow[] {
  return people.slice(0, PREVIEW_ROWS).map((person) => ({
    staff_id: person.staffId,
    full_name: person.fullName,
    department: person.department ?? '',
    position: person.position ?? '',
    joined_on: person.joinedOn,
    ...Object.fromEntries(person.components.map(({ component, amount }) => [component, amount])),
    bank: person.bank === null ? '' : (bankNamed(person.bank)?.name ?? person.bank),
    bank_account_number: person.accountNumber === null ? '' : `•••• ${person.accountNumber.slice(-4)}`,
  }))
}
