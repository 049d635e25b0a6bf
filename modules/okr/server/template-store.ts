/** Statements for templates of objectives. */
import { sql } from 'kysely'
import type { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import type { TemplateObjectives } from '../contract/fields.ts'

export type TemplateRow = {
  readonly id: string
  readonly name: string
  readonly objectives: z.output<typeof TemplateObjectives>
  readonly revision: number
}

export async function templatesOf(tx: Tx, companyId: string, id?: string, hold = false): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, objectives, revision from okr_templates
    where company_id = ${companyId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by lower(name), id ${hold ? sql`for update` : sql``}`.execute(tx)
  return rows
}

type Fields = Pick<TemplateRow, 'name' | 'objectives'>
const once = <Done>(work: Promise<Done>) => unlessTaken(work, 'name', 'okr.template-taken', 'okr.invalid')

export async function insertTemplate(tx: Tx, companyId: string, { name, objectives }: Fields): Promise<string> {
  const id = newId()
  await once(
    tx
      .insertInto('okr_templates')
      .values({ company_id: companyId, id, name, objectives: JSON.stringify(objectives) })
      .execute(),
  )
  return id
}

export const setTemplate = (tx: Tx, companyId: string, id: string, { name, objectives }: Fields) =>
  once(
    tx
      .updateTable('okr_templates')
      .set({ name, objectives: JSON.stringify(objectives) })
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  )

export const deleteTemplate = (tx: Tx, companyId: string, id: string) =>
  sql`delete from okr_templates where company_id = ${companyId} and id = ${id}`.execute(tx)
