// npm run backup -- <file>: everything the database and the file store hold, in one file. On PostgreSQL the server may
// run meanwhile; the embedded database belongs to one process, so there the server is stopped first.
import { join } from 'node:path'
import { backup } from '#platform/database/server/backup/backup.ts'
import { filesInFolder } from '#platform/database/server/backup/kept-files.ts'
import { runDatabaseCommand } from '#platform/database/server/command.ts'

await runDatabaseCommand({ files: ['the backup to write'] }, async (database, { files: [file = ''], dataDir }) => {
  const whole = await backup(database, file, filesInFolder(join(dataDir, 'files')))
  const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.count, 0)
  return [
    `Backed up ${rows} rows of ${Object.keys(whole.tables).length} tables and ${whole.files.count} files into ${file}.`,
    'Sealed values can only be read with the secrets of this installation, which are not part of it: keep them apart.',
  ]
})
