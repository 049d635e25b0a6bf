/** Where an offer puts its candidate: offered while one stands, accepted, or back before an interview. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Status } from '../../model/stages.ts'
import { type CandidateRow, setStandings } from '../candidate-store.ts'
import { addEvents, type ByWhom } from '../event-store.ts'

type Standing = { readonly to: Status; readonly endedOn?: string | null; readonly text?: string | null }

export const stand = (tx: Tx, companyId: string, row: CandidateRow, standing: Standing, by: ByWhom, now: Date) =>
  standEach(tx, companyId, [row], standing, by, now)

export async function standEach(
  tx: Tx,
  companyId: string,
  rows: readonly CandidateRow[],
  { to, endedOn = null, text = null }: Standing,
  by: ByWhom,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await setStandings(
    tx,
    rows.map(({ id, round }) => ({
      ...{ id, status: to, round: to === 'pendingInterview' ? round : null, stage_since: now.toISOString() },
      ...{ reason: null, ended_on: endedOn as CandidateRow['ended_on'], ended_by_vacancy: false, withdrawn_at: null },
    })),
  )
  const events = rows.map(
    ({ id, status }) => ({ candidate_id: id, kind: 'moved', from_status: status, to_status: to, text }) as const,
  )
  await addEvents(tx, companyId, events, by, now)
}
