/** What is done with a claim beside deciding it: lowered, paid by hand, taken back, and what is left set right. */
import { mayEnter } from '#access/enter.ts'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { holdPeople, refusingOwnRecords } from '#modules/employees/server/public.ts'
import { approvedAmong } from '#modules/payroll/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { addEvents } from '#platform/approvals/server/requests/event-store.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { lockRequests, standAs } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { moneyText } from '#platform/words/format.ts'
import { adjustBalance, balance, paid, recover, reduce } from '../../contract/claims.ts'
import { payable } from '../../model/amounts.ts'
import { balancesOn, withLedger } from '../limits/balances.ts'
import { adjust } from '../limits/limit-store.ts'
import type { ClaimNeeds } from '../needs.ts'
import { type ClaimRow, claimRows } from './claim-rows.ts'
import { claimView, hidden } from './claim-view.ts'
import { insertRecovery, lower, payByHand } from './money-store.ts'
import { bookOf } from './port.ts'

export const moneyHandlers = (approvals: Approvals, needs: ClaimNeeds): readonly Handler[] => [
  on(reduce, async (call) => {
    const acting = await actingOf(call)
    const { id } = call.params
    const { claimable_amount: wanted, reason } = call.body
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await lockRequests(tx, companyId, [id])
      const [row] = await claimRows(tx, companyId, byIds([id]))
      if (!row || !(await detailOf(tx, approvals, acting, id))) return notFound()
      if (row.status !== 'pending' && row.status !== 'processing') return problem('claims.not-waiting')
      const may = (await mayOfEach(tx, approvals, acting, [id])).get(id)
      if (!may?.approve?.allowed) return problem('claims.not-yours', { status: 403 })
      const { facts } = await bookOf(tx, call)
      const amount = payable(amountOf(wanted), facts.currency)
      if (amount < 0n) return atField('claimable_amount', 'claims.claimable-negative')
      if (amount >= amountOf(row.claimable_amount)) return atField('claimable_amount', 'claims.only-lower')
      const text = amountText(amount)
      await lower(tx, companyId, id, { amount: text, now: acting.now })
      const money = (one: string) => `${facts.currency} ${moneyText(one, facts.currency)}`
      const note = `${money(row.claimable_amount)} → ${money(text)}: ${reason}`
      const by = { account_id: acting.actor.accountId, actor: acting.actor.name }
      await addEvents(tx, companyId, acting.now, [{ request_id: id, event: 'commented', ...by, note }])
      const told = { word: 'claims.notice-reduced', link: `/me/claims?open=${id}`, at: acting.now }
      const params = { claim: row.claim_no, actor: acting.actor.name, amount: money(text) }
      if (row.account_id) await notify(tx, companyId, [row.account_id], { ...told, params })
      const done = await answered(tx, call, id, 'claims.reduced', row.is_private && !mayEnter(call.session, 'claims'))
      await logClaim(
        tx,
        call,
        'claims.reduced',
        row,
        { claimable_amount: row.claimable_amount },
        { claimable_amount: text, reason },
      )
      return done
    })
  }),

  on(paid, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      await lockRequests(tx, companyId, [id])
      const [row] = await claimRows(tx, companyId, byIds([id]))
      if (!row) return notFound()
      const { today } = await bookOf(tx, call)
      const { paid_on, reference } = call.body
      if (row.payment_id !== null) return problem('claims.in-payment')
      if (row.status !== 'approved') return problem('claims.not-approved')
      const isSalary = amountOf(row.excess_amount) > 0n || row.counted_in.length > 0
      if (isSalary && (await hasPay(tx, companyId, row))) return problem('claims.salary-in-pay')
      if (paid_on > today) return atField('paid_on', 'claims.paid-ahead')
      await payByHand(tx, companyId, id, { paid_on, reference: reference || null, now: call.clock.now() })
      await standAs(tx, companyId, [id], 'paid')
      const change = { employeeIds: [row.employee_id], cause: 'claims' as const, by: call.actor.name }
      await needs.payChanged(tx, companyId, change)
      const done = await answered(tx, call, id, 'claims.marked-paid')
      await logClaim(tx, call, 'claims.paid', row, { status: row.status }, { status: 'paid', paid_on, reference })
      return done
    }),
  ),

  on(recover, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      await lockRequests(tx, companyId, [id])
      const [row] = await claimRows(tx, companyId, byIds([id]))
      if (!row) return notFound()
      const { facts, today } = await bookOf(tx, call)
      const { reason, consent_on } = call.body
      const amount = amountText(payable(amountOf(call.body.amount), facts.currency))
      if (row.status !== 'paid') return problem('claims.not-paid')
      if (amountOf(amount) <= 0n) return atField('amount', 'claims.amount-above-zero')
      const left = amountOf(row.claimable_amount) - amountOf(row.recovered)
      if (amountOf(amount) > left) return atField('amount', 'claims.recover-too-much')
      // Employment Act s.24 (Malaysia), Labor Standards Act s.22 and 26 (Taiwan), Labor Code art. 113: not without consent.
      if (!consent_on || consent_on > today) return atField('consent_on', 'claims.consent-needed')
      await insertRecovery(tx, facts.id, {
        id: newId(call.clock.now().getTime()),
        claim_id: id,
        employee_id: row.employee_id,
        amount,
        reason,
        consent_on,
        created_by: call.session.accountId,
        created_by_name: call.actor.name,
        created_at: call.clock.now().toISOString(),
      })
      await needs.payChanged(tx, companyId, { employeeIds: [row.employee_id], cause: 'claims', by: call.actor.name })
      const done = await answered(tx, call, id, 'claims.recovering')
      await logClaim(tx, call, 'claims.recovered', row, {}, { amount, reason, consent_on })
      return done
    }),
  ),

  on(balance, (call) =>
    call.company.read(async (tx) => {
      const { facts, today } = await bookOf(tx, call)
      const { as_of: asOf = today, employee_id: one } = call.query
      const people = one === undefined ? {} : { people: [one] }
      const rows = await balancesOn(tx, facts.id, { asOf, currency: facts.currency, ...people })
      return one === undefined ? rows : withLedger(tx, facts.id, one, rows, asOf)
    }),
  ),

  on(adjustBalance, async (call) => {
    const refuseOwn = await refusingOwnRecords(call, 'claims.own-balance')
    return call.company.transaction(async (tx) => {
      const { facts } = await bookOf(tx, call)
      const { employeeId } = call.params
      await refuseOwn(tx, [employeeId])
      const { limit_id, period_from, entitled, used, reason } = call.body
      const person = (await holdPeople(tx, facts.id, [employeeId])).get(employeeId)
      if (!person) return notFound()
      const on = { asOf: period_from, currency: facts.currency, people: [employeeId] }
      const row = (await balancesOn(tx, facts.id, on)).find((one) => one.limit_id === limit_id)
      if (!row) return atField('limit_id', 'claims.unknown-limit')
      // What was said as used does not change what was said as entitled, nor the other way round.
      const usedBefore = amountOf(row.adjusted_used)
      const said = entitled === undefined ? 'used' : 'entitled'
      const difference: Amount =
        entitled === undefined
          ? amountOf(row.used) - amountOf(used ?? '0') - usedBefore
          : amountOf(entitled) - amountOf(row.entitled) - (amountOf(row.adjusted) - usedBefore)
      if (difference !== 0n)
        await adjust(tx, facts.id, {
          ...{ id: newId(call.clock.now().getTime()), employee_id: employeeId, limit_id, said, reason },
          ...{ period_from: row.period_from, amount: amountText(difference) },
          ...{ by_account: call.session.accountId, by_name: call.actor.name, at: call.clock.now().toISOString() },
        })
      const rows = await withLedger(tx, facts.id, employeeId, await balancesOn(tx, facts.id, on), period_from)
      const done = reply(rows, { messageKey: 'claims.stored' })
      if (difference !== 0n) {
        const subject = { kind: 'claim_balance', id: employeeId, name: `${person.full_name}: ${row.name}` }
        const amount = amountText(difference)
        const after = { [said]: entitled ?? used, amount, period_from: row.period_from, reason }
        const by = { actor: call.actor, now: call.clock.now() }
        await record(tx, facts.id, [{ action: 'claims.adjusted', subject, after }], by)
      }
      return done
    })
  }),
]

/** Whose last month is approved has no pay any more that could bring it. */
async function hasPay(tx: Tx, companyId: string, { left_on }: ClaimRow): Promise<boolean> {
  if (left_on === null) return true
  return (await approvedAmong(tx, companyId, [firstDayOf(yearMonthOf(left_on))])).length === 0
}

const atField = (field: string, key: string) => problem(key, { errors: { [field]: [key] } })

/** `isHidden`: of a private category, for whoever only decides. */
async function answered(tx: Tx, call: Asking, id: string, messageKey: string, isHidden = false) {
  const [row] = await claimRows(tx, call.company.companyId, byIds([id]))
  const { today } = await bookOf(tx, call)
  if (!row) return notFound()
  const view = claimView(row, today, call)
  return reply(isHidden ? hidden(view) : view, { messageKey })
}

type Fields = Readonly<Record<string, unknown>>
function logClaim(tx: Tx, call: Asking, action: string, row: ClaimRow, before: Fields, after: Fields): Promise<void> {
  const subject = { kind: 'claim', id: row.id, name: `${row.full_name}: ${row.claim_no}` }
  return log(tx, call, { action, subject, before, after })
}
