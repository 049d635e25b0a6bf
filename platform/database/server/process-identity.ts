// Which process is this? A process number alone is used again after a while, also by the next boot; together with
// the moment that process started it never means another one.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

export interface ProcessIdentity {
  readonly pid: number
  /** When that process started, in whatever words this system has for it; empty where it has none. */
  readonly started: string
  readonly host: string
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '', host: hostname() }
}

/** Is the process of this identity still there? One of another machine cannot be asked, so it counts as running. */
export function isRunning(other: ProcessIdentity): boolean {
  if (other.host !== hostname()) return true
  const started = startOf(other.pid)
  if (started === undefined) return false
  return other.started === '' || started === '' || started === other.started
}

/** undefined: there is no such process. Empty: there is one, and this system does not tell since when. */
function startOf(pid: number): string | undefined {
  if (!answersSignals(pid)) return undefined
  const start = startInProc(pid) ?? startByPs(pid) ?? ''
  return start === DEAD ? undefined : start
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    // Not permitted means that it exists and belongs to somebody else.
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}

/** undefined where there is no /proc. A process that is dead and only not yet buried (Z, X) gives no answer at all. */
function startInProc(pid: number): string | undefined {
  try {
    // The second field is the program's name in brackets and may hold blanks: count from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return DEAD
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${rest[START_FIELD]}`
  } catch {
    return undefined
  }
}

const DEAD = 'dead'
/** The 22nd field of /proc/PID/stat, counted from the fourth. */
const START_FIELD = 18

function startByPs(pid: number): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env, stdio }).trim()
  } catch {
    return undefined
  }
}
