import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'

/** The language that whoever has this account of the company has chosen. */
export function languageOfAccount(db: Database, companyId: string, accountId: string): Promise<Language | undefined> {
  return db.system.read(async (tx) => {
    const { rows } = await sql<{ prefer_lang: string }>`
      select prefer_lang from accounts where company_id = ${companyId} and id = ${accountId}`.execute(tx)
    return languageOf(rows[0]?.prefer_lang)
  })
}
