/** Travels of a year, in every state: to come and asked for, agreed, advanced, settled, and what came to nothing. */
import { addDays } from '#kernel/plain-date.ts'
import { decide as decideClaims } from '#modules/claims/contract/claims.ts'
import { addPerDiem, perDiems } from '#modules/travel/contract/per-diems.ts'
import { claim, pay, payAdvance } from '#modules/travel/contract/settling.ts'
import { ask, cancel, create, decide, list } from '#modules/travel/contract/travel.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'
import { type Fate, type Trip, travels, travelsOfYear } from './travel-texts.ts'

const AWAY = 3
const EARLIER = 14

export async function travelAround(business: Business): Promise<void> {
  const { act, admin, country, today, now } = business
  const { currency: currency_code, day: full_day, trips } = travels[country]
  const rates = (await act(admin, perDiems, { at: now })) as DataOf<typeof perDiems>
  const rate = { currency_code, full_day, country_code: country, effective_from: addDays(today, -365) }
  if (rates.length === 0) await act(admin, addPerDiem, { body: rate, at: now })
  const known = (await act(admin, list, { at: now })) as DataOf<typeof list>
  for (const [at, [inDays, who, fate]] of travelsOfYear.entries()) {
    const trip = trips[at % trips.length]
    if (!trip) continue
    const there = known.find(({ purpose, from }) => purpose === trip.purpose && from === addDays(today, inDays))
    await fated(business, there ?? (await entered(business, trip, { inDays, who, fate })), { inDays, fate })
  }
}

type Planned = { readonly inDays: number; readonly who: number | 'report' | 'manager'; readonly fate: Fate }

async function entered({ act, admin, manager, country, today, staff, reports }: Business, trip: Trip, plan: Planned) {
  const { inDays, who, fate } = plan
  const days = { from: addDays(today, inDays), to: addDays(today, inDays + AWAY - 1) }
  const body = {
    ...{ purpose: trip.purpose, ...days, confirm: 1 },
    destinations: [{ place: trip.place, country_code: country, ...days }],
    estimates: trip.costs.map(([label, amount]) => ({ label, amount })),
    ...(fate !== 'plain' && { advance_amount: trip.advance }),
  }
  const at = morningOf(addDays(today, Math.min(-2, inDays - EARLIER)))
  if (who === 'manager') return (await act(manager, ask, { body, at })) as DataOf<typeof ask>
  const { id: employee_id } = memberAt(staff, who === 'report' ? (reports > 1 ? 1 : 0) : reports + who)
  return (await act(admin, create, { body: { employee_id, ...body }, at })) as DataOf<typeof create>
}

type Standing = Pick<
  DataOf<typeof list>[number],
  'id' | 'status' | 'advance' | 'per_diem_claim_id' | 'claims_pending' | 'is_paid'
>

type What = { readonly inDays: number; readonly fate: Fate }

/** Goes on from wherever it stands. */
async function fated(business: Business, trip: Standing, { inDays, fate }: What): Promise<void> {
  const { act, admin, manager, country, today } = business
  const [ids, reason] = [[trip.id], travels[country].reason]
  const at = morningOf(addDays(today, Math.min(-1, inDays - 12)))
  const decides = (decision: string, body: object = {}) =>
    act(admin, decide, { params: { decision }, body: { ids, ...body }, at })
  if (fate === 'waits') return
  if (fate === 'cancelled') {
    if (trip.status === 'pending') await act(manager, cancel, { params: { id: trip.id }, at })
    return
  }
  if (trip.status === 'pending') await (fate === 'rejected' ? decides('reject', { reason }) : decides('approve'))
  const isOpen = trip.status === 'pending' || trip.status === 'approved'
  if (fate === 'withdrawn' && isOpen) await decides('withdraw', { reason })
  if (fate === 'closed' || fate === 'claimed' || fate === 'plain' || fate === 'advanced')
    await settled(business, trip, { inDays, fate })
}

/** Advanced, claimed, and what was not used up paid back. */
async function settled({ act, admin, claims, today }: Business, trip: Standing, { inDays, fate }: What): Promise<void> {
  const { id } = trip
  if (trip.is_paid) return
  const params = { id }
  const on = (days: number) => ({ at: morningOf(addDays(today, Math.min(-1, inDays + days))) })
  if (fate === 'plain') {
    await act(admin, pay, { params, body: { paid_on: addDays(today, inDays + AWAY + 3) }, ...on(AWAY + 3) })
    return
  }
  const isAdvanced = trip.advance !== null && trip.advance.paid_on !== null
  const paid_on = addDays(today, Math.min(-1, inDays - 3))
  if (!isAdvanced) await act(admin, payAdvance, { params, body: { paid_on }, ...on(-3) })
  if (fate === 'advanced') return
  const known = trip.per_diem_claim_id
  const sent = known
    ? undefined
    : await act(admin, claim, { params, body: { per_diem: 1, confirm: 1 }, ...on(AWAY + 1) })
  if (fate === 'claimed') return
  const ids = sent ? [(sent as DataOf<typeof claim>).id] : [known]
  if (sent || trip.claims_pending !== '0.00')
    await act(claims, decideClaims, { params: { decision: 'approve' }, body: { ids }, ...on(AWAY + 2) })
  await act(admin, pay, {
    params,
    body: { paid_on: addDays(today, inDays + AWAY + 3), owed: 'paid_back' },
    ...on(AWAY + 3),
  })
}
