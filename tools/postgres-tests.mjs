// The test files that are repeated on a PostgreSQL server: those of the folders that speak to a database, and of these
// the ones that come by their imports to the support that opens one. What reaches no server is the same on either home.
import { importGraph, reaching } from './import-law.mjs'

const FOLDERS = ['apps/server/', 'modules/', 'platform/', 'tests/http/', 'tests/safety/', 'tests/kill/']
const OPENS_ONE = 'tests/support/postgres-server.ts'

export function postgresTests(root) {
  const reached = reaching(importGraph(root, ['apps', 'modules', 'platform', 'database', 'tests']), OPENS_ONE)
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file) && FOLDERS.some((folder) => file.startsWith(folder)))
}
