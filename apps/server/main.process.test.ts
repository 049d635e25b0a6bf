/** The program as it is started: what keeps it from starting is one sentence, and a reader may leave at any time. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFailed, test } from 'vitest'
import { projectRoot } from '#platform/database/server/project-root.ts'

const other = createServer().listen({ host: '127.0.0.1', port: 0 })
await once(other, 'listening')
afterAll(() => void other.close())
const taken = String((other.address() as AddressInfo).port)
const folder = mkdtempSync(join(tmpdir(), 'kerja-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'a file'), '')

test.each([
  ['DATA_DIR', '/proc/x'],
  ['DATA_DIR', join(folder, 'a file', 'below')],
  ['DATABASE_URL', 'postgres://kerja@127.0.0.1:1/kerja'],
  ['PORT', 'many'],
  // Told before the database is made, which would take longer than is waited for here.
  ['PORT', taken],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, 'dist/node/main.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', [name]: value },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.\\n$`))
  expect(existsSync(join(folder, 'database'))).toBe(false)
})

test.runIf(process.platform !== 'win32')(
  'an answer of which only the first line is read ends without a complaint',
  () => {
    for (const command of ['describe', 'law-standing']) {
      const { stdout, stderr } = spawnSync('sh', ['-c', `node tools/run.mjs ${command} | head -n 1`], {
        cwd: projectRoot,
        env: { PATH: process.env.PATH },
        encoding: 'utf8',
      })
      expect([stdout.split('\n').length, stderr]).toEqual([2, ''])
    }
  },
)

test('what would be migrated is named, and nothing of it stays', () => {
  const empty = join(folder, 'not migrated')
  const rehearsed = () =>
    spawnSync(process.execPath, [join(projectRoot, 'dist/node/migrate.js'), '--dry-run'], {
      env: { PATH: process.env.PATH, DATA_DIR: empty },
      encoding: 'utf8',
    })
  const first = rehearsed()
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toMatch(/0001-/)
  expect(rehearsed().stdout).toBe(first.stdout)
})

describe('an installation that is not whole is not taken for a new one', () => {
  const begun = (dataDir: string, more: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(projectRoot, 'dist/node/main.js')], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: taken, ...more },
      encoding: 'utf8',
      timeout: 120_000,
    })

  test.each([
    ['files without a database', ['files', 'a1']],
    ['a database that once was there', ['secrets', 'database.made']],
  ])('%s stop the start, and stay as they are', (_what, [folderName = '', name = '']) => {
    const dataDir = mkdtempSync(join(folder, 'torn-'))
    mkdirSync(join(dataDir, folderName))
    writeFileSync(join(dataDir, folderName, name), 'x')
    const { status, stderr } = begun(dataDir)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^DATA_DIR [^\n]+ belongs to an installation whose database is missing [^\n]+\n$/)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })
})

test.each([
  ['by itself', (child: string) => `[process.execPath, ['-e', ${child}]]`],
  // As npm does: the shell stays when npm is gone.
  ['in a shell', (child: string) => `['sh', ['-c', '"$0" -e "$1"; true', process.execPath, ${child}]]`],
])('a server whose npm was killed ends as well, begun %s', async (_how, command) => {
  const helper = JSON.stringify(join(projectRoot, 'tools/end-with-parent.mjs'))
  const child = `setInterval(() => {}, 1000); import(${helper}).then((m) => (m.endWithParent(50), console.log(process.pid)))`
  const started = `require('node:child_process').spawn(...${command(JSON.stringify(child))}, { stdio: 'inherit' })`
  const parent = spawn(process.execPath, ['-e', `${started}; setInterval(() => {}, 1000)`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [text] = await once(parent.stdout, 'data')
  const left = Number(String(text))
  expect(left).toBeGreaterThan(0)
  onTestFailed(() => void process.kill(left))
  parent.kill('SIGKILL')
  // Its output is also the child's: it ends when both have.
  await once(parent.stdout, 'end')
})
