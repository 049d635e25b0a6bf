/** A note on a candidate, by whoever may see the card. */
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Acting, happenedTo } from './acting.ts'
import { held, openDetail } from './candidate-view.ts'
import { addEvents } from './event-store.ts'

export async function note(tx: Tx, call: Acting, id: string, text: string) {
  const { companyId } = call.company
  const row = await held(tx, companyId, id)
  const event = { candidate_id: row.id, kind: 'note', text } as const
  await addEvents(tx, companyId, [event], call.actor, call.clock.now())
  await happenedTo(tx, call, 'candidates.noted', [row])
  const { notes } = await openDetail(tx, call, row)
  return reply({ notes }, { messageKey: 'candidates.saved' })
}
