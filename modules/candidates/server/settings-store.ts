/** How long a company keeps candidates, and the reasons it gives: standard until it says otherwise. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { KEPT_MONTHS, POOL_MONTHS } from '../model/keeping.ts'

export type Reason = { readonly id: string; readonly name: string; readonly name_zh: string | null }
export type CandidateSettings = {
  readonly retention_months: number
  readonly pool_months: number
  readonly rejection_reasons: readonly Reason[]
}

const STANDARD = ['experience', 'skills', 'pay', 'chosen-another', 'no-answer'] as const

export async function settingsOf(tx: Tx, say: Say, companyId: string): Promise<CandidateSettings> {
  const { rows } = await sql<Omit<CandidateSettings, 'rejection_reasons'> & { rejection_reasons: Reason[] | null }>`
    select retention_months, pool_months, rejection_reasons from candidate_settings
    where company_id = ${companyId}`.execute(tx)
  const [row] = rows
  return {
    retention_months: row?.retention_months ?? KEPT_MONTHS,
    pool_months: row?.pool_months ?? POOL_MONTHS,
    rejection_reasons: row?.rejection_reasons ?? standardReasons(say),
  }
}

const standardReasons = (say: Say): Reason[] =>
  STANDARD.map((id) => ({
    id,
    name: say('en', `candidates.reason.${id}`),
    name_zh: say('zh-Hant', `candidates.reason.${id}`),
  }))

export async function saveSettings(tx: Tx, companyId: string, settings: CandidateSettings): Promise<void> {
  const { retention_months, pool_months, rejection_reasons } = settings
  await sql`
    insert into candidate_settings as s (company_id, retention_months, pool_months, rejection_reasons)
    values (${companyId}, ${retention_months}, ${pool_months}, ${JSON.stringify(rejection_reasons)}::jsonb)
    on conflict (company_id) do update set retention_months = excluded.retention_months,
      pool_months = excluded.pool_months, rejection_reasons = excluded.rejection_reasons`.execute(tx)
}

/** In the reader's language, where the company wrote it. */
export const named = (
  { name, name_zh }: { readonly name: string; readonly name_zh: string | null },
  language: Language,
) => (language === 'zh-Hant' ? (name_zh ?? name) : name)
