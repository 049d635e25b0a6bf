// npm run check: everything that can be said of the sources, and the unit tests. --quick leaves the unit tests out.
// Prints one line a step, what failed below it, and 'N passed, N failed' last.
import { spawn } from 'node:child_process'
import { root } from './build.mjs'
import { breachText, lawHistory } from './check-law-history.mjs'
import { importLaw } from './import-law.mjs'

const quick = process.argv.includes('--quick')
/** What the compiler learnt last time, so that it looks again only at what has changed. */
const known = (project) => `${root}/node_modules/.cache/types/${project}.json`
const bin = (name) => `${root}/node_modules/.bin/${name}`

/** Tests over a database, a server or a browser belong to npm test; unit tests need none of them. */
const OPEN_A_DATABASE = ['**/server/**', 'database/**', 'tests/**']

/** Two steps run side by side, so each compiler has one checker: several would each work out the same types again. */
const types = (project) => ['-p', `tsconfig.${project}.json`, '--checkers', '1', '--incremental', '--tsBuildInfoFile']

// The longest first, so that the last to end is a short one.
const steps = [
  ...['tests', 'web', 'server', 'pure'].map((project) => ({
    name: `types of the ${project} project`,
    run: () => command(bin('tsc'), [...types(project), known(project)]),
  })),
  {
    name: 'lint and format',
    run: () => command(bin('biome'), ['ci', '--colors=off', '--max-diagnostics=20', '--log-level=error', '.']),
  },
  { name: 'import law', run: checkImportLaw },
  { name: 'law history', run: checkLawHistory },
  {
    name: 'words, routes, described surface',
    run: () => command(bin('vitest'), ['run', '--reporter=dot', 'tests/laws']),
  },
]
if (!quick)
  steps.push({
    name: 'unit tests',
    alone: true,
    run: () => command(bin('vitest'), ['run', '--reporter=dot'], { TESTS_LEFT_OUT: OPEN_A_DATABASE.join(' ') }),
  })

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1))

let failed = 0
const waiting = steps.filter((step) => !step.alone)
await Promise.all(
  [1, 2].map(async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step)
  }),
)
for (const step of steps.filter((one) => one.alone)) await take(step)
process.stdout.write(`${steps.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed ? 1 : 0

async function take({ name, run }) {
  const began = performance.now()
  const { ok, output, said } = await run()
  if (!ok) failed += 1
  process.stdout.write(
    `${ok ? 'ok    ' : 'FAILED'} ${name}${said ? `: ${said}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)\n${ok ? '' : `${output}\n`}`,
  )
}

function command(program, parts, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parts, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...more },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
      })
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function checkLawHistory() {
  const { breaches, said } = lawHistory(root)
  return { ok: breaches.length === 0, said, output: breaches.map((breach) => `  ${breachText(breach)}`).join('\n') }
}

async function checkImportLaw() {
  const { read, breaches } = importLaw(root)
  const output = breaches.map(({ name, file, path }) => `  ${name}: ${file} -> ${path}`).join('\n')
  // A reader that reads nothing finds nothing.
  return read < 100 ? { ok: false, output: `  only ${read} files were read` } : { ok: breaches.length === 0, output }
}
