/** Who had to stay away: one that is over, one that runs, one at home that waits for a decision. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { create, decide, list } from '#modules/quarantine/contract/quarantine.ts'
import type { Cause } from '#modules/quarantine/model/days.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { DemoRefused } from './acting.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'

const ORDERS: Readonly<Record<Country, string>> = {
  MY: 'PKD-KL 118/2026',
  TW: '北市衛疾字第 1150118 號',
  PH: 'CESU-2026-118',
}
type Plan = {
  readonly who: number
  readonly inDays: number
  readonly days: number
  readonly cause: Cause
  readonly agreed: boolean
  readonly home?: true
}
const plans: readonly Plan[] = [
  { who: 12, inDays: -40, days: 5, cause: 'illness', agreed: true },
  { who: 14, inDays: -1, days: 5, cause: 'order', agreed: true },
  { who: 1, inDays: 2, days: 4, cause: 'contact', agreed: false, home: true },
]

export async function stayAway({ act, admin, country, today, now, staff }: Business): Promise<void> {
  const known = (await act(admin, list, { at: now })) as DataOf<typeof list>
  for (const { who, inDays, days, cause, agreed, home } of plans) {
    const { id } = memberAt(staff, who)
    const from = addDays(today, inDays)
    const body = {
      ...{ employee_id: id, from, to: addDays(from, days - 1), cause, works_from_home: home ? 1 : 0, confirm: 1 },
      ...(cause === 'order' && { order_number: ORDERS[country] }),
    }
    const at = morningOf(addDays(today, Math.min(inDays, 0)))
    try {
      const before = known.find((one) => one.employee_id === id && one.cause === cause)
      const made = before ?? ((await act(admin, create, { body, at })) as DataOf<typeof create>)
      if (agreed && made.status === 'pending')
        await act(admin, decide, { params: { decision: 'approve' }, body: { ids: [made.id] }, at })
    } catch (error) {
      // Of whoever left meanwhile there is nothing to enter.
      if (!(error instanceof DemoRefused)) throw error
    }
  }
}
