/** Whether one of two who swap is on approved leave on one of the two days. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { SwapRow } from './swap-store.ts'

export type TwoDays = Pick<SwapRow, 'employee_id' | 'date' | 'with_employee_id' | 'with_date'>

export async function onLeaveAmong(tx: Tx, dayFacts: DayFacts, companyId: string, swaps: readonly TwoDays[]) {
  if (swaps.length === 0) return () => undefined
  const days = swaps.flatMap(({ date, with_date }) => [date, with_date]).sort()
  const people = [...new Set(swaps.flatMap(({ employee_id, with_employee_id }) => [employee_id, with_employee_id]))]
  const span = { from: plainDateOf(days[0] ?? ''), to: plainDateOf(days.at(-1) ?? '') }
  const facts = await dayFacts(tx, companyId, span, people, ['leave'])
  /** Who, and on which day. */
  return ({ employee_id, date, with_employee_id, with_date }: TwoDays) =>
    [employee_id, with_employee_id]
      .flatMap((id) => [date, with_date].map((day) => ({ id, day: plainDateOf(day) })))
      .find(({ id, day }) => facts(id, day).some((fact) => fact.kind === 'leave' && fact.status === 'approved'))
}
