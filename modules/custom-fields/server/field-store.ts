/** Statements for the fields themselves. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export const fields = recordList({
  table: 'custom_fields',
  fields: ['name', 'name_zh', 'kind', 'choices', 'for_managers', 'for_own', 'position', 'is_active'],
  logged: ['name', 'name_zh', 'kind', 'choices', 'for_managers', 'for_own', 'is_active'],
  subject: 'custom_field',
  nameOf: ({ name }) => name,
  actions: {
    added: 'customFields.field-added',
    changed: 'customFields.field-changed',
    removed: 'customFields.field-removed',
  },
  taken: { field: 'name', word: 'customFields.name-taken' },
  order: sql`position, lower(name), id`,
})

export type FieldRow = Awaited<ReturnType<typeof fields.rows>>[number]
export const MOST_FIELDS = 100

/** Whose fields are read: all of HR's, or those that are shown to managers or to the person. */
export type ShownTo = 'hr' | 'managers' | 'own'

export const activeFields = (tx: Tx, companyId: string, to: ShownTo): Promise<FieldRow[]> =>
  fields.rows(
    tx,
    companyId,
    sql`is_active ${to === 'managers' ? sql`and for_managers` : to === 'own' ? sql`and for_own` : sql``}`,
  )

/** Field -> how many people have something there. */
export async function peopleByField(tx: Tx, companyId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ field_id: string; people: number }>`
    select field_id, count(*)::int as people from custom_values where company_id = ${companyId} group by field_id`.execute(
    tx,
  )
  return new Map(rows.map(({ field_id, people }) => [field_id, people]))
}

/** Those of a field that somebody has. */
export async function choicesTaken(tx: Tx, companyId: string, fieldId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct value from custom_values where company_id = ${companyId} and field_id = ${fieldId}`.execute(tx)
  return rows.map(({ value }) => value)
}

export const placeFields = (tx: Tx, companyId: string, ids: readonly string[]) =>
  sql`
    update custom_fields f set position = place.at
    from unnest(${[...ids]}::uuid[]) with ordinality as place(id, at)
    where f.company_id = ${companyId} and f.id = place.id`.execute(tx)
