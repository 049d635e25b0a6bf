// npm test: installs the rest where it is missing or has changed, builds, runs the tests that need no server programs, then
// the browser journeys. `node tools/test.mjs --<way>` runs another of the ways below, `npm run test:sweeps` and
// `npm run test:whole` among them; PRODUCT_NODE names another Node for the product. A test that failed is tried once more; what
// passed only then is listed as FLAKY, the files that took longest as SLOW, and 'N passed, N failed' is printed last.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

install(root, 'tests')
const { buildPages, buildPrograms } = await import('./build.mjs')
const { postgresTests } = await import('./postgres-tests.mjs')
const { sweeps } = await import('./test-marks.mjs')
await buildPrograms()
await buildPages()

// Journeys in which something is stored; the looks of every screen and the law by hand are the same on either home.
const STORING = ['leave-on-a-phone', 'month-of-pay', 'moving-in', 'signing-in', 'typed-text']
/** Every hostile thing in every field, every table's ids to every call, long histories, more kills, every look. */
const AT_LENGTH = { SAFETY_ALL: '1', HISTORIES: '100', KILL_ROUNDS: '5', LOOKS: 'all' }
const START = { TEST_DATABASE_URL: 'start' }

const [TESTS, JOURNEYS] = ['vitest.config.ts', 'vitest.journeys.config.ts']
const here = (more) => [
  { name: 'tests', config: TESTS, filters: [], more },
  { name: 'browser journeys', config: JOURNEYS, filters: [], more },
]
const only = (files) => {
  const [journeys, tests] = [true, false].map((is) => files.filter((file) => file.startsWith('tests/journeys/') === is))
  return [
    { name: 'sweeps', config: TESTS, filters: tests, more: {} },
    { name: 'sweeps in the browser', config: JOURNEYS, filters: journeys, more: {} },
  ]
}
const onPostgres = (files, journeys) => [
  { name: 'HTTP and database on PostgreSQL', config: TESTS, filters: files, more: START },
  { name: 'browser journeys on PostgreSQL', config: JOURNEYS, filters: journeys, more: START },
]
const ways = {
  /** What goes through everything of a kind for minutes, and npm test leaves out. */
  sweeps: () => only(sweeps(root)),
  /** On a PostgreSQL server that it starts: what the two homes do each in their own way. */
  postgres: () => onPostgres(postgresTests(root), ['month-of-pay']),
  'main-job': () => [{ name: 'the main job', config: TESTS, filters: ['tests/http/main-job.test.ts'], more: {} }],
  /** Everything there is, at full length and on both homes. */
  whole: () => [...here(AT_LENGTH), ...onPostgres(postgresTests(root, { whole: true }), STORING)],
}
const way = Object.keys(ways).find((name) => process.argv.includes(`--${name}`))
const legs = way ? ways[way]() : here({ TESTS_LEFT_OUT: sweeps(root).join(' ') })

const results = mkdtempSync(join(tmpdir(), 'kerja-tests-'))
const flaky = join(results, 'flaky')
let passed = 0
let failed = 0
const names = []
const seconds = []
for (const [at, { name, config, filters, more }] of legs.entries()) {
  process.stdout.write(`\n${name}\n`)
  const file = join(results, `${at}.json`)
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', FLAKY_FILE: flaky, ...more }
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./tools/flaky-reporter.mjs',
      `--outputFile.json=${file}`,
      '--passWithNoTests',
      ...filters,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env },
  )
  const counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  passed += counts.numPassedTests
  // A file that could not be loaded, or a run that ended badly, has failed even where no test says so.
  const broken = counts.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  failed += counts.numFailedTests + broken
  for (const { name: path, startTime, endTime } of counts.testResults)
    seconds.push([(endTime - startTime) / 1000, relative(root, path)])
  for (const { name: path, status: outcome, assertionResults } of counts.testResults) {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    if (outcome === 'failed') names.push(`${relative(root, path)}: ${tests.join('; ') || 'could not be run'}`)
  }
  if (status !== 0 && counts.numFailedTests + broken === 0) failed += 1
}
const flakes = existsSync(flaky) ? readFileSync(flaky, 'utf8').trim().split('\n') : []
rmSync(results, { recursive: true, force: true })
// Where the time goes, for whoever wants to make the whole shorter.
for (const [took, path] of seconds.sort(([a], [b]) => b - a).slice(0, 25))
  process.stdout.write(`\nSLOW ${took.toFixed(0)} s ${path}`)
// Last, so that they are not looked for among everything that was printed.
for (const one of names) process.stdout.write(`\nFAILED ${one}`)
for (const one of flakes) process.stdout.write(`\nFLAKY ${one}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)
