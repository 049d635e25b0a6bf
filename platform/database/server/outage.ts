// What fails because the database cannot be had just now, whoever asks: told apart from what fails because of the work
// itself, since the one is worth trying again in a moment and nobody's fault here.
import { sqlState } from './sql-state.ts'

/** The server did not answer when it was last asked: nobody waits for it. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer.')
  }
}

export type Outage = 'away' | 'read-only'

export function outageOf(failure: unknown): Outage | undefined {
  if (!(failure instanceof Error)) return undefined
  const state = sqlState(failure) ?? ''
  if (state === READ_ONLY) return 'read-only'
  if (failure instanceof DatabaseAway || AWAY.test(state) || SAID_BY_DRIVER.test(failure.message)) return 'away'
  return undefined
}

/** No connection became free in time: nothing was sent, so the same may be tried again without doing it twice. */
export const neverBegan = (failure: unknown): boolean => failure instanceof Error && failure.message === NOT_IN_TIME

/** The pool's own words. */
export const NOT_IN_TIME = 'timeout exceeded when trying to connect'

/** 25006: a server that only follows another one, or was told to take no changes. */
const READ_ONLY = '25006'
/** Connection lost or refused, no room for another, shutting down or starting, given up for its time, or for a lock
 * or a transaction that stood still (55P03, 25P03); or the network's. */
const AWAY =
  /^(08...|53...|57P0.|57014|55P03|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|E[MN]FILE)$/
/** The driver has no codes for these. */
const SAID_BY_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/
