import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'

/** Nobody stands under himself: looked at after managers were written, and all is given up where somebody does. */
export async function refuseCircles(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<void> {
  if ((await peopleInCircles(tx, companyId, employeeIds)).length > 0) {
    throw new Refusal(problem('employees.manager-circle'))
  }
}

/** Who of these stands under himself. */
export async function peopleInCircles(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<string[]> {
  if (employeeIds.length === 0) return []
  const { rows } = await sql<{ person: string }>`
    with recursive above as (
      select id as person, manager_id as at from employees
      where company_id = ${companyId} and id = any(${[...employeeIds]}::uuid[])
      union
      select a.person, e.manager_id from above a join employees e on e.company_id = ${companyId} and e.id = a.at
    ) select distinct person from above where person = at`.execute(tx)
  return rows.map(({ person }) => person)
}
