/** A claim for a travel: its per diem, once, or an expense. Claims judge it like any other; here stands what travel says. */
import type { z } from 'zod'
import { amountOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Asked } from '#modules/claims/contract/claim-types.ts'
import { logDifferences } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { wrong } from './acting.ts'
import type { TravelNeeds } from './needs.ts'
import { notePerDiemClaim } from './settling-store.ts'
import type { TravelWithClaims } from './travel-port.ts'
import { perDiemView } from './travel-view.ts'

type Calling = Pick<Call<Endpoint>, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>
type By = {
  readonly approvals: Approvals
  readonly needs: TravelNeeds
  readonly held: (tx: Tx, call: Calling, id: string) => Promise<TravelWithClaims>
  readonly todayOf: (tx: Tx, call: Calling) => Promise<PlainDate>
}
type Body = {
  readonly per_diem?: boolean | undefined
  readonly claim?: z.output<typeof Asked> | undefined
  readonly confirm?: boolean | undefined
}

/** `ownerId`: whose it has to be, where one claims for oneself; null where that is nobody's. */
export async function claimFor(call: Calling, by: By, id: string, body: Body, ownerId: string | null | undefined) {
  const acting = await actingOf(call)
  const { createClaim } = by.needs
  return call.company.transaction(async (tx) => {
    const row = await by.held(tx, call, id)
    if (ownerId !== undefined && row.employee_id !== ownerId) return notFound()
    if (!createClaim) return wrong('', 'travel.no-claims')
    if (row.status !== 'approved') return wrong('', 'travel.not-approved')
    if (row.is_paid) return problem('travel.paid', { errors: { travel_id: ['travel.paid'] } })
    const today = await by.todayOf(tx, call)
    if ((body.claim?.travel_id ?? row.id) !== row.id) return wrong('claim.travel_id', 'http.unknown-id')
    const what = body.claim ? { claim: body.claim } : perDiemOf(row, today)
    if ('fault' in what) return wrong('', what.fault)
    const confirmed = body.confirm ?? body.claim?.confirm ?? false
    const wanted = { employeeId: row.employee_id, travelId: row.id, confirmed, what }
    const made = await createClaim(tx, { approvals: by.approvals, acting }, wanted)
    if (!body.claim) await notePerDiemClaim(tx, acting.companyId, row.id, made.id, call.clock.now())
    const subject = { kind: 'travel' as const, id: row.id, name: `${row.full_name}: ${row.from_date}` }
    const claimed = { action: 'travel.claimed', subject }
    await logDifferences(tx, call, claimed, {}, { claim_id: made.id, is_per_diem: !body.claim })
    return reply(made, { messageKey: 'travel.claimed' })
  })
}

type PerDiem = { readonly day: PlainDate; readonly amount: string; readonly excess: string }

/** On the travel's last day: earlier, nobody knows whether it will have been. */
function perDiemOf(row: TravelWithClaims, today: PlainDate): PerDiem | { readonly fault: string } {
  if (row.per_diem_claim_id !== null) return { fault: 'travel.per-diem-claimed' }
  const { total, excess } = perDiemView(row.days)
  if (amountOf(total) === 0n) return { fault: 'travel.no-per-diem' }
  if (row.to_date > today) return { fault: 'travel.per-diem-later' }
  return { day: row.to_date, amount: total, excess }
}
