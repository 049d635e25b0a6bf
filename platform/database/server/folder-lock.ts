// One process at a time may open the embedded database: two of them would destroy it without a word.
//
// `database.lock` is a folder with one claim per process, named by process number and moment of start. Whoever wants
// the database writes its own claim first and looks at the others afterwards. So of two that come at the same time at
// least one sees the other, and nobody ever has to take over a name that somebody else may be holding: claims of dead
// processes belong to nobody and may be removed by all.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

export class FolderInUse extends Error {}

/** Resolves to the function that gives the folder free again. */
export async function lockFolder(dataDir: string, tries = 5): Promise<() => void> {
  const folder = join(dataDir, 'database.lock')
  mkdirSync(folder, { recursive: true })
  const self = thisProcess()
  const claim = join(folder, claimName(self))
  for (let left = tries; ; left -= 1) {
    writeClaim(claim, self, dataDir)
    const other = livingOther(folder, claimName(self))
    if (other === undefined) return () => rmSync(claim, { force: true })
    rmSync(claim, { force: true })
    if (left <= 1) throw new FolderInUse(refusal(dataDir, folder, other, self))
    // Two that come together both step back; the one that returns first has it.
    await pause(20 + Math.random() * 60)
  }
}

function writeClaim(path: string, self: ProcessIdentity, dataDir: string): void {
  try {
    writeFileSync(path, JSON.stringify(self), { flag: 'wx', mode: 0o600 })
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EEXIST') {
      throw new FolderInUse(`This process has already opened the database in ${dataDir}.`)
    }
    throw failure
  }
}

function livingOther(folder: string, own: string): ProcessIdentity | undefined {
  for (const name of readdirSync(folder)) {
    if (name === own) continue
    const path = join(folder, name)
    const other = readClaim(path)
    if (other !== undefined && isRunning(other)) return other
    if (other !== undefined) rmSync(path, { force: true })
  }
  return undefined
}

/** undefined when it is gone meanwhile, or is being written: its writer will then see our claim. */
function readClaim(path: string): ProcessIdentity | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof read !== 'object' || read === null) return undefined
    const { pid, started, host } = { pid: 0, started: '', host: '', ...read }
    return { pid: Number(pid), started: String(started), host: String(host) }
  } catch {
    return undefined
  }
}

function claimName(self: ProcessIdentity): string {
  const mark = createHash('sha256').update(`${self.host}\0${self.started}`).digest('hex').slice(0, 12)
  return `${self.pid}-${mark}`
}

function refusal(dataDir: string, folder: string, other: ProcessIdentity, self: ProcessIdentity): string {
  if (other.host === self.host) {
    return `The database in ${dataDir} is in use by process ${other.pid}; stop that one first, or set DATA_DIR to another folder.`
  }
  const claim = join(folder, claimName(other))
  return `The database in ${dataDir} is in use by process ${other.pid} on ${other.host}; if that machine has stopped, remove ${claim}.`
}
