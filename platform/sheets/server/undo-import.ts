/**
 * Takes an import back: what it made goes, what it changed is as before. Only while everything still stands as the
 * import left it, and nothing else refers to what it made.
 */
import { isDeepStrictEqual } from 'node:util'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { isReferenceBroken } from '#platform/database/server/gone.ts'
import { notFound, type Problem, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { lockBatch, markUndone } from './batch-store.ts'

/** What a batch keeps of an import, so that it can be taken back. */
export type Kept<State> = {
  readonly made: readonly State[]
  readonly changed: readonly { readonly before: State; readonly after: State }[]
}

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

type Undoing<State, Whole extends Kept<State>> = {
  /** The kind of the batch. */
  readonly kind: string
  /** What the activity log says of it. */
  readonly action: string
  readonly read: (stored: unknown) => Whole
  /** As things stand now, held until the end. */
  readonly now: (tx: Tx, states: readonly State[]) => Promise<readonly State[]>
  readonly restore: (tx: Tx, kept: Whole) => Promise<void>
}

export type Undone = { undone: number }

export async function undoImport<State extends { readonly id: string }, Whole extends Kept<State>>(
  acting: Acting & { readonly params: { readonly x: string } },
  { kind, action, read, now, restore }: Undoing<State, Whole>,
): Promise<Reply<Undone> | Problem> {
  const { company, actor, clock, params } = acting
  const { companyId } = company
  try {
    return await company.transaction(async (tx) => {
      const batch = await lockBatch(tx, companyId, kind, params.x)
      if (!batch || batch.accepted === 0) return notFound()
      if (batch.undone_at !== null) return done(0)
      const kept = read(batch.created)
      const left = [...kept.made, ...kept.changed.map(({ after }) => after)]
      const standing = new Map((await now(tx, left)).map((state) => [state.id, state]))
      if (left.some((state) => !isDeepStrictEqual(standing.get(state.id), state))) return inUse()
      await restore(tx, kept)
      await markUndone(tx, companyId, batch.id)
      const subject = { kind: 'import', id: batch.id }
      const before = { made: kept.made.length, changed: kept.changed.length }
      const happened = { action, subject, before }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
      return done(left.length)
    })
  } catch (failure) {
    if (isReferenceBroken(failure)) return inUse()
    throw failure
  }
}

/** For the middle of a `restore`, where it must also roll back. */
export const stillInUse = (): Refusal => new Refusal(inUse())

const inUse = (): Problem => problem('sheets.undo-in-use')
const done = (undone: number): Reply<Undone> => reply({ undone }, { messageKey: 'sheets.undone' })
