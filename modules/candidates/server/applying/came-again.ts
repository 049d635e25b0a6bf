/**
 * Whoever withdrew and applies again is there again. Whoever was refused stays refused, until somebody who is told of
 * it decides otherwise; the months of keeping begin anew with the new consent.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isRefusal } from '../../model/stages.ts'
import { candidatesOf, setCandidates } from '../candidate-store.ts'
import { theCandidate } from '../event-store.ts'
import { standEach } from '../offers/stand.ts'
import { tellRecruiters } from '../tell-recruiters.ts'

export type Again = { readonly id: string; readonly pool: boolean }

export async function cameAgain(
  tx: Tx,
  companyId: string,
  again: readonly Again[],
  { now, today }: { readonly now: Date; readonly today: PlainDate },
): Promise<void> {
  if (again.length === 0) return
  const rows = await candidatesOf(tx, companyId, { ids: [...new Set(again.map(({ id }) => id))] }, true)
  const back = rows.filter(({ withdrawn_at }) => withdrawn_at !== null)
  await standEach(tx, companyId, back, { to: 'pending' }, theCandidate, now)
  const refused = rows.filter(({ withdrawn_at, status }) => withdrawn_at === null && isRefusal(status))
  await setCandidates(tx, companyId, idsOf(refused), { ended_on: today })
  // Of each by itself, as they are read: more than one at a moment is rare.
  for (const row of refused) await tellRecruiters(tx, companyId, row, 'again', now)
  const pool = rows.filter(({ id, talent_pool }) => !talent_pool && again.some((one) => one.pool && one.id === id))
  await setCandidates(tx, companyId, idsOf(pool), { talent_pool: true })
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
