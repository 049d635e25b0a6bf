import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { tableTypes } from './table-types.ts'

test('the committed table types are those of the migrations (else: node tools/run.mjs write-tables)', async () => {
  const database = await openTestDatabase()
  const written = await tableTypes(database)
  await database.close()
  expect(readFileSync(join(import.meta.dirname, 'tables.generated.ts'), 'utf8')).toBe(written)
})
