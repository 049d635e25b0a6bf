/** A payslip bears the names its categories had when it was worked out: where one has another name by now, it is marked. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { EarningCategory } from '../../model/categories/earning-category.ts'
import { markPeople } from '../stale-store.ts'
import { openRunsWith } from './category-store.ts'

export type Renaming = Pick<Call<Endpoint>, 'company' | 'actor'>

export async function markRenamed(
  tx: Tx,
  { company: { companyId }, actor }: Renaming,
  before: readonly EarningCategory[],
  after: readonly EarningCategory[],
): Promise<void> {
  const names = new Map(before.map((one) => [one.id, named(one)]))
  for (const one of after.filter(({ id, ...rest }) => names.get(id) !== named(rest))) {
    for (const { run, employeeIds } of await openRunsWith(tx, companyId, one.id))
      await markPeople(tx, companyId, run, employeeIds, 'item', actor.name)
  }
}

const named = ({ names }: Pick<EarningCategory, 'names'>): string => `${names?.en}\n${names?.['zh-Hant']}`
