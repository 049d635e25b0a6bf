/** Takes an import back: its people and the names it created, while nothing was built on them. */
import { sql } from 'kysely'
import { lockCompany } from '#modules/company/server/public.ts'
import { removeUnusedNames } from '#modules/organisation/server/public.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isReferenceBroken } from '#platform/database/server/gone.ts'
import { notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { batchOf, markUndone } from '#platform/sheets/server/batch-store.ts'
import type { undoBatch } from '../../contract/batch.ts'
import { about } from '../log.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { removeImportedPermits } from '../profile/write-permits.ts'
import { EMPLOYEE_BATCH } from './batch-add.ts'
import { createdBy } from './batch-structure.ts'
import { isBuiltOn } from './built-on.ts'

export async function takeBack(
  { company, params, actor, clock }: Call<typeof undoBatch>,
  { builtOn }: EmployeesNeeds,
): Promise<number | Problem> {
  const { companyId } = company
  try {
    return await company.transaction(async (tx) => {
      await lockCompany(tx, companyId)
      const batch = await batchOf(tx, companyId, EMPLOYEE_BATCH, params.x)
      if (!batch || batch.accepted === 0) return notFound()
      if (batch.undone_at !== null) return 0
      const removed = await removePeople(tx, companyId, batch.id, builtOn)
      await removeUnusedNames(tx, companyId, createdBy(batch.created))
      await markUndone(tx, companyId, batch.id)
      const subject = { kind: 'import', id: batch.id }
      const happened: Happened[] = [
        { action: 'employees.import-undone', subject, before: { people: removed.length } },
        ...removed.map(({ staff_id, ...person }) => ({
          action: 'employees.removed',
          subject: about(person),
          before: { staff_id },
        })),
      ]
      await record(tx, companyId, happened, { actor, now: clock.now() })
      return removed.length
    })
  } catch (failure) {
    // Something else points to one of them: a payslip, an item of pay, somebody's manager.
    if (isReferenceBroken(failure)) return problem('employees.batch-in-use')
    throw failure
  }
}

type Removed = { readonly id: string; readonly staff_id: string; readonly full_name: string }

async function removePeople(
  tx: Tx,
  companyId: string,
  batchId: string,
  builtOn: EmployeesNeeds['builtOn'],
): Promise<readonly Removed[]> {
  // Held, so that nobody puts anything on one of them after it was looked for.
  await sql`select from employees where company_id = ${companyId} and import_batch_id = ${batchId} for update`.execute(
    tx,
  )
  const { rows: found } = await sql`select where ${isBuiltOn(builtOn, companyId, sql`${batchId}::uuid`)}`.execute(tx)
  if (found.length > 0) throw new Refusal(problem('employees.batch-in-use'))
  await removeImportedPermits(tx, companyId, [batchId])
  const { rows } = await sql<Removed>`
    delete from employees where company_id = ${companyId} and import_batch_id = ${batchId}
    returning id, staff_id, full_name`.execute(tx)
  return rows
}
