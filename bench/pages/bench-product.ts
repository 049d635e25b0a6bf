/** The running product with two companies in it: one of a thousand people as a sheet brings them, one of ten thousand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/server/connect.ts'
import { firstAccount, openCompany } from '#platform/identity/server/open-company.ts'
import { hashPassword } from '#platform/identity/server/password-hash.ts'
import { Client, newCompany } from '#tests/support/client.ts'
import { unpackMigratedDatabase } from '#tests/support/embedded-database.ts'
import { runServer } from '#tests/support/running-server.ts'
import { BENCH_SECRET, benchItems, fillCompany } from '../payroll/bench-company.ts'
import { generated } from '../payroll/bench-month.ts'
import { peopleSheet } from './people-sheet.ts'

export type Account = { readonly email: string; readonly password: string }
export type BenchProduct = {
  readonly url: string
  readonly small: Account
  readonly large: Account
  stop(): Promise<void>
}

const LARGE = 10_000
const SMALL = 1_000
const PASSWORD = 'a long walk to the bench'
const EMAIL = 'admin@large.example'

export async function benchProduct(): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  await unpackMigratedDatabase(dataDir)
  await largeCompany(dataDir)
  const server = await runServer({
    on: { dataDir },
    env: { LIMIT_CALLS_PER_MINUTE: '100000', SEAL_SECRET: BENCH_SECRET },
  })
  const small = await newCompany(new Client(server.url), { headcount: SMALL })
  const { status, body } = await small.upload('api/panel/employee/add/by/batch/upload/0', peopleSheet(SMALL))
  if (status !== 200) throw new Error(`the people were refused: ${JSON.stringify(body).slice(0, 500)}`)
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, small, large: { email: EMAIL, password: PASSWORD }, stop }
}

/** Straight into the tables, with a month that is worked out, before the server has them. */
async function largeCompany(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    const now = new Date()
    const passwordHash = await hashPassword(PASSWORD)
    const companyId = await db.system.transaction(async (tx) => {
      const id = await openCompany(tx, { name: 'Large Sdn Bhd', country: 'MY', headcountLimit: LARGE }, [], now)
      await firstAccount(tx, id, { email: EMAIL, fullName: 'Admin', preferLang: 'en-us', passwordHash }, now)
      return id
    })
    const subject = await fillCompany(db, companyId, LARGE)
    await benchItems(subject, 2026, 1)
    await generated(subject.company, LARGE, 2026, 1)
  } finally {
    await db.close()
  }
}
