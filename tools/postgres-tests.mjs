// The test files that are repeated on a PostgreSQL server. Whole: those of the folders that speak to a database, and of
// these the ones that come by their imports to the support that opens one. At the gate, of them: the machinery that PostgreSQL
// does in its own way, and whatever says of itself `@both-homes`, since it lives from several connections at once.
import { importGraph, reaching } from './import-law.mjs'
import { isMarked } from './test-marks.mjs'

const FOLDERS = ['apps/server/', 'modules/', 'platform/', 'tests/http/', 'tests/safety/', 'tests/kill/']
const OPENS_ONE = 'tests/support/postgres-server.ts'
const AT_THE_GATE = [
  'platform/approvals/',
  'platform/database/',
  'platform/http/server/idempotency/',
  'platform/jobs/',
  'modules/leave/server/applications/',
]

export function postgresTests(root, { whole = false } = {}) {
  const reached = reaching(importGraph(root, ['apps', 'modules', 'platform', 'database', 'tests']), OPENS_ONE)
  const all = [...reached].filter(
    (file) => /\.test\.tsx?$/.test(file) && FOLDERS.some((folder) => file.startsWith(folder)),
  )
  return whole
    ? all
    : all.filter((file) => AT_THE_GATE.some((folder) => file.startsWith(folder)) || isMarked(root, file, 'both-homes'))
}
