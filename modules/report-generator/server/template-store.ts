/** Reports that people keep, their favourites, and when they run by themselves. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Definition } from '../model/definition.ts'

export type TemplateRow = {
  readonly id: string
  readonly owner_id: string
  readonly owner_name: string
  readonly name: string
  readonly is_shared: boolean
  readonly definition: Definition
  readonly revision: number
  readonly schedule: ScheduleDays | null
}
type ScheduleDays = {
  readonly every: 'day' | 'week' | 'month'
  readonly weekday: number | null
  readonly month_day: number | null
  readonly since: string
  readonly done_for: string | null
  readonly stopped_on: string | null
}

/** Those that an account may see, by name: its own, and what others share. */
export const templatesSeen = (tx: Tx, companyId: string, accountId: string): Promise<TemplateRow[]> =>
  read(tx, companyId, sql`(t.owner_id = ${accountId} or t.is_shared)`)

export async function templateSeen(tx: Tx, companyId: string, accountId: string, id: string) {
  return (await read(tx, companyId, sql`(t.owner_id = ${accountId} or t.is_shared) and t.id = ${id}`))[0]
}

/** Held until the transaction ends. */
export async function heldTemplate(tx: Tx, companyId: string, accountId: string, id: string) {
  await sql`select from report_templates where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return templateSeen(tx, companyId, accountId, id)
}

export async function templateOf(tx: Tx, companyId: string, id: string): Promise<TemplateRow | undefined> {
  return (await read(tx, companyId, sql`t.id = ${id}`))[0]
}

async function read(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.owner_id, t.owner_name, t.name, t.is_shared, t.definition, t.revision,
      case when s.template_id is null then null else json_build_object('every', s.every, 'weekday', s.weekday,
        'month_day', s.month_day, 'since', s.since, 'done_for', s.done_for, 'stopped_on', s.stopped_on) end as schedule
    from report_templates t left join report_schedules s on s.company_id = t.company_id and s.template_id = t.id
    where t.company_id = ${companyId} and ${where} order by lower(t.name), t.id`.execute(tx)
  return rows
}

/** So many has an account of its own. */
export async function templatesOwned(tx: Tx, companyId: string, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report_templates where company_id = ${companyId} and owner_id = ${accountId}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

type Saving = Pick<TemplateRow, 'id' | 'owner_id' | 'owner_name' | 'name' | 'is_shared' | 'definition'>

export const saveTemplate = (tx: Tx, companyId: string, one: Saving, now: Date) =>
  sql`insert into report_templates (company_id, id, owner_id, owner_name, name, subject, definition, is_shared, created_at, updated_at)
    values (${companyId}, ${one.id}, ${one.owner_id}, ${one.owner_name}, ${one.name}, ${one.definition.subject},
      ${JSON.stringify(one.definition)}::jsonb, ${one.is_shared}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (company_id, id) do update set name = excluded.name, subject = excluded.subject,
      definition = excluded.definition, is_shared = excluded.is_shared, updated_at = excluded.updated_at,
      revision = report_templates.revision + 1`.execute(tx)

export const deleteTemplate = (tx: Tx, companyId: string, id: string) =>
  sql`delete from report_templates where company_id = ${companyId} and id = ${id}`.execute(tx)

export async function favouritesOf(tx: Tx, companyId: string, accountId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ template: string }>`
    select template from report_favourites where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return new Set(rows.map(({ template }) => template))
}

export const setFavourite = (tx: Tx, companyId: string, accountId: string, template: string, wanted: boolean) =>
  wanted
    ? sql`insert into report_favourites (company_id, account_id, template) values (${companyId}, ${accountId}, ${template})
        on conflict do nothing`.execute(tx)
    : sql`delete from report_favourites where company_id = ${companyId} and account_id = ${accountId}
        and template = ${template}`.execute(tx)
