/** People of imports on whom somebody has put something since, other than by the wizard itself. */
import { sql } from 'kysely'
import { isPutOnPerson } from '#modules/employees/server/public.ts'
import { isActedOn, requestsAbout } from '#platform/activity/server/activity-store.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { batchIdsFor } from '#platform/sheets/server/batch-store.ts'
import { purposeOf, steps } from '../model/steps.ts'
import type { MigrationNeeds } from './needs.ts'

export async function peopleByHand(
  tx: Tx,
  companyId: string,
  batchIds: readonly string[],
  { builtOn }: Pick<MigrationNeeds, 'builtOn'>,
): Promise<number> {
  const ids = await batchIdsFor(
    tx,
    companyId,
    steps.map((_, step) => purposeOf(step)),
  )
  const ofWizard = await requestsAbout(tx, companyId, { kind: 'import', ids, module: 'migration' })
  const isChanged = isActedOn(companyId, { kind: 'employee', id: sql`e.id` }, ofWizard)
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from employees e
    where e.company_id = ${companyId} and e.import_batch_id = any(${[...batchIds]}::uuid[])
      and (${isChanged} or ${isPutOnPerson(builtOn)})`.execute(tx)
  return rows[0]?.people ?? 0
}
