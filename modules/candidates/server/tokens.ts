/** Links for people without an account: 256 random bits in the mail, a digest of them in the table. */
import { createHash, randomBytes } from 'node:crypto'
import { modules } from '#access/modules.ts'
import type { Database } from '#platform/database/server/connect.ts'

export type Token = { readonly token: string; readonly digest: string }

export function newToken(): Token {
  const token = randomBytes(32).toString('base64url')
  return { token, digest: digestOf(token) }
}

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const TABLES = {
  // The link of a card that was merged leads to the one it stands beside.
  candidates: `select company_id, id from candidates where token_digest = $1
    union all select company_id, candidate_id as id from candidate_repeats where token_digest = $1`,
  interviews: 'select company_id, id from interviews where token_digest = $1',
  offers: 'select company_id, id from offers where token_digest = $1',
  newcomers: 'select company_id, id from newcomers where token_digest = $1',
} as const

export type Found = { readonly companyId: string; readonly id: string }

/** Whose it is, across companies: the link names none. Nothing where the company is gone or the module is off. */
export async function foundBy(
  db: Pick<Database, 'system'>,
  table: keyof typeof TABLES,
  token: string,
): Promise<Found | undefined> {
  const [row] = await db.system.ask<{ company_id: string; id: string }>(
    `select t.company_id, t.id from (${TABLES[table]}) t join companies c on c.id = t.company_id and c.state = 'active'
       join company_modules m on m.company_id = t.company_id and m.module_id = $2`,
    [digestOf(token), modules.onboarding],
  )
  return row && { companyId: row.company_id, id: row.id }
}
