/** Taking one change of agreed pay back, planned or past: what held before it goes on from there. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { isMarked, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { withdrawPayChange } from '../../contract/pay/pay.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { lockProfile, profileOf } from '../profile/profile-store.ts'
import { refusingOwnPay } from './own-pay.ts'
import { removeRate, touch } from './pay-change-store.ts'
import { rateHistory } from './pay-details-store.ts'
import { payView, readPay } from './pay-view.ts'

export const withdrawHandler = ({ payInputsChanged }: EmployeesNeeds): Handler =>
  on(withdrawPayChange, async (call) => {
    const { company, params, seal, actor } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    const done = await company.transaction(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await lockProfile(tx, looking, params.id)
      if (!row) return notFound()
      await refuseOwn(tx, [row.id])
      const own = (await rateHistory(tx, { companyId, seal }, row.id)).filter(
        ({ component }) => component === params.component,
      )
      const at = own.findIndex(({ effective_from }) => effective_from === params.from)
      const taken = own[at]
      if (!taken) return problem('employees.no-change', { status: 404 })
      const before = own[at + 1]
      if (!before) return problem('employees.first-amount')
      await removeRate(tx, companyId, row.id, params)
      await touch(tx, companyId, row.id)
      await payInputsChanged(tx, companyId, {
        employeeIds: [row.id],
        cause: 'salary',
        by: actor.name,
        from: plainDateOf(taken.effective_from),
      })
      await logChange(tx, call, row, {
        before: { [params.component]: taken.amount, effective_from: taken.effective_from },
        after: { [params.component]: before.amount, effective_from: null },
        action: 'employees.pay-withdrawn',
      })
      return readPay(tx, seal, looking, (await profileOf(tx, looking, row.id)) ?? row)
    })
    return isMarked(done, 'problem') ? done : reply(await payView(call, done), { messageKey: 'employees.changed' })
  })
