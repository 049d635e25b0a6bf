/**
 * A calculation ends with the process that runs it. A process of this machine is asked for by its number and the
 * moment it started; of another machine only the signs of life in the database can tell.
 */
import { isRunning, thisProcess } from '#platform/database/server/process-identity.ts'
import type { RunRow } from '../run-store.ts'

/** Seconds without a sign of life; every batch gives one. */
const SILENCE = 20
const LONG_SILENCE = 120
/** For a job that has not begun: it may have been stopped before. */
const WAITING = 30

/** Milliseconds; no reading of a month takes longer. */
const READ_BEFORE = 15_000

const here = thisProcess()
const atWork = new Set<string>()

export const lease = {
  identity: here,
  begin: (id: string): void => void atWork.add(id),
  end: (id: string): void => void atWork.delete(id),
  /** Of one that is done: whoever read the run a moment before still holds a row in which it is at work. */
  done: (id: string): void => void setTimeout(() => atWork.delete(id), READ_BEFORE).unref(),
}

export function isCalculating({ calculation, silent_for }: Pick<RunRow, 'calculation' | 'silent_for'>): boolean {
  if (!calculation) return false
  const { by, id, waits } = calculation
  if (waits) return (silent_for ?? 0) < WAITING && (by.host !== here.host || isRunning(by))
  if (by.host !== here.host) return (silent_for ?? 0) < SILENCE
  if (by.pid === here.pid && by.started === here.started) return atWork.has(id)
  return isRunning(by) && (silent_for ?? 0) < LONG_SILENCE
}
