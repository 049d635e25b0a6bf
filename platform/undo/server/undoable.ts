/**
 * What can be taken back for a while. A handler keeps, in the transaction of what it does, all that is needed to
 * undo it, and answers with the `meta` it is given; the page offers it on its toast. Whoever may no longer do a
 * thing may not take it back either.
 */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { takeBack } from '../contract.ts'

export type UndoCall = Pick<
  Call<typeof takeBack>,
  'company' | 'clock' | 'actor' | 'session' | 'language' | 'say' | 'seal'
>
export type Keeper = Pick<Call<Endpoint>, 'company' | 'clock' | 'session'>

export type Undoable = {
  /** `module.what-was-done`. */
  readonly kind: string
  readonly endpoint: Endpoint
  readonly undo: (tx: Tx, call: UndoCall, state: never) => Promise<void>
}

export type UndoOffer = { readonly undo: string }

/** `State` must survive as JSON. `undo` writes its own entry of the activity log, last. */
export function undoable<State extends object>(declared: {
  readonly kind: string
  readonly endpoint: Endpoint
  readonly undo: (tx: Tx, call: UndoCall, state: State) => Promise<void>
}) {
  return {
    ...declared,
    async keep(tx: Tx, { company: { companyId }, clock, session }: Keeper, state: State): Promise<UndoOffer> {
      const id = newId()
      await sql`
        insert into undos (company_id, account_id, id, kind, state, created_at)
        values (${companyId}, ${session.accountId}, ${id}, ${declared.kind}, ${JSON.stringify(state)}::jsonb,
                ${clock.now().toISOString()})`.execute(tx)
      return { undo: id }
    },
  }
}
