import { createHash } from 'node:crypto'
import { type Migration, readMigrations } from '#platform/database/server/migration-files.ts'

/** The foundations and a small schema of the test's own after them. */
export function foundationsWith(sql: string): Migration[] {
  return [...readMigrations().slice(0, 1), fixtureMigration('0001', sql)]
}

export function fixtureMigration(number: string, sql: string): Migration {
  return { number, name: `${number}-fixture`, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
