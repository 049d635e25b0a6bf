import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { claimName, FolderInUse, lockFolder } from './folder-lock.ts'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

const base = mkdtempSync(join(tmpdir(), 'kerja-lock-'))
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(base, 'data-'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

const lockDir = () => join(dataDir, 'database.lock')

function claimOf(identity: ProcessIdentity): void {
  mkdirSync(lockDir(), { recursive: true })
  writeFileSync(join(lockDir(), claimName(identity)), 'held')
}

test('the lock names the process and is gone when it is given back', async () => {
  const unlock = await lockFolder(dataDir)
  expect(readdirSync(lockDir())).toEqual([claimName(thisProcess())])
  unlock()
  expect(readdirSync(lockDir())).toEqual([])
})

test('the same process may not open it twice', async () => {
  const unlock = await lockFolder(dataDir)
  await expect(lockFolder(dataDir)).rejects.toThrow('This process has already opened')
  unlock()
  const again = await lockFolder(dataDir)
  again()
})

test('another living process keeps it, in one sentence', async () => {
  const other = spawn('sleep', ['30'])
  await once(other, 'spawn')
  claimOf({ pid: other.pid ?? 0, started: '', host: hostname() })
  const refused = lockFolder(dataDir)
  await expect(refused).rejects.toThrow(FolderInUse)
  await expect(refused).rejects.toThrow(`is in use by process ${other.pid}; stop that one first`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const unlock = await lockFolder(dataDir)
  unlock()
})

test('a process that died does not keep it, even when its number is used again', async () => {
  const again = { ...thisProcess(), pid: process.ppid, started: 'another-boot/1' }
  claimOf(again)
  expect(isRunning(again)).toBe(false)
  const unlock = await lockFolder(dataDir)
  expect(readdirSync(lockDir())).toEqual([claimName(thisProcess())])
  unlock()
})

test('a process of another machine is not judged from here', async () => {
  claimOf({ pid: 1, started: 'x', host: 'another-machine' })
  await expect(lockFolder(dataDir)).rejects.toThrow('on another-machine; if that machine has stopped, remove')
})

test('of ten processes that come at once, one gets it', async () => {
  const program = `
    const { lockFolder } = await import(process.argv[1])
    await lockFolder(process.argv[2]).then(() => { process.stdout.write('got'); setTimeout(() => {}, 60_000) },
      () => process.stdout.write('refused'))`
  // The lock as a built program has it: sources need a build to run outside the tests.
  const built = join(dataDir, 'lock.mjs')
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: join(import.meta.dirname, 'folder-lock.ts'), platform: 'node' })
  await bundle.write({ file: built, format: 'esm' })
  const target = join(dataDir, 'shared')
  const children = Array.from({ length: 10 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program, built, target], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const answers = await Promise.all(children.map(async (child) => String((await once(child.stdout, 'data'))[0])))
  for (const child of children) child.kill('SIGKILL')
  expect(answers.sort().join(' ')).toBe(`got${' refused'.repeat(9)}`)
})
