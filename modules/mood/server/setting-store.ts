/** Whether the question is asked, how, and from when which smallest group holds. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { LEAST_MINIMUM, type MinimumOn } from '../model/groups.ts'

type SettingRow = {
  readonly is_on: boolean
  readonly question_en: string | null
  readonly question_zh: string | null
}
type MinimumRow = { readonly from_date: string; readonly people: number }

const USUAL: SettingRow = { is_on: true, question_en: null, question_zh: null }

export async function settingOf(tx: Tx, companyId: string): Promise<SettingRow> {
  const { rows } = await sql<SettingRow>`
    select is_on, question_en, question_zh from mood_settings where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? USUAL
}

/** Held until the transaction ends: whoever changes it comes one after the other. */
export async function heldSetting(tx: Tx, companyId: string): Promise<SettingRow> {
  await sql`insert into mood_settings (company_id) values (${companyId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<SettingRow>`
    select is_on, question_en, question_zh from mood_settings where company_id = ${companyId} for update`.execute(tx)
  return rows[0] ?? USUAL
}

export async function putSetting(tx: Tx, companyId: string, row: SettingRow): Promise<void> {
  await tx.updateTable('mood_settings').set(row).where('company_id', '=', companyId).execute()
}

/** The earliest first. */
export async function minimumsOf(tx: Tx, companyId: string): Promise<readonly MinimumRow[]> {
  const { rows } = await sql<MinimumRow>`
    select from_date, people from mood_minimums where company_id = ${companyId} order by from_date`.execute(tx)
  return rows
}

export const minimumAt =
  (rows: readonly MinimumRow[]): MinimumOn =>
  (day) =>
    rows.findLast(({ from_date }) => from_date <= day)?.people ?? LEAST_MINIMUM

export async function putMinimum(tx: Tx, companyId: string, from: PlainDate, people: number): Promise<void> {
  await sql`insert into mood_minimums (company_id, from_date, people) values (${companyId}, ${from}, ${people})
            on conflict (company_id, from_date) do update set people = excluded.people`.execute(tx)
}
