/** What is decided of a loan from a month on: rest, go on, leave a month out, end. Months that are closed stay. */
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { firstOpenMonth } from '#modules/payroll/server/public.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { pauseLoan, resumeLoan, settleLoan, skipLoan } from '../contract/loans.ts'
import { faultOfMove, type LoanMove, type Settlement } from '../model/loan.ts'
import { type Acting, happened } from './acting.ts'
import { held, refused, view } from './loan-handlers.ts'
import { insertMove } from './loan-store.ts'

export const moveHandlers: readonly Handler[] = [
  on(pauseLoan, (call) => moved(call, 'pause', call.params.id, call.body)),
  on(resumeLoan, (call) => moved(call, 'resume', call.params.id, call.body)),
  on(skipLoan, (call) => moved(call, 'skip', call.params.id, call.body)),
  on(settleLoan, (call) => moved(call, 'settle', call.params.id, call.body)),
]

type Body = { readonly month: string; readonly reason: string; readonly how?: Settlement }

async function moved(call: Acting, move: LoanMove, id: string, { month, reason, how }: Body) {
  const refuseOwn = await refusingOwnPay(call)
  const { company, actor, clock } = call
  return company.transaction(async (tx) => {
    const loan = await held(tx, call, id)
    await refuseOwn(tx, [loan.employee_id])
    const open = await firstOpenMonth(tx, company.companyId)
    if (open !== null && month < open.slice(0, 7))
      return problem('loans.month-closed', { errors: { month: ['loans.month-closed'] } })
    const fault = faultOfMove(loan, { move, month, how: how ?? null })
    if (fault) throw refused({ month: [fault] })
    const at = clock.now().toISOString()
    await insertMove(tx, company.companyId, id, {
      ...{ move, month, how: how ?? null, reason, by: actor.name, at },
      byAccount: actor.accountId,
    })
    await happened(tx, call, { action: `loans.${move}`, of: loan, after: { month, reason, ...(how && { how }) } })
    return reply(await view(tx, call, id), { messageKey: 'loans.saved' })
  })
}
