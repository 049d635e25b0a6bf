/** Periods of reviews, with how many forms they have. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import type { Planned } from '../model/items.ts'
import type { Grade } from '../model/result.ts'

export type CycleFields = {
  readonly name: string
  readonly period: 'first_quarter' | 'mid_year' | 'third_quarter' | 'year_end'
  readonly year: number
  readonly from_on: string
  readonly to_on: string
  readonly factors: readonly Planned[]
  readonly with_competencies: boolean
  readonly grades: readonly Grade[]
  readonly employee_days: number
  readonly manager_days: number
  readonly hod_days: number
}
export type CycleRow = CycleFields & {
  readonly id: string
  readonly forms: number
  readonly completed: number
  readonly revision: number
}

/** The newest first; with `hold` the row is held until the transaction ends. */
export async function cyclesOf(tx: Tx, companyId: string, id?: string, hold = false): Promise<CycleRow[]> {
  const { rows } = await sql<CycleRow>`
    select c.id, c.name, c.period, c.year, c.from_on, c.to_on, c.factors, c.with_competencies,
      c.grades, c.employee_days, c.manager_days, c.hod_days, c.revision,
      (select count(*)::int from performance_reviews r where r.company_id = c.company_id and r.cycle_id = c.id) as forms,
      (select count(*)::int from performance_reviews r
        where r.company_id = c.company_id and r.cycle_id = c.id and r.status = 4) as completed
    from review_cycles c where c.company_id = ${companyId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    order by c.to_on desc, lower(c.name), c.id ${hold ? sql`for update of c` : sql``}`.execute(tx)
  return rows
}

const stored = ({ factors, grades, ...plain }: CycleFields) => ({
  ...plain,
  factors: JSON.stringify(factors),
  grades: JSON.stringify(grades),
})
const once = <Done>(work: Promise<Done>) => unlessTaken(work, 'name', 'performance.cycle-taken', 'performance.invalid')

export async function insertCycle(tx: Tx, companyId: string, fields: CycleFields): Promise<string> {
  const id = newId()
  await once(
    tx
      .insertInto('review_cycles')
      .values({ company_id: companyId, id, ...stored(fields) })
      .execute(),
  )
  return id
}

export const setCycle = (tx: Tx, companyId: string, id: string, fields: CycleFields) =>
  once(
    tx
      .updateTable('review_cycles')
      .set(stored(fields))
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  )

export const deleteCycle = (tx: Tx, companyId: string, id: string) =>
  sql`delete from review_cycles where company_id = ${companyId} and id = ${id}`.execute(tx)
