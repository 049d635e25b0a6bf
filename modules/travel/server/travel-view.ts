/** A travel as it is answered. */
import { amountOf, amountText } from '#kernel/money.ts'
import { totalOf } from '../model/per-diem.ts'
import { settlementOf } from '../model/settlement.ts'
import { claimedOf } from './cost-centre-view.ts'
import type { ClaimsOfTravel } from './needs.ts'
import type { StoredDay, TravelRow } from './travel-store.ts'

/** Completed once its last day is past. */
export function travelView(row: TravelRow, today: string, claims: ClaimsOfTravel | undefined) {
  const isOver = row.status === 'approved' && row.to_date < today
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    reason: row.purpose,
    status: isOver ? ('completed' as const) : row.status,
    created_at: row.created_at,
    travel_no: `T-${String(row.number).padStart(4, '0')}`,
    purpose: row.purpose,
    from: row.from_date,
    to: row.to_date,
    destinations: (row.destinations ?? []).map((one) => ({ ...one })),
    cost_centres: row.shares.map((one) => ({ ...one })),
    itinerary: (row.itinerary ?? []).map((one) => ({ ...one })),
    estimates: row.estimates.map((one) => ({ ...one })),
    estimated: row.estimated,
    meals: row.meals.map((one) => ({ ...one })),
    advance_amount: row.advance_amount,
    advance:
      row.advance_amount === null
        ? null
        : { amount: row.advance_amount, currency_code: row.currency_code, paid_on: row.advance_paid_on },
    is_paid: row.is_paid,
    paid_on: row.paid_on,
    paid_reference: row.paid_reference,
    owed: row.owed,
    consent_on: row.consent_on,
    per_diem: perDiemView(row.days),
    per_diem_claim_id: row.per_diem_claim_id,
    claims_total: amountText(claimedOf(claims)),
    claims_pending: claims?.pending ?? '0.00',
    settlement: settlementView(row, claims),
  }
}

export function perDiemView(days: readonly StoredDay[]) {
  const sum = (field: 'amount' | 'excess') => amountText(totalOf(days.map((day) => ({ amount: amountOf(day[field]) }))))
  return {
    days: days.map(({ halves, ...day }) => ({ ...day, share: halves / 2 })),
    total: sum('amount'),
    excess: sum('excess'),
  }
}

/** Nothing is due of what was not approved. */
export function settlementView(
  row: Pick<TravelRow, 'advance_amount' | 'advance_paid_on' | 'is_paid'>,
  claims: ClaimsOfTravel | undefined,
) {
  const { toPerson, fromPerson } = dueOf(row, claims)
  return { due_to_person: amountText(toPerson), due_from_person: amountText(fromPerson) }
}

export const dueOf = (
  row: Pick<TravelRow, 'advance_amount' | 'advance_paid_on' | 'is_paid'>,
  claims: ClaimsOfTravel | undefined,
) =>
  settlementOf({
    advance: row.advance_amount !== null && row.advance_paid_on !== null ? amountOf(row.advance_amount) : 0n,
    covered: amountOf(claims?.covered ?? '0.00'),
    due: amountOf(claims?.due ?? '0.00'),
    isPaid: row.is_paid,
  })
