// node tools/run.mjs write-tables: writes the types of all tables from the migrations, in a database in memory.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { tableTypes } from '#platform/database/server/table-types.ts'

const database = await openDatabase({ dataDir: '', inMemory: true })
try {
  await migrate(database)
  writeFileSync(join(projectRoot, 'platform/database/server/tables.generated.ts'), await tableTypes(database))
} finally {
  await database.close()
}
