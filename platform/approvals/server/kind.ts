/**
 * What a kind of request brings to the engine: what it is called, its moves, its checks and effects, and who keeps it.
 * Everything else (chains, delegation, history, reminders, several at once) is the same for all kinds.
 */
import type { RawBuilder } from 'kysely'
import type { AreaId } from '#access/areas.ts'
import type { CompanyRole } from '#access/roles.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Problem } from '#platform/http/server/answers.ts'
import type { Actor, Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Chain } from '../model/chain.ts'
import type { Moves } from '../model/moves.ts'
import type { RequestRow } from './requests/request-row.ts'

export type Kind = {
  readonly name: string
  /**
   * About somebody whose data must be able to go, with an amount for few eyes: the amount is told in the inbox alone,
   * and the log does not name whom it is about.
   */
  readonly quiet?: true
  /** Key of its name in the server's words. */
  readonly word: string
  readonly moves: Moves
  /** Who may decide all of them, over any chain: whoever may enter this area. */
  readonly keepers: AreaId
  /** Who may change its chains. */
  readonly settings: AreaId
  /** Taken where the company keeps no chain that fits. */
  readonly usualChain: Chain
  /** Who is asked where a chain names nobody who can be found. */
  readonly fallback: readonly CompanyRole[]
  /** Said when several were chosen and none of them can be moved, by move. */
  readonly nothingToMove: Readonly<Record<string, string>>
  /** Where a request of the kind is looked at, for notices. */
  readonly link: (request: Pick<RequestRow, 'id' | 'from_date'>, reader: Reader) => string
  /**
   * Sent by somebody else, whom it is about neither sees it nor is told of it before it stands so: until then it is only
   * being prepared.
   */
  readonly shownToAboutOnce?: string
  /** Shown as completed though nothing is stored: a condition on what is approved of `approval_requests r`. */
  readonly over?: (today: string) => RawBuilder<unknown>
  /** What stands in the way of moves for everybody; `check` refuses the same. */
  readonly closed?: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<readonly Closed[]>
  /** Before anything is written. What is refused stays as it is; `confirm` lines have to be confirmed first. */
  readonly check?: (tx: Tx, moving: Moving) => Promise<Checked>
  /** In the same transaction, after the requests have moved. */
  readonly effects: (tx: Tx, moving: Moving) => Promise<void>
  /** Once the transaction has ended, for what moved by the inbox: accounts are the installation's. */
  readonly after?: (call: After, requests: readonly RequestRow[]) => Promise<void>
  /** Where an approval of the last minutes is taken back: the same way back. Without it none of the kind is. */
  readonly reopen?: (tx: Tx, moving: Moving) => Promise<void>
}

/** `sender`: who sent it about somebody else. */
export type Reader = 'approver' | 'applicant' | 'sender'

export type After = Pick<Call<Endpoint>, 'company' | 'actor' | 'db' | 'clock'>

/** A request, the word of what stands in the way, and of which moves. */
export type Closed = { readonly id: string; readonly word: string; readonly moves: readonly string[] | 'all' }

/** Requests that leave their state by the same move, whoever sent them. */
export type Moving = {
  readonly companyId: string
  readonly move: string
  readonly requests: readonly RequestRow[]
  readonly reason: string | null
  readonly confirmed: boolean
  /** Nothing else is decided by the same call. */
  readonly alone: boolean
  readonly actor: Actor
  /** Of whoever moves them. */
  readonly language: Language
  readonly now: Date
  readonly today: string
}

export type Checked = {
  readonly refused?: ReadonlyMap<string, Problem>
  /** A question to be answered before any of them moves: its word, and one line for each thing that follows. */
  readonly confirm?: { readonly word: string; readonly lines: readonly string[] }
}
