/**
 * What people spent and claimed in the last weeks, in every state: waiting for a manager, agreed to by the manager and
 * waiting further, approved, paid, completed, rejected, withdrawn, cancelled. Entered with receipts by whose work it is.
 */
import { amountText } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import { attach } from '#modules/claims/contract/attachments.ts'
import { create, decide, list, paid } from '#modules/claims/contract/claims.ts'
import { ask, cancel, mine } from '#modules/claims/contract/own.ts'
import { types } from '#modules/claims/contract/types.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { DemoPerson } from './acting.ts'
import { type Business, memberAt } from './business.ts'
import { type Kind, spending } from './claims-texts.ts'
import { morningOf } from './opening.ts'
import { drawnReceipt } from './receipt.ts'

type State = 'waits' | 'agreed' | 'approved' | 'paid' | 'rejected' | 'withdrawn'
/** How long ago, by whom of the staff, and what became of it; `report` are those of the reporting manager. */
const made: readonly (readonly [daysAgo: number, who: number | 'report', kind: Kind, state: State])[] = [
  [80, 2, 'stay', 'paid'],
  [75, 3, 'ride', 'paid'],
  [35, 4, 'ride', 'paid'],
  [33, 6, 'clinic', 'paid'],
  [28, 7, 'ride', 'paid'],
  [17, 3, 'ride', 'withdrawn'],
  [14, 8, 'meal', 'rejected'],
  [12, 10, 'road', 'approved'],
  [9, 11, 'stay', 'approved'],
  [7, 6, 'car', 'approved'],
  [6, 'report', 'far', 'agreed'],
  [4, 'report', 'clinic', 'waits'],
  [3, 12, 'meal', 'waits'],
  [2, 'report', 'ride', 'waits'],
]
/** With the manager's own that is taken back. */
export const MADE = made.length + 1
/** Paid with the days after it was spent. */
const PAID_AFTER = 20
const CANCELLED = 5

type Known = DataOf<typeof list>[number]

export async function claimThings(business: Business): Promise<void> {
  const { act, claims, country, today, now: at } = business
  const all = (await act(claims, types, { at })) as DataOf<typeof types>
  const typeOf = (kind: Kind) => all.find(({ name }) => name === spending[country].kinds[kind].type)?.id ?? ''
  const known = (await act(claims, list, { at })) as readonly Known[]
  for (const [at, [daysAgo, who, kind, state]] of made.entries()) {
    const { id: employee_id } =
      who === 'report'
        ? memberAt(business.staff.slice(0, Math.max(1, business.reports)), at)
        : memberAt(business.staff, who + business.reports)
    const day = addDays(today, -daysAgo)
    const there = known.find((one) => one.employee_id === employee_id && one.expense_date === day)
    const sent = morningOf(addDays(day, 1))
    const one =
      there ??
      ((await act(claims, create, {
        body: {
          employee_id,
          ...(await spent(business, claims, { day, kind, at, sent })),
          type_id: typeOf(kind),
          confirm: 1,
        },
        at: sent,
      })) as DataOf<typeof create>)
    await decided(business, one, state, daysAgo)
  }
  await cancelOne(business, typeOf('road'))
}

type Spent = { readonly day: string; readonly kind: Kind; readonly at: number; readonly sent: Date }

/** With a receipt, but of the way by car. */
async function spent({ act, country }: Business, by: DemoPerson, { day, kind, at, sent }: Spent): Promise<object> {
  const { merchant, first, step, km, notes } = spending[country].kinds[kind]
  const note = notes[at % notes.length]
  if (km !== undefined)
    return { expense_date: day, total_mileage: km, from_place: merchant[0], to_place: merchant[1], note }
  const amount = amountText(first + BigInt(at % 5) * step)
  const seller = merchant[at % merchant.length] ?? ''
  const { receipt_no, file } = drawnReceipt(country, { seller, at, day, amount })
  const { id } = (await act(by, attach, { file, at: sent })) as DataOf<typeof attach>
  return { expense_date: day, amount, receipt_no, merchant: seller, note, attachment_ids: [id] }
}

/** Goes on from wherever it stands. */
async function decided(
  business: Business,
  { id, status }: Pick<Known, 'id' | 'status'>,
  state: State,
  daysAgo: number,
) {
  const { act, claims, manager, today, country } = business
  if (state === 'waits') return
  const on = (days: number) => morningOf(addDays(today, days - daysAgo))
  const reason = spending[country].reasons[state === 'rejected' ? 'rejected' : 'withdrawn']
  const decides = (who: DemoPerson, decision: string, days: number, body: object = {}) =>
    act(who, decide, { params: { decision }, body: { ids: [id], ...body }, at: on(days) })
  if (state === 'agreed') {
    if (status === 'pending') await decides(manager, 'approve', 2)
    return
  }
  if (status === 'pending')
    await decides(claims, state === 'rejected' ? 'reject' : 'approve', 2, state === 'rejected' ? { reason } : {})
  const isOpen = status === 'pending' || status === 'approved'
  if (state === 'withdrawn' && isOpen) await decides(claims, 'withdraw', 3, { reason })
  const paid_on = addDays(today, PAID_AFTER - daysAgo)
  if (state === 'paid' && isOpen)
    await act(claims, paid, {
      params: { id },
      body: { paid_on, reference: spending[country].paid },
      at: on(PAID_AFTER),
    })
}

/** Of the manager's own, taken back before anybody looked at it. */
async function cancelOne(business: Business, type_id: string): Promise<void> {
  const { act, manager, today, now } = business
  const day = addDays(today, -CANCELLED)
  const sent = morningOf(addDays(day, 1))
  const known = (await act(manager, mine, { at: now })) as DataOf<typeof mine>
  const there = known.find(({ expense_date }) => expense_date === day)
  if (there && there.status !== 'pending') return
  const body = {
    ...(await spent(business, manager, { day, kind: 'road', at: made.length, sent })),
    type_id,
    confirm: 1,
  }
  const { id } = there ?? ((await act(manager, ask, { body, at: sent })) as DataOf<typeof ask>)
  await act(manager, cancel, { params: { id }, at: morningOf(addDays(day, 2)) })
}
