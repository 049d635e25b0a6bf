/** Long sheets, written bit by bit and seen by nobody until they are whole, so that others get their turn in between. */
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { neverBegan } from '#platform/database/server/outage.ts'
import { type Problem, Refusal } from '#platform/http/server/answers.ts'
import { type BatchContext, insertBatch, type NewBatch } from './batch-store.ts'

export type Piecewise<Plan> = {
  /** What stands before the pieces; each piece is a short transaction of its own. */
  begin(tx: Tx, plan: Plan, batchId: string): Promise<readonly Piece[]>
  /** Shows all of it. */
  finish(tx: Tx, plan: Plan, batchId: string): Promise<void>
  /**
   * Takes away a piece of what was written of it, and tells whether more is left; nothing where nothing was. `own`: what
   * nobody but this writer wrote.
   */
  abandon(tx: Tx, batchId: string, own: boolean): Promise<'more' | 'done'>
}
type Piece = (tx: Tx) => Promise<void>

export type Begun<Plan> = { readonly plan: Plan; readonly batch: NewBatch; readonly pieces: readonly Piece[] }

type Meanwhile<Plan> = {
  /** What must still hold of the whole at the end. */
  readonly barrier: ((tx: Tx, plan: Plan) => Promise<Problem | undefined>) | undefined
  readonly onPiece: (done: number, all: number) => Promise<void>
}

/** Piece by piece, then shown in one short transaction, or taken away again. */
export async function writeInPieces<Plan>(
  context: BatchContext,
  piecewise: Piecewise<Plan>,
  { plan, batch, pieces }: Begun<Plan>,
  { barrier, onPiece }: Meanwhile<Plan>,
): Promise<void> {
  const { company } = context
  try {
    for (const [at, piece] of pieces.entries()) {
      await whenFree(company, piece)
      await onPiece(at + 1, pieces.length)
    }
    await whenFree(company, async (tx) => {
      const barred = await barrier?.(tx, plan)
      if (barred) throw new Refusal(barred)
      await insertBatch(tx, context, batch)
      await piecewise.finish(tx, plan, batch.id)
    })
  } catch (error) {
    while ((await whenFree(company, (tx) => piecewise.abandon(tx, batch.id, true))) === 'more');
    throw error
  }
}

/** What others do may take longer than somebody waits at the door; work of hours is not given up for that. */
export async function whenFree<Done>(company: CompanyDb, work: (tx: Tx) => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await company.transaction(work)
    } catch (error) {
      if (!neverBegan(error) || tries === TRIES) throw error
    }
  }
}
const TRIES = 20
