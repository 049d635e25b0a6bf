import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { builtProgram } from '#tests/support/built-program.ts'
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
  const program = await builtProgram('tests/kill/lock-taker.ts')
  const children = Array.from({ length: 10 }, () =>
    spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const answers = await Promise.all(children.map(async (child) => String((await once(child.stdout, 'data'))[0])))
  for (const child of children) child.kill('SIGKILL')
  expect(answers.sort().join(' ')).toBe(`got${' refused'.repeat(9)}`)
})
