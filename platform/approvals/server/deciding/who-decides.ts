/** Whom a request would go to, told before it is sent: the names of each step, in turn. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type ChainFacts, chainFor } from '../../model/chain.ts'
import { seatsFor } from '../../model/seats.ts'
import type { Acting } from '../acting.ts'
import { chainsOf } from '../chain-store.ts'
import { type Approvals, kindOf } from '../engine.ts'
import { namesTogether, seatName } from '../requests/seat-name.ts'
import type { NewRequest } from './send.ts'

type Asked = Omit<ChainFacts, 'departmentId'> & Pick<NewRequest, 'aboutId' | 'place'>

export async function whoDecides(
  tx: Tx,
  approvals: Approvals,
  acting: Pick<Acting, 'companyId' | 'today' | 'say' | 'language' | 'actor'>,
  kindName: string,
  { aboutId, place: own, ...facts }: Asked,
): Promise<string[]> {
  const { companyId, today } = acting
  const kind = kindOf(approvals, kindName)
  const place =
    aboutId === null
      ? own && { ...own, accountId: acting.actor.accountId }
      : (await approvals.people.placesOf(tx, companyId, [aboutId], today)).get(aboutId)
  if (!place) return []
  const chains = [...(await chainsOf(tx, companyId, kindName)), kind.usualChain]
  const steps = chainFor(chains, { ...facts, departmentId: place.departmentId })?.steps ?? []
  return seatsFor(steps, place, kind.fallback).map((seats) =>
    namesTogether(
      seats.map((seat) => seatName(seat, acting)),
      acting,
    ),
  )
}
