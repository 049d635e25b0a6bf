/** What was prepared for somebody who does not come after all: meetings are called off, tasks go. */
import type { Tx } from '#platform/database/server/connect.ts'
import { callOff, type Inviting } from './meetings/invite.ts'
import { meetingsOf } from './meetings/meeting-store.ts'
import { deleteOrientations, orientationsOf } from './orientation-store.ts'

export async function orientationsEnd(tx: Tx, call: Inviting, candidateId: string): Promise<void> {
  const { companyId } = call.company
  const found = await orientationsOf(tx, companyId, { candidateId })
  if (found.length === 0) return
  await callOff(tx, call, await meetingsOf(tx, companyId, { of: found.map(({ id }) => id) }))
  await deleteOrientations(
    tx,
    companyId,
    found.map(({ id }) => id),
  )
}
