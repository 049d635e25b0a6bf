/** Sheets of changes as kinds of import: what they are called in a job, and what is said of them. */
import type { Country } from '#kernel/countries.ts'
import { whileMovingIn } from '#modules/company/server/public.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { type ChangesImport, changesOf } from '#platform/sheets/server/take-changes.ts'
import { type SalaryPlan, salaryBatch } from '../salary/salary-batch.ts'
import { type ManyServices, type UpdatePlan, updateBatch } from './update-batch.ts'

export const UPDATE_JOB = 'employees.update'
export const SALARY_JOB = 'employees.salaries'

type Wanting = { readonly fromWizard: boolean; readonly confirmed: boolean }
type Changing<Plan> = ChangesImport<Plan, object>

/** From the wizard of moving in a sheet belongs to one of its steps. */
export const updateImport = (
  companyId: string,
  country: Country,
  services: ManyServices,
  wanting: Wanting,
): Changing<UpdatePlan> => importing(companyId, updateBatch(companyId, country, services, wanting), DETAILS, wanting)

export const salaryImport = (
  companyId: string,
  country: Country,
  services: ManyServices,
  wanting: Wanting,
): Changing<SalaryPlan> => importing(companyId, salaryBatch(companyId, country, services, wanting), HISTORY, wanting)

const [DETAILS, HISTORY] = ['migration:2', 'migration:3']

/** Whether an import that goes on by a job came from the wizard. */
export const isOfWizard = (purpose: unknown): boolean => typeof purpose === 'string' && purpose.startsWith('migration:')

const importing = <Plan extends { readonly changes: readonly Change[] }>(
  companyId: string,
  kind: SheetKind<Plan, object>,
  step: string,
  { fromWizard, confirmed }: Wanting,
): Changing<Plan> =>
  changesOf(fromWizard ? whileMovingIn(kind, companyId, 'employees.migration-over') : kind, {
    purpose: fromWizard ? step : undefined,
    mayTake: ({ changes }) =>
      !confirmed && changes.some(({ field = '' }) => WHERE_MONEY_GOES.includes(field)) ? confirmIdentity : undefined,
    words: {
      stored: 'sheets.stored',
      refused: fromWizard ? 'sheets.previous-import-failed' : 'sheets.refused',
      begun: 'sheets.begun',
    },
  })

/** Not changed by whoever finds a screen open. */
const WHERE_MONEY_GOES = ['bank', 'bank_account_number']
const confirmIdentity = problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
