/** What the company says of candidates: how long they are kept, and the reasons that may be given. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { KeepingTerms } from '../model/keeping.ts'

export type CandidateSettings = KeepingTerms & { readonly rejection_reasons: readonly string[] }

export async function settingsOf(tx: Tx, companyId: string): Promise<CandidateSettings> {
  const { settings } = await companyFacts(tx, companyId)
  return {
    retention_months: settings.recruitment_retention_months,
    pool_months: settings.recruitment_pool_months,
    rejection_reasons: settings.rejection_reasons,
  }
}

/** In the reader's language, where it was written in it. */
export const named = (
  { name, name_zh }: { readonly name: string; readonly name_zh: string | null },
  language: Language,
) => (language === 'zh-Hant' ? (name_zh ?? name) : name)
