/** Statements for schedules: at which hour a report runs by itself, and for which day it last did. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Rhythm } from '../model/due.ts'

export type ScheduleRow = {
  readonly template_id: string
  readonly every: Rhythm
  readonly weekday: number | null
  readonly month_day: number | null
  readonly hour: number
  readonly language: Language
  readonly told: readonly string[]
  readonly since: string
  readonly done_for: string | null
  readonly stopped_on: string | null
}

export async function scheduleOf(tx: Tx, companyId: string, templateId: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select * from report_schedules where company_id = ${companyId} and template_id = ${templateId}`.execute(tx)
  return rows[0]
}

/** Held until the transaction ends; nothing where another server is at it. */
export async function heldSchedule(tx: Tx, companyId: string, templateId: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select * from report_schedules where company_id = ${companyId} and template_id = ${templateId} and stopped_on is null
    for update skip locked`.execute(tx)
  return rows[0]
}

export async function scheduledAt(tx: Tx, companyId: string, hour: number): Promise<string[]> {
  const { rows } = await sql<{ template_id: string }>`
    select template_id from report_schedules where company_id = ${companyId} and hour = ${hour} and stopped_on is null
    order by template_id`.execute(tx)
  return rows.map(({ template_id }) => template_id)
}

/** Begins anew: what was due before the change is not made up for. */
export const saveSchedule = (tx: Tx, companyId: string, one: Omit<ScheduleRow, 'done_for' | 'stopped_on'>) =>
  sql`insert into report_schedules (company_id, template_id, every, weekday, month_day, hour, language, told, since)
    values (${companyId}, ${one.template_id}, ${one.every}, ${one.weekday}, ${one.month_day}, ${one.hour}, ${one.language},
      ${[...one.told]}::uuid[], ${one.since})
    on conflict (company_id, template_id) do update set every = excluded.every, weekday = excluded.weekday,
      month_day = excluded.month_day, hour = excluded.hour, language = excluded.language, told = excluded.told,
      since = excluded.since, done_for = null, stopped_on = null`.execute(tx)

export const markDone = (tx: Tx, companyId: string, templateId: string, day: string) =>
  sql`update report_schedules set done_for = ${day} where company_id = ${companyId} and template_id = ${templateId}`.execute(
    tx,
  )

export const markStopped = (tx: Tx, companyId: string, templateId: string, day: string) =>
  sql`update report_schedules set stopped_on = ${day} where company_id = ${companyId} and template_id = ${templateId}`.execute(
    tx,
  )

export const deleteSchedule = (tx: Tx, companyId: string, templateId: string) =>
  sql`delete from report_schedules where company_id = ${companyId} and template_id = ${templateId}`.execute(tx)
