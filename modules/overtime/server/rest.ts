/** Approved overtime that is made good in rest: the hours are granted with the approval and go with it. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { idsOf } from '#platform/approvals/server/closures.ts'
import type { Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { restHalves } from '../model/limits.ts'
import { claimsByIds, writeLots } from './claim-store.ts'
import type { OvertimeNeeds } from './needs.ts'

export async function grantRest(tx: Tx, { rest }: OvertimeNeeds, moving: Moving): Promise<void> {
  const { companyId, actor, today } = moving
  const claims = (await claimsByIds(tx, companyId, idsOf(moving))).filter(
    ({ compensation, minutes }) => compensation === 'leave' && restHalves(minutes) > 0,
  )
  if (claims.length === 0) return
  // Hours of one day are taken in the order in which they were worked.
  claims.sort((one, other) => one.date.localeCompare(other.date) || one.starts - other.starts)
  const { settings } = await companyFacts(tx, companyId)
  const worked = claims.map(({ employee_id, date, minutes, reason }) => ({
    ...{ employeeId: employee_id, date, halves: restHalves(minutes), reason },
  }))
  const granting = { today: plainDateOf(today), months: settings.rest_in_lieu_months, by: actor }
  const lots = await rest.grant(tx, companyId, worked, granting)
  await writeLots(
    tx,
    claims.map(({ id }, at) => ({ id, lot_id: lots[at] ?? null })),
  )
}

export async function takeRestBack(tx: Tx, { rest }: OvertimeNeeds, moving: Moving): Promise<void> {
  const { companyId } = moving
  const claims = (await claimsByIds(tx, companyId, idsOf(moving))).filter(({ lot_id }) => lot_id !== null)
  if (claims.length === 0) return
  await writeLots(
    tx,
    claims.map(({ id }) => ({ id, lot_id: null })),
  )
  await rest.remove(
    tx,
    companyId,
    claims.flatMap(({ lot_id }) => lot_id ?? []),
  )
}
