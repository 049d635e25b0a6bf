/** A caller as the server knows it: built from our own tables at every request, never from what was sent. */

import type { CompanyRole } from '#access/roles.ts'
import type { Session } from '#access/session.ts'

export type LiveSession = Session & {
  readonly id: string
  readonly accountId: string
  /** Undefined for operations. */
  readonly companyId: string | undefined
  readonly country: 'MY' | 'TW' | 'PH' | undefined
  readonly timezone: string
  readonly email: string
  readonly name: string
  readonly preferLang: string
  /** All roles held, whichever is active. */
  readonly heldRoles: readonly CompanyRole[]
  /** Until when consequential acts are open, as milliseconds since the epoch; 0 when not raised. */
  readonly confirmedUntil: number
  /** Of a key: what it may do of what its role may. Undefined for people. */
  readonly scopes?: readonly string[]
}

/** Finds the live session of a bearer token; undefined for anything that is not one. Provided by identity. */
export type FindSession = (token: string, now: Date) => Promise<LiveSession | undefined>
