/** Two people who travel: one was away, had an advance, and has settled it; the other asks for one and waits. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { decide as decideClaims } from '#modules/claims/contract/claims.ts'
import { addPerDiem, perDiems } from '#modules/travel/contract/per-diems.ts'
import { claim, pay, payAdvance } from '#modules/travel/contract/settling.ts'
import { create, decide, list } from '#modules/travel/contract/travel.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'

type Trip = {
  readonly purpose: string
  readonly place: string
  readonly advance: string
  readonly costs: readonly (readonly [string, string])[]
}
type Plan = { readonly currency: string; readonly day: string; readonly done: Trip; readonly asked: Trip }

const plans: Readonly<Record<Country, Plan>> = {
  MY: {
    ...{ currency: 'MYR', day: '90.00' },
    done: {
      purpose: 'Opening of a stall at the fair',
      place: 'Ipoh',
      advance: '250.00',
      costs: [
        ['Train', '88.00'],
        ['Hotel', '320.00'],
      ],
    },
    asked: {
      purpose: 'Coffee growers in the highlands',
      place: 'Tawau',
      advance: '400.00',
      costs: [
        ['Flight', '560.00'],
        ['Hotel', '420.00'],
      ],
    },
  },
  TW: {
    ...{ currency: 'TWD', day: '600.00' },
    done: {
      purpose: '客戶廠區安裝',
      place: '台南',
      advance: '2000.00',
      costs: [
        ['高鐵', '2200.00'],
        ['住宿', '4200.00'],
      ],
    },
    asked: {
      purpose: '感測器展覽',
      place: '高雄',
      advance: '3000.00',
      costs: [
        ['高鐵', '2800.00'],
        ['住宿', '5200.00'],
      ],
    },
  },
  PH: {
    ...{ currency: 'PHP', day: '800.00' },
    done: {
      purpose: 'Visit to the supplier',
      place: 'Cebu',
      advance: '2500.00',
      costs: [
        ['Flight', '5200.00'],
        ['Hotel', '4800.00'],
      ],
    },
    asked: {
      purpose: 'Site for a new store',
      place: 'Davao',
      advance: '4000.00',
      costs: [
        ['Flight', '6100.00'],
        ['Hotel', '5400.00'],
      ],
    },
  },
}
const AWAY = 3

export async function travelAround(business: Business): Promise<void> {
  const { act, admin, country, today, now, staff, reports } = business
  const { currency: currency_code, day: full_day, done, asked } = plans[country]
  const rates = (await act(admin, perDiems, { at: now })) as DataOf<typeof perDiems>
  const rate = { currency_code, full_day, country_code: country, effective_from: addDays(today, -365) }
  if (rates.length === 0) await act(admin, addPerDiem, { body: rate, at: now })
  const known = (await act(admin, list, { at: now })) as DataOf<typeof list>
  const entered = async (trip: Trip, employee_id: string, inDays: number) => {
    const days = { from: addDays(today, inDays), to: addDays(today, inDays + AWAY - 1) }
    const there = known.find(({ purpose }) => purpose === trip.purpose)
    if (there) return there
    const destinations = [{ place: trip.place, country_code: country, ...days }]
    const estimates = trip.costs.map(([label, amount]) => ({ label, amount }))
    const body = {
      employee_id,
      purpose: trip.purpose,
      ...days,
      destinations,
      estimates,
      advance_amount: trip.advance,
      confirm: 1,
    }
    const at = morningOf(addDays(today, Math.min(-2, inDays - 14)))
    return (await act(admin, create, { body, at })) as DataOf<typeof create>
  }
  await settled(business, await entered(done, memberAt(staff, reports + 13).id, -26), -26)
  await entered(asked, memberAt(staff, reports > 1 ? 1 : 0).id, 12)
}

type Standing = Pick<
  DataOf<typeof list>[number],
  'id' | 'status' | 'advance' | 'per_diem_claim_id' | 'claims_pending' | 'is_paid'
>

/** Approved, advanced, claimed, and what was not used up paid back; goes on from wherever it stands. */
async function settled({ act, admin, claims, today }: Business, trip: Standing, inDays: number): Promise<void> {
  const { id } = trip
  if (trip.is_paid) return
  const params = { id }
  const on = (days: number) => ({ at: morningOf(addDays(today, inDays + days)) })
  if (trip.status === 'pending')
    await act(admin, decide, { params: { decision: 'approve' }, body: { ids: [id] }, ...on(-12) })
  const isAdvanced = trip.advance !== null && trip.advance.paid_on !== null
  if (!isAdvanced) await act(admin, payAdvance, { params, body: { paid_on: addDays(today, inDays - 3) }, ...on(-3) })
  const known = trip.per_diem_claim_id
  const sent = known
    ? undefined
    : await act(admin, claim, { params, body: { per_diem: 1, confirm: 1 }, ...on(AWAY + 1) })
  const ids = sent ? [(sent as DataOf<typeof claim>).id] : [known]
  if (sent || trip.claims_pending !== '0.00')
    await act(claims, decideClaims, { params: { decision: 'approve' }, body: { ids }, ...on(AWAY + 2) })
  await act(admin, pay, {
    params,
    body: { paid_on: addDays(today, inDays + AWAY + 3), owed: 'paid_back' },
    ...on(AWAY + 3),
  })
}
