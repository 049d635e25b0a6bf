/** Where an offer puts its candidate: offered while one stands, accepted, or back before an interview. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Status } from '../../model/stages.ts'
import { type CandidateRow, setStandings } from '../candidate-store.ts'
import { addEvents, type ByWhom } from '../event-store.ts'

type Standing = { readonly to: Status; readonly endedOn?: string | null; readonly text?: string | null }

export async function stand(
  tx: Tx,
  companyId: string,
  row: CandidateRow,
  { to, endedOn = null, text = null }: Standing,
  by: ByWhom,
  now: Date,
): Promise<void> {
  const { id, status } = row
  await setStandings(tx, [
    {
      ...{ id, status: to, round: to === 'pendingInterview' ? row.round : null, stage_since: now.toISOString() },
      ...{ reason: null, ended_on: endedOn as CandidateRow['ended_on'], ended_by_vacancy: false, withdrawn_at: null },
    },
  ])
  await addEvents(
    tx,
    companyId,
    [{ candidate_id: id, kind: 'moved', from_status: status, to_status: to, text }],
    by,
    now,
  )
}
