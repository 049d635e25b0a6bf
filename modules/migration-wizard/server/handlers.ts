/** The calls of moving in. */
import { migrationStep } from '#modules/company/server/public.ts'
import { recordGaps } from '#modules/employees/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { state } from '../contract.ts'
import type { MigrationNeeds } from './needs.ts'
import { sheetHandlers } from './sheet-handlers.ts'
import { countsOf, importsOf } from './state.ts'
import { stepHandlers } from './step-handlers.ts'

export const migrationHandlers = (needs: MigrationNeeds): readonly Handler[] => [
  on(state, ({ company }) =>
    company.read(async (tx) => ({
      migration_wizard_step: await migrationStep(tx, company.companyId),
      counts: await countsOf(tx, company.companyId),
      gaps: await recordGaps(tx, company.companyId),
      imports: await importsOf(tx, company.companyId),
    })),
  ),
  ...stepHandlers(needs),
  ...sheetHandlers(needs),
]
