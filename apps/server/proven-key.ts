/** Sealed with another key than the rest, values could never be read again: the key must open what lies there. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import { totpContext } from '#platform/identity/server/totp.ts'
import { secretContext } from '#platform/integrations/server/webhooks/sender.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { BadConfiguration } from './environment.ts'

/** One value of a column that is sealed, and whose row it is; nothing where none is stored. */
type FindSealed = (
  table: string,
  column: string,
) => Promise<{ readonly id: string; readonly value: string } | undefined>

export async function provenKey(seal: Seal, find: FindSealed): Promise<void> {
  for (const [table, column, contextOf] of SEALED) {
    const found = await find(table, column)
    if (found === undefined) continue
    try {
      seal.open(found.value, contextOf?.(found.id) ?? `${table}.${column}`)
    } catch {
      throw new BadConfiguration(
        'SEAL_SECRET, or the key in DATA_DIR, is not the one with which this database was sealed: put back the one that was.',
      )
    }
  }
}

/** At every start: with another key people's records would answer with failures, and new values be lost with it. */
export const proveKey = (db: Database, seal: Seal): Promise<void> =>
  db.system.read((tx) =>
    provenKey(seal, async (table, column) => {
      const { rows } = await sql<{ id: string; value: string }>`
        select id::text, ${sql.ref(column)} as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null limit 1`.execute(tx)
      return rows[0]
    }),
  )

/** What an installation has before it has people, too: second factors, accounts of companies, webhooks. */
const SEALED: readonly (readonly [table: string, column: string, contextOf?: (id: string) => string])[] = [
  ['employees', 'identity_number'],
  ['employee_bank_accounts', 'account_number'],
  ['family_members', 'identity_number'],
  ['employee_documents', 'number'],
  ['accounts', 'totp_secret', totpContext],
  ['company_banks', 'account_number', () => 'banks.account_number'],
  ['webhooks', 'sealed_secret', secretContext],
]
