/** The table of checklists. */

import { sql } from 'kysely'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ChecklistKind, ChecklistTask } from '../model/tasks.ts'

export type ChecklistFields = {
  readonly name: string
  readonly kind: ChecklistKind
  readonly department_id: string | null
  readonly position_id: string | null
  readonly employment_type: string | null
  readonly tasks: readonly ChecklistTask[]
  readonly is_active: boolean
}
export type ChecklistRow = ChecklistFields & {
  readonly id: string
  readonly department: string | null
  readonly position: string | null
}

export async function checklistsOf(tx: Tx, companyId: string, id?: string, hold = false): Promise<ChecklistRow[]> {
  const { rows } = await sql<ChecklistRow>`
    select c.id, c.name, c.kind, c.department_id, d.name as department, c.position_id, p.name as position,
      c.employment_type, c.tasks, c.is_active
    from checklists c
    ${departmentOf('c')}
    ${positionOf('c')}
    where c.company_id = ${companyId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    order by lower(c.name) ${hold ? sql`for update of c` : sql``}`.execute(tx)
  return rows
}

const columnsOf = ({ tasks, ...fields }: ChecklistFields) => ({ ...fields, tasks: JSON.stringify(tasks) })

export async function insertChecklist(tx: Tx, companyId: string, fields: ChecklistFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('checklists')
    .values({ company_id: companyId, id, ...columnsOf(fields) })
    .execute()
  return id
}

export async function setChecklist(tx: Tx, companyId: string, id: string, fields: ChecklistFields): Promise<void> {
  await tx
    .updateTable('checklists')
    .set(columnsOf(fields))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteChecklist(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from checklists where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** What a checklist names and the company does not have, by field. */
export async function wrongNames(
  tx: Tx,
  companyId: string,
  { id, name, department_id, position_id, tasks }: ChecklistFields & { readonly id?: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const people = tasks.flatMap(({ person_id }) => person_id ?? [])
  const { rows } = await sql<Record<'taken' | 'department' | 'position', boolean> & { people: string[] }>`
    select exists (select from checklists where company_id = ${companyId} and lower(name) = lower(${name})
        and id is distinct from ${id ?? null}::uuid) as taken,
      exists (select from departments where company_id = ${companyId} and id = ${department_id}) as department,
      exists (select from positions where company_id = ${companyId} and id = ${position_id}) as position,
      array(select id::text from employees where company_id = ${companyId} and id = any(${people}::uuid[])) as people`.execute(
    tx,
  )
  const [found] = rows
  const known = new Set(found?.people)
  return {
    ...(found?.taken ? { name: ['onboarding.name-taken'] } : {}),
    ...(department_id !== null && !found?.department ? { department_id: ['onboarding.unknown'] } : {}),
    ...(position_id !== null && !found?.position ? { position_id: ['onboarding.unknown'] } : {}),
    ...Object.fromEntries(
      tasks.flatMap(({ person_id }, at) =>
        person_id !== null && !known.has(person_id) ? [[`tasks.${at}.person_id`, ['onboarding.unknown']] as const] : [],
      ),
    ),
  }
}
