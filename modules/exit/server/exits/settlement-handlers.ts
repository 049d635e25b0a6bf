/** What somebody's last pay comes to, and, once, what of it is handed over to the last month's pay. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { conflict, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { exitSettlement, settleExit } from '../../contract/exits/settlement.ts'
import { type Acting, held, log, type PayOfLeavers } from './acting.ts'
import type { ExitRow } from './exit-store.ts'
import { setExit } from './exit-store.ts'
import { isOtherPay } from './last-pay.ts'
import { readingOf } from './reading.ts'

export const settlementHandlers = (pay: PayOfLeavers): readonly Handler[] => [
  on(exitSettlement, async (call) => {
    const row = await call.company.transaction((tx) => held(tx, call, call.params.id))
    if (row.status === 'withdrawn') return problem('exit.is-withdrawn')
    return { ...(await workedOut(call, pay, row)), settled_month: row.settled_month?.slice(0, 7) ?? null }
  }),

  on(settleExit, async (call) => {
    const { company, clock } = call
    const refuseOwn = await refusingOwnPay(call)
    const before = await company.transaction((tx) => held(tx, call, call.params.id))
    const early = notToSettle(before)
    if (early) return early
    const found = await workedOut(call, pay, before)
    const items = found.lines.flatMap(({ enters, type, amount, label, why }) =>
      enters && type !== null ? [{ type, amount, note: `${label}: ${why}` }] : [],
    )
    return company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id)
      // Somebody was faster, or what it was worked out from was changed meanwhile.
      const refused = notToSettle(row)
      if (refused) return refused
      if (isOtherPay(row, before)) return conflict('exit.changed-meanwhile')
      await refuseOwn(tx, [row.employee_id])
      pay.askOpenPoints(call, found, call.body.confirm === true)
      const lastDay = plainDateOf(row.last_working_date)
      const ids = await pay.enterOwed(tx, call, {
        ...{ employeeId: row.employee_id, lastDay, items, noticeFrom: plainDateOf(row.notice_date) },
        ...(found.reason && { reason: found.reason }),
        payBy: found.pay_by ? plainDateOf(found.pay_by) : null,
      })
      const settled_month = `${row.last_working_date.slice(0, 7)}-01`
      await setExit(tx, company.companyId, row.id, {
        settled_month,
        settled_at: clock.now().toISOString(),
        settled_items: ids,
        ...(row.pay_missing === settled_month && { pay_missing: null }),
      })
      const answer = reply({ ...found, settled_month: settled_month.slice(0, 7) }, { messageKey: 'exit.settled' })
      await log(tx, call, 'exit.settled', row, { after: { month: settled_month.slice(0, 7), items: items.length } })
      return answer
    })
  }),
]

function notToSettle({ status, settled_at }: ExitRow): Problem | undefined {
  if (status === 'submitted' || status === 'withdrawn') return problem(`exit.is-${status}`)
  return settled_at === null ? undefined : problem('exit.settled-already')
}

async function workedOut(call: Acting, pay: PayOfLeavers, row: ExitRow) {
  const { reasons } = await call.company.read((tx) => readingOf(tx, call))
  const first = reasons.get(row.exit_reason_ids[0] ?? '')
  const reason = { value: first?.value ?? '', kind: first?.kind ?? ('voluntary' as const) }
  return pay.settlement(call, {
    employeeId: row.employee_id,
    lastDay: plainDateOf(row.last_working_date),
    ended: { typeId: row.exit_type_id, reason },
    noticeFrom: plainDateOf(row.notice_date),
  })
}
