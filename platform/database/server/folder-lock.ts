// One process at a time may open the embedded database: two of them would destroy it without a word.
//
// `database.lock` is a folder with one claim per process; the claim's name says which process it is. Whoever wants the
// database first writes its own claim, then looks at the others, and has it only when it sees none of a living process.
// So of two that come together at least one sees the other, and nobody ever takes over a name that somebody else may be
// holding. Claims of dead processes are nobody's and may be removed by all.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '#platform/files/server/make-folder.ts'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** Said in one sentence, as it stands. */
export class FolderUnusable extends Error {}
export class FolderInUse extends FolderUnusable {}

/** Resolves to the function that gives the folder free again. */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const folder = join(dataDir, 'database.lock')
  usable(folder, dataDir)
  const own = claimName(thisProcess())
  const path = join(folder, own)
  for (let tries = 1; ; tries += 1) {
    create(path, dataDir)
    let others = livingOthers(folder, own)
    // Of several that ask at once the first in order stays and the rest step back.
    for (let looks = 1; looks < LOOKS && others.length > 0 && mayWait(folder, own, others); looks += 1) {
      await pause(STEP)
      others = livingOthers(folder, own)
    }
    const other = others[0]
    if (other === undefined) {
      writeFileSync(path, HELD)
      return () => rmSync(path, { force: true })
    }
    rmSync(path, { force: true })
    if (tries === TRIES || others.some((name) => isHeld(folder, name))) throw refusal(dataDir, folder, other)
    await pause(STEP * 2 + Math.random() * STEP)
  }
}

const STEP = 20
const LOOKS = 10
const TRIES = 20
const HELD = 'This process has the database open. See the name of this file: process, its start, machine.\n'

function usable(folder: string, dataDir: string): void {
  try {
    makeFolder(folder)
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new FolderUnusable(`The folder ${dataDir} (DATA_DIR) cannot be used: ${reason}.`, { cause: failure })
  }
}

function create(path: string, dataDir: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  } catch (failure) {
    if (!(failure instanceof Error) || !('code' in failure) || failure.code !== 'EEXIST') throw failure
    throw new FolderInUse(`This process has already opened the database in ${dataDir}.`)
  }
}

function livingOthers(folder: string, own: string): string[] {
  return readdirSync(folder).filter((name) => {
    const identity = name === own ? undefined : identityOf(name)
    if (identity === undefined) return false
    if (isRunning(identity)) return true
    rmSync(join(folder, name), { force: true })
    return false
  })
}

function mayWait(folder: string, own: string, others: readonly string[]): boolean {
  return others.every((name) => own < name && !isHeld(folder, name))
}

function isHeld(folder: string, name: string): boolean {
  try {
    return readFileSync(join(folder, name)).length > 0
  } catch {
    return false
  }
}

export function claimName({ pid, started, host }: ProcessIdentity): string {
  return [String(pid), started, host].map(encodeURIComponent).join('~')
}

function identityOf(name: string): ProcessIdentity | undefined {
  const [pid = '', started, host, more] = name.split('~').map(decodeURIComponent)
  if (!/^\d+$/.test(pid) || started === undefined || host === undefined || more !== undefined) return undefined
  return { pid: Number(pid), started, host }
}

function refusal(dataDir: string, folder: string, name: string): FolderInUse {
  const other = identityOf(name)
  if (other?.host === thisProcess().host) {
    return new FolderInUse(
      `The database in ${dataDir} is in use by process ${other.pid}; stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  return new FolderInUse(
    `The database in ${dataDir} is in use by process ${other?.pid} on ${other?.host}; if that machine has stopped, remove ${join(folder, name)}.`,
  )
}
