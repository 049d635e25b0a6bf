/** Forms are prepared for whom a period is: each with the rows of the period, and of the position. */
import { sql } from 'kysely'
import type { z } from 'zod'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { launchCycle } from '../contract/cycles.ts'
import { type Item, itemsFor } from '../model/items.ts'
import { refused } from './acting.ts'
import type { CycleRow } from './cycle-store.ts'
import type { NewForm } from './review-changes.ts'

export type ForWhom = z.output<typeof launchCycle.body>
export type Chosen = {
  readonly id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly position_id: string | null
  readonly has_form: boolean
}

/** By name. Chosen people must be here; nobody is chosen who left before the period ended. */
export async function peopleFor(
  tx: Tx,
  companyId: string,
  { cycleId, today }: { readonly cycleId: string; readonly today: string },
  { employee_ids, department_ids, position_ids, job_level_ids, joined_by }: ForWhom,
): Promise<Chosen[]> {
  const among = (column: string, ids: readonly string[]) =>
    ids.length === 0 ? sql`` : sql`and e.${sql.ref(column)} = any(${[...ids]}::uuid[])`
  const which =
    employee_ids.length > 0
      ? among('id', employee_ids)
      : sql`${among('department_id', department_ids)} ${among('position_id', position_ids)}
          ${among('job_level_id', job_level_ids)} ${joined_by === null ? sql`` : sql`and e.joined_on <= ${joined_by}`}`
  const { rows } = await sql<Chosen>`
    select e.id, e.full_name, e.account_id, e.position_id,
      exists (select from performance_reviews r
        where r.company_id = e.company_id and r.cycle_id = ${cycleId} and r.employee_id = e.id) as has_form
    from employees e
    where e.company_id = ${companyId} and ${presentOn(today)} and e.joined_on <= ${today} ${which}
    order by lower(e.full_name), e.id`.execute(tx)
  if (employee_ids.length > 0 && rows.length < new Set(employee_ids).size) {
    throw refused({ employee_ids: ['performance.not-here'] })
  }
  return rows
}

/** The rows of everybody's form, weighing a hundred each. */
export async function formsFor(
  tx: Tx,
  companyId: string,
  cycle: CycleRow,
  people: readonly Chosen[],
): Promise<NewForm[]> {
  const competencies = cycle.with_competencies ? await competenciesBy(tx, companyId, people) : new Map()
  const forms = people.map((person): NewForm => {
    const items = itemsFor({
      factors: cycle.factors,
      competencies: competencies.get(person.position_id ?? '') ?? [],
    })
    return { employeeId: person.id, items }
  })
  const without = people.find((_, at) => forms[at]?.items.length === 0)
  if (without) throw refused({ employee_ids: ['performance.nothing-to-rate'] })
  return forms
}

async function competenciesBy(tx: Tx, companyId: string, people: readonly Chosen[]): Promise<Map<string, Item[]>> {
  const positions = [...new Set(people.flatMap(({ position_id }) => position_id ?? []))]
  const { rows } = await sql<
    { position_id: string; place: number } & Pick<Item, 'name' | 'description' | 'weight' | 'expected'>
  >`
    select position_id, place, name, coalesce(description, '') as description, weight, expected_level as expected
    from position_competencies
    where company_id = ${companyId} and position_id = any(${positions}::uuid[]) and weight > 0
    order by position_id, place`.execute(tx)
  const found = new Map<string, Item[]>()
  for (const { position_id, place, ...row } of rows) {
    const item: Item = {
      ...row,
      ...{ id: `competency-${place}`, kind: 'competency', name_zh: '', description_zh: '' },
    }
    found.set(position_id, [...(found.get(position_id) ?? []), item])
  }
  return found
}
