// npm run backup -- <file>: everything the database and the file store hold, in one file. On PostgreSQL the server may
// run meanwhile; the embedded database belongs to one process, so there the server is stopped first.
import { backup } from '#platform/database/server/backup/backup.ts'
import { runDatabaseCommand } from '#platform/database/server/command.ts'
import { storedFiles } from '../server/stored-files.ts'

await runDatabaseCommand({ files: ['the backup to write'] }, async (database, { files: [file = ''], dataDir }) => {
  const whole = await backup(database, file, storedFiles(process.env, dataDir))
  const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.count, 0)
  return [
    `Backed up ${rows} rows of ${Object.keys(whole.tables).length} tables and ${whole.files.count} files into ${file}.`,
    'Sealed values can only be read with the secrets of this installation, which are not part of it: keep them apart.',
  ]
})
