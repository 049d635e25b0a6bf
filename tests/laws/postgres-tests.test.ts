/** What is repeated on PostgreSQL is found by imports and marks; a file left out by mistake would be proven on one home alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { importGraph, reaching } from '../../tools/import-law.mjs'
import { postgresTests } from '../../tools/postgres-tests.mjs'
import { isMarked } from '../../tools/test-marks.mjs'

const repeated = new Set<string>(postgresTests(projectRoot, { whole: true }))
const atTheGate = new Set<string>(postgresTests(projectRoot))

test('whatever opens a database for itself, a company, a server or the whole product is repeated on PostgreSQL', () => {
  expect(repeated.size).toBeGreaterThan(100)
  for (const file of [
    'platform/database/server/connect.test.ts',
    'modules/holidays/server/holidays.test.ts',
    'platform/identity/server/sign-in.test.ts',
    'tests/http/main-job.test.ts',
    'tests/kill/import-kill.test.ts',
    'tests/kill/postgres-faults.process.test.ts',
    'tests/safety/tenancy.test.ts',
  ])
    expect(repeated).toContain(file)
  expect(repeated).not.toContain('platform/sheets/server/read-sheet.process.test.ts')
})

test('the gate repeats what each home does in its own way, and what is marked; every mark is in a file that it repeats', () => {
  expect([...atTheGate].filter((file) => !repeated.has(file))).toEqual([])
  expect(atTheGate.size).toBeLessThan(repeated.size / 2)
  for (const file of [
    'platform/database/server/tenancy.test.ts',
    'platform/jobs/server/daily-work.test.ts',
    'platform/http/server/idempotency/once.test.ts',
    'platform/approvals/server/approvals.test.ts',
    'modules/leave/server/applications/applications.test.ts',
    'modules/payroll/server/run-states.test.ts',
    'tests/http/main-job.test.ts',
    'tests/safety/races.test.ts',
    'tests/kill/import-kill.test.ts',
    'tests/kill/generate-kill.test.ts',
  ])
    expect(atTheGate).toContain(file)
  const tests = [...importGraph(projectRoot, ['apps', 'modules', 'platform', 'tests']).keys()].filter((file) =>
    /\.test\.tsx?$/.test(file),
  )
  expect(tests.filter((file) => isMarked(projectRoot, file, 'both-homes') && !atTheGate.has(file))).toEqual([])
})

test('nothing that asks for the home it runs on, or for the address of a database, is left out', () => {
  const graph = importGraph(projectRoot, ['apps', 'modules', 'platform', 'tests'])
  const asks = [...graph.keys()].filter((file) =>
    /process\.env\.TEST_DATABASE_URL/.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(asks.length).toBeGreaterThan(5)
  const opens = 'tests/support/postgres-server.ts'
  const within = reaching(graph, opens)
  // The server of the whole run is started before any file.
  expect(asks.filter((file) => !within.has(file))).toEqual([])
  expect(asks.filter((file) => /\.test\.tsx?$/.test(file) && !atTheGate.has(file))).toEqual([])
})
