// npm run migrate [-- --dry-run]: brings the database to the newest schema, or tells what each migration would change
// and proves it inside a transaction that is taken back.
import { runDatabaseCommand } from '#platform/database/server/command.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import { migrationSteps } from '../server/migration-steps.ts'
import { standingSealKey } from '../server/secrets.ts'

await runDatabaseCommand({ switches: ['dry-run'] }, async (database, { switches, dataDir }) => {
  const dryRun = switches.has('dry-run')
  const names = await migrate(database, { dryRun, steps: migrationSteps(() => standingSealKey(dataDir, process.env)) })
  if (names.length === 0) return ['The database is at the newest schema.']
  if (!dryRun) return ['These migrations ran:', ...names]
  const ran = readMigrations().filter(({ name }) => names.includes(name))
  return [
    'These migrations would run, and did in a rehearsal:',
    ...ran.map(({ name, sql }) => `\n${name}\n${introduction(sql)}`),
  ]
})

/** What a migration says of itself before its first statement; declared as what is there before the line it stands on. */
function introduction(sql: string): string {
  return (/^(?:--.*\n)+/.exec(sql)?.[0] ?? '').replace(/^--/gm, ' ').trimEnd()
}
