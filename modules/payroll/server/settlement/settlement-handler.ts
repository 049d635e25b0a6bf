/** Last pays, for whoever runs the pay: looked at, made, undone, on paper, and who waits for one. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { accountsFollow, recordLeaving, refusingOwnPay, takeLeavingBack } from '#modules/employees/server/public.ts'
import { standardReasons } from '#modules/exit/model/public.ts'
import { lastPayMade, lastPayUndone, leavingsOf, reasonNamed } from '#modules/exit/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { settle, settlement, settlementLetter, settlements, unsettle } from '../../contract/settlement.ts'
import { periodOf } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { payInputsChanged } from '../public.ts'
import { asExitsSay, askedOf, DEATH, refuseOtherLeaving } from './as-the-exit-says.ts'
import { isClosedWithout } from './closed-without.ts'
import { makeLastPay, removeLastPay } from './last-pay.ts'
import { letterOf } from './letter.ts'
import { leftOnOf, listedSettlements } from './listed-settlements.ts'
import { askOpenPoints } from './open-points.ts'
import type { SettlementAsked } from './settlement-asked.ts'
import { lastSettlement } from './settlement-store.ts'
import { settlementOf } from './work-out.ts'

const RESIGNATION = 1
/** Pay is of everybody, whomever its maker sees elsewhere. */
const ALL = { of: 'company' } as const

type Needs = Pick<PayrollNeeds, 'contributions' | 'clearances'>

export const settlementHandlers = (needs: Needs): readonly Handler[] => [
  on(settlements, async ({ company, say, language }) => {
    const { people, own } = await company.read(async (tx) => {
      const listed = await listedSettlements(tx, company.companyId)
      return asExitsSay(listed, await leavingsOf(tx, company.companyId, { ids: listed.map((one) => one.employee_id) }))
    })
    const standard = standardReasons.map(([, , value]) => ({ value, label: say(language, `exit.reason.${value}`) }))
    return {
      people,
      reasons: [...standard, ...own, { value: DEATH, label: say(language, 'payroll.settlement.death') }],
    }
  }),

  on(settlement, async (call) => {
    const asked = await askedOf(call, call.query)
    return isMarked(asked, 'problem') ? asked : settlementOf(call, needs.contributions, asked, needs.clearances)
  }),

  on(settlementLetter, async (call) => {
    const asked = await askedOf(call, call.query)
    return isMarked(asked, 'problem') ? asked : letterOf(call, needs, asked)
  }),

  on(settle, async (call) => {
    const { company, body } = call
    const { companyId } = company
    const asked = await askedOf(call, body)
    if (isMarked(asked, 'problem')) return asked
    const refuseOwn = await refusingOwnPay(call)
    const { employeeId, lastDay, noticeFrom } = asked
    const found = await settlementOf(call, needs.contributions, asked, needs.clearances)
    const items = found.lines.flatMap(({ enters, type, amount, label, why }) =>
      enters && type !== null ? [{ type, amount, note: `${label}: ${why}` }] : [],
    )
    const answer = await company.transaction(async (tx) => {
      await refuseOwn(tx, [employeeId])
      await refuseOtherLeaving(tx, call, asked)
      askOpenPoints(call, found, body.confirm === true)
      const setsLeaving = (await leftOnOf(tx, companyId, employeeId)) !== lastDay
      if (setsLeaving) await leave(tx, call, asked)
      const made = await makeLastPay(tx, call, needs.contributions, {
        ...{
          employeeId,
          lastDay,
          reason: asked.ended?.reason.value ?? DEATH,
          noticeFrom: noticeFrom ?? null,
          setsLeaving,
          items,
        },
        payOn: (found.pay_by as PlainDate | null) ?? lastDay,
      })
      await lastPayMade(tx, companyId, { employeeId, lastDay, ids: made.ids, now: call.clock.now() })
      return { ...found, run: made.run, run_status: 'none' }
    })
    await accountsFollow(call, companyId, { by: call.actor, of: [employeeId] })
    return reply(answer, { messageKey: 'payroll.settled' })
  }),

  on(unsettle, async (call) => {
    const { company, params } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    const closed = await company.transaction(async (tx) => {
      const found = await lastSettlement(tx, companyId, params.employeeId)
      if (!found) throw new Refusal(notFound())
      await refuseOwn(tx, [params.employeeId])
      await lastPayUndone(tx, companyId, { employeeId: params.employeeId, month: periodOf(found).first })
      await removeLastPay(tx, call, needs.contributions, params.employeeId, periodOf(found))
      // Whoever is gone already has left, whatever becomes of the pay.
      if (found.setsLeaving) await takeLeavingBack(tx, call, { payInputsChanged }, params.employeeId, ALL)
      return (await isClosedWithout(tx, companyId, { ...params, lastDay: found.lastDay }))
        ? periodOf(found).key
        : undefined
    })
    await accountsFollow(call, companyId, { by: call.actor, of: [params.employeeId] })
    return closed === undefined
      ? reply(null, { messageKey: 'payroll.unsettled' })
      : reply(null, { messageKey: 'payroll.unsettled-closed', params: { month: closed } })
  }),
]

async function leave(tx: Tx, call: Call<typeof settle>, { employeeId, lastDay, ended }: SettlementAsked) {
  const refused = await recordLeaving(
    tx,
    call,
    { payInputsChanged },
    employeeId,
    {
      last_working_date: lastDay,
      kind: ended?.typeId === RESIGNATION ? 'resigned' : 'terminated',
      exit_reason_id: ended ? await reasonNamed(tx, call.company.companyId, ended.reason.value) : null,
      remark: '',
    },
    ALL,
  )
  if (refused) throw new Refusal(refused)
}
