// npm run migrate [-- --dry-run]: brings the database to the newest schema, or lists what that would run and proves it
// inside a transaction that is taken back.
import { runDatabaseCommand } from '#platform/database/server/command.ts'
import { migrate } from '#platform/database/server/migrate.ts'

await runDatabaseCommand({ switches: ['dry-run'] }, async (database, { switches }) => {
  const dryRun = switches.has('dry-run')
  const names = await migrate(database, { dryRun })
  if (names.length === 0) return ['The database is at the newest schema.']
  return [dryRun ? 'These migrations would run, and did in a rehearsal:' : 'These migrations ran:', ...names]
})
