/** What people would owe of their bonds, and how it is settled with who leaves. */
import { companyFacts } from '#modules/company/server/public.ts'
import { personWhoAsks, refusingOwnPay } from '#modules/employees/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownBonds } from '../contract/own.ts'
import { bonds, settleBond } from '../contract/records.ts'
import { words } from '../contract/types.ts'
import { happened, refuse, todayOf } from './acting.ts'
import { bondViews } from './bond-view.ts'
import { bondsOf, setSettlement } from './record-store.ts'

export const bondHandlers: readonly Handler[] = [
  on(bonds, (call) =>
    call.company.read(async (tx) => {
      const { today, facts } = await todayOf(tx, call)
      const { as_of: day = today, employee_id } = call.query
      const employeeIds = employee_id === undefined ? undefined : [employee_id]
      const rows = await bondsOf(tx, call.company.companyId, day, { employeeIds })
      return bondViews(tx, call.company.companyId, rows, { day, currency: facts.currency })
    }),
  ),

  on(ownBonds, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const me = await personWhoAsks(tx, companyId, call.session.accountId)
      if (!me) return problem(words.notEmployed)
      const { today: day, facts } = await todayOf(tx, call)
      const rows = await bondsOf(tx, companyId, day, { employeeIds: [me.id] })
      return bondViews(tx, companyId, rows, { day, currency: facts.currency })
    }),
  ),

  on(settleBond, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { employeeId, sessionId } = call.params
      const { today } = await todayOf(tx, call)
      const which = { employeeIds: [employeeId], sessionId }
      const [row] = await bondsOf(tx, companyId, LAST_DAY, which)
      if (!row) return notFound()
      await refuseOwn(tx, [employeeId])
      if (row.left_on === null) return problem('training.not-leaving')
      const { own_doing = row.own_doing, consent_on = row.consent_on } = call.body
      refuse({
        ...(consent_on !== null && consent_on > today && { consent_on: ['training.consent-to-come'] }),
        ...(consent_on !== null && own_doing !== true && { own_doing: ['training.own-doing-first'] }),
        ...(consent_on !== null && row.accepted_on === null && { consent_on: ['training.never-accepted'] }),
      })
      const after = { own_doing, consent_on }
      await setSettlement(tx, companyId, row, after)
      const of = { kind: 'training_bond', id: sessionId, name: `${row.full_name}: ${row.course}` }
      const before = { own_doing: row.own_doing, consent_on: row.consent_on }
      await happened(tx, call, { action: 'training.bond-settled', of, before, after })
      await payInputsChanged(tx, companyId, { employeeIds: [employeeId], cause: 'training', by: call.actor.name })
      const { currency } = await companyFacts(tx, companyId)
      const rows = await bondsOf(tx, companyId, LAST_DAY, which)
      const [view] = await bondViews(tx, companyId, rows, { day: today, currency })
      return view ? reply(view, { messageKey: 'training.saved' }) : notFound()
    })
  }),
]

/** Also of a session that is to come before they leave. */
const LAST_DAY = '2199-12-31' as Parameters<typeof bondsOf>[2]
