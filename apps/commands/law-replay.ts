/**
 * npm run law:replay [-- --from 2026-01 --to 2026-12]: the closed months of all companies worked out again by the law of
 * today. It writes nothing; counts alone are told, and it ends with 1 where something would come out differently.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { replay, replaySpan } from '#modules/payroll/server/public.ts'
import { openDatabase } from '#platform/database/server/connect.ts'
import { settingsFrom } from '../server/environment.ts'

const USAGE = 'Usage: npm run law:replay -- --from YYYY-MM --to YYYY-MM, at most 36 months'

try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const year = new Date().getUTCFullYear()
  const span = replaySpan({ from: values.from ?? `${year - 1}-01`, to: values.to ?? `${year}-12` })
  if (!span) throw new Error(USAGE)
  const settings = settingsFrom(process.env, process.cwd())
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  try {
    const { rows } = await database.system.read((tx) =>
      sql<{ id: string; name: string }>`select id, name from companies order by name`.execute(tx),
    )
    let [payslips, differing] = [0, 0]
    for (const { id, name } of rows) {
      const found = await replay(database.forCompany(id), span, 0)
      payslips += found.payslips
      differing += found.differing
      if (found.payslips > 0) process.stdout.write(`${name}: ${found.payslips} payslips, ${found.differing} differ\n`)
    }
    process.stdout.write(`${payslips} payslips, ${differing} differ\n`)
    if (differing > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  process.exitCode = 1
}
