/** Takes an import back: its people and the names it created, while nothing was built on them. */
import { sql } from 'kysely'
import { lockCompany } from '#modules/company/server/public.ts'
import { removeUnusedNames } from '#modules/organisation/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { batchOf, markUndone } from '#platform/sheets/server/batch-store.ts'
import type { undoBatch } from '../../contract/batch.ts'
import { removeImportedPermits } from '../profile/write-permits.ts'
import { EMPLOYEE_BATCH } from './batch-add.ts'
import { createdBy } from './batch-structure.ts'

const IN_USE = '23503'

export async function takeBack({ company, params, actor, clock }: Call<typeof undoBatch>): Promise<number | Problem> {
  const { companyId } = company
  try {
    return await company.transaction(async (tx) => {
      await lockCompany(tx, companyId)
      const batch = await batchOf(tx, companyId, EMPLOYEE_BATCH, params.x)
      if (!batch || batch.accepted === 0) return notFound()
      if (batch.undone_at !== null) return 0
      const removed = await removePeople(tx, companyId, batch.id)
      await removeUnusedNames(tx, companyId, createdBy(batch.created))
      await markUndone(tx, companyId, batch.id)
      const subject = { kind: 'import', id: batch.id }
      const happened = { action: 'employees.import-undone', subject, before: { people: removed } }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
      return removed
    })
  } catch (failure) {
    // Something else points to one of them: a payslip, an item of pay, somebody's manager.
    if (sqlState(failure) === IN_USE) return problem('employees.batch-in-use')
    throw failure
  }
}

async function removePeople(tx: Tx, companyId: string, batchId: string): Promise<number> {
  const ofBatch = sql`company_id = ${companyId} and import_batch_id = ${batchId}`
  const { rows } = await sql`select 1 from employees where ${ofBatch} and revision > 1 limit 1`.execute(tx)
  if (rows.length > 0) throw new Refusal(problem('employees.batch-in-use'))
  await removeImportedPermits(tx, companyId, [batchId])
  const removed = await sql`delete from employees where ${ofBatch}`.execute(tx)
  return Number(removed.numAffectedRows ?? 0n)
}
