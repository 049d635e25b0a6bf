/**
 * Forms that go from hand to hand in stages of their own, such as reviews: what of them waits for somebody is counted
 * with the requests and led to from the inbox, but done on its own page.
 */
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from './acting.ts'

export type StagedSource = {
  readonly kind: string
  /** Key of its name in the server's words. */
  readonly word: string
  /** Whoever may not enter it has nothing of it waiting. */
  readonly area: AreaId
  /** What waits for this account, the oldest first. */
  readonly waiting: (tx: Tx, acting: Acting) => Promise<readonly StagedWaiting[]>
}

export type StagedWaiting = {
  readonly id: string
  /** Whom it is about. */
  readonly name: string
  /** Key of what is to be done. */
  readonly stage: string
  readonly since: string
  /** A path of the pages. */
  readonly to: string
}

export type Waits = StagedWaiting & Pick<StagedSource, 'kind' | 'word'>

/** Nothing waits for a key. */
export async function stagedFor(
  tx: Tx,
  { staged = [] }: { readonly staged?: readonly StagedSource[] },
  acting: Acting,
): Promise<Waits[]> {
  if (acting.session.scopes) return []
  const all: Waits[] = []
  for (const { kind, word, area, waiting } of staged) {
    if (!mayEnter(acting.session, area)) continue
    all.push(...(await waiting(tx, acting)).map((one) => ({ ...one, kind, word })))
  }
  return all
}
