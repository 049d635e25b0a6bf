// npm run restore -- <file> [--force]: puts a backup back into an empty database, or with --force instead of what is
// there. The server must be stopped.
import { restore } from '#platform/database/server/backup/restore.ts'
import { runDatabaseCommand } from '#platform/database/server/command.ts'
import { migrationSteps } from '../server/migration-steps.ts'
import { standingSealKey } from '../server/secrets.ts'
import { storedFiles } from '../server/stored-files.ts'

await runDatabaseCommand(
  { files: ['the backup to read'], switches: ['force'] },
  async (database, { files: [file = ''], switches, dataDir }) => {
    const force = switches.has('force')
    const whole = await restore(database, file, storedFiles(process.env, dataDir), {
      force,
      steps: migrationSteps(() => standingSealKey(dataDir, process.env)),
    })
    const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.count, 0)
    return [`Restored ${rows} rows and ${whole.files.count} files from ${file}.`]
  },
)
