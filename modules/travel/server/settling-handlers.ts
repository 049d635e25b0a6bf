/** Money of an approved travel: its advance paid out, what it cost claimed, and the whole closed. */
import { amountText } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, personWhoAsks, refusingOwnRecords } from '#modules/employees/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { claim, claimOwn, pay, payAdvance } from '../contract/settling.ts'
import { faultOfClosing } from '../model/settlement.ts'
import { wrong } from './acting.ts'
import { claimFor } from './claim-for.ts'
import type { TravelNeeds } from './needs.ts'
import { closeTravel, holdTravel, noteAdvance } from './settling-store.ts'
import { type TravelWithClaims, travelPort } from './travel-port.ts'
import { dueOf } from './travel-view.ts'

type Calling = Pick<Call<Endpoint>, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>

export function settlingHandlers(approvals: Approvals, needs: TravelNeeds): readonly Handler[] {
  const port = travelPort(needs)
  /** The person first and then their travel, as claiming holds them; both until the transaction ends. */
  const held = async (tx: Tx, { company: { companyId } }: Calling, id: string): Promise<TravelWithClaims> => {
    const [known] = await port.load(tx, companyId, byIds([id]))
    if (!known) throw new Refusal(notFound())
    await holdPeople(tx, companyId, [known.employee_id])
    await holdTravel(tx, companyId, id)
    const [row] = await port.load(tx, companyId, byIds([id]))
    if (!row) throw new Refusal(notFound())
    return row
  }
  const answered = async (tx: Tx, call: Calling, id: string, messageKey: string) => {
    const [row] = await port.load(tx, call.company.companyId, byIds([id]))
    return row ? reply(port.view(row, await port.context(tx, call), call), { messageKey }) : notFound()
  }
  const todayOf = async (tx: Tx, { company, clock }: Calling) =>
    clock.today((await companyFacts(tx, company.companyId)).timezone)

  return [
    on(payAdvance, (call) =>
      call.company.transaction(async (tx) => {
        const { paid_on } = call.body
        const row = await held(tx, call, call.params.id)
        if (row.status !== 'approved') return wrong('', 'travel.not-approved')
        if (row.is_paid) return wrong('', 'travel.paid')
        if (row.advance_amount === null) return wrong('', 'travel.no-advance')
        if (row.advance_paid_on !== null) return wrong('', 'travel.advance-paid')
        if (paid_on > (await todayOf(tx, call))) return wrong('paid_on', 'travel.future-day')
        const { companyId } = call.company
        await noteAdvance(tx, companyId, row.id, paid_on, call.clock.now())
        const on = { today: await todayOf(tx, call), now: call.clock.now() }
        const employeeIds = await needs.advancePaid(tx, companyId, row.id, on)
        await payInputsChanged(tx, companyId, { employeeIds, cause: 'claims', by: call.actor.name })
        await logDifferences(tx, call, { action: 'travel.advance-noted', subject: subjectOf(row) }, {}, { paid_on })
        return answered(tx, call, row.id, 'travel.advance-noted')
      }),
    ),

    on(pay, async (call) => {
      const refuseOwn = await refusingOwnRecords(call, 'travel.own-debt')
      return call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const row = await held(tx, call, call.params.id)
        // Whoever owes does not say themselves that they have paid it back.
        if (call.body.owed) await refuseOwn(tx, [row.employee_id])
        if (row.status !== 'approved') return wrong('', 'travel.not-approved')
        const today = await todayOf(tx, call)
        const { owed, consent_on, reference, paid_on = today } = call.body
        const { fromPerson } = dueOf(row, row.claims)
        const fault = faultOfClosing({
          ...{ isPaid: row.is_paid, claimsWait: row.claims?.waits ?? false, fromPerson, owed },
          ...{ consentOn: consent_on, paidOn: paid_on, today },
        })
        if (fault) return wrong(...fault)
        await closeTravel(tx, companyId, row.id, {
          paidOn: paid_on,
          reference: reference || null,
          owed: owed ?? null,
          owedAmount: owed ? amountText(fromPerson) : null,
          consentOn: owed === 'deduct' ? (consent_on ?? null) : null,
          now: call.clock.now(),
        })
        const closed = { action: 'travel.closed', subject: subjectOf(row) }
        await logDifferences(tx, call, closed, {}, { paid_on, reference, owed, consent_on })
        if (owed === 'deduct') {
          const change = { employeeIds: [row.employee_id], cause: 'claims' as const, by: call.actor.name }
          await payInputsChanged(tx, companyId, change)
        }
        return answered(tx, call, row.id, 'travel.closed')
      })
    }),

    on(claim, (call) => claimFor(call, { approvals, needs, held, todayOf }, call.params.id, call.body, undefined)),

    on(claimOwn, async (call) => {
      const { company, session } = call
      const me = await company.read((tx) => personWhoAsks(tx, company.companyId, session.accountId))
      return claimFor(call, { approvals, needs, held, todayOf }, call.params.id, call.body, me?.id ?? null)
    }),
  ]
}

const subjectOf = ({ id, full_name, from_date }: TravelWithClaims) => ({
  kind: 'travel' as const,
  id,
  name: `${full_name}: ${from_date}`,
})
