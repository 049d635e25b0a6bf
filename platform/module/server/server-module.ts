/**
 * A module's manifest: what it brings to the server and the product gathers from every module alike. What a module needs
 * of others is not in here; it is handed over where the product is put together (`apps/server/wiring`).
 */
import type { RawBuilder } from 'kysely'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Messages } from '#platform/http/server/say.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import type { Undoable } from '#platform/undo/server/undoable.ts'

export type ServerModule = {
  /** Files of contracts: each call that they export is declared by it. */
  readonly contracts: readonly Readonly<Record<string, unknown>>[]
  /** What the server says, in both languages. */
  readonly messages?: readonly Messages[]
  /** Of calls that need no other module. */
  readonly handlers?: readonly Handler[]
  /** What it puts into a company that opens. */
  readonly opening?: CompanyOpening
  /** Rows about people that keep an import of people from being taken back. */
  readonly onPeople?: readonly {
    readonly table: string
    readonly person?: string
    readonly byHand?: RawBuilder<unknown>
  }[]
  /** What can be taken back from its toast. */
  readonly undoables?: readonly Undoable[]
  /** By table of what can be removed: the field that names it in most bodies, and what is said of one that is not there. */
  readonly gone?: Readonly<Record<string, readonly [field: string, word: string]>>
}
