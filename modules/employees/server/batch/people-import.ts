/** Adding people by a sheet, as one kind of import. */
import type { Country } from '#kernel/countries.ts'
import { whileMovingIn } from '#modules/company/server/public.ts'
import type { Importing } from '#platform/sheets/server/take-upload.ts'
import { type BatchServices, employeeBatch } from './batch-add.ts'
import { batchAnswer, type PreviewRow } from './batch-answer.ts'
import type { BatchPlan } from './batch-plan.ts'
import type { BatchCreated } from './batch-structure.ts'

export const IMPORT_JOB = 'employees.import'
/** What the wizard of first setting-up imports belongs to it, and goes when its step is cleared. */
export const FOR_MIGRATION = 'migration:1'

export function peopleImport(
  companyId: string,
  country: Country,
  services: BatchServices,
  purpose?: string,
): Importing<BatchPlan, BatchCreated, PreviewRow[], ReturnType<typeof batchAnswer>> {
  const kind = employeeBatch(companyId, country, services)
  return {
    kind: purpose === undefined ? kind : whileMovingIn(kind, companyId, 'employees.migration-over'),
    answer: batchAnswer,
    purpose,
    words: {
      stored: 'employees.batch-stored',
      refused: purpose === undefined ? 'employees.batch-refused' : 'sheets.previous-import-failed',
      begun: 'employees.batch-begun',
    },
  }
}
