/** One's own word for payslips that come by mail: set, never shown again. */
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownPassword, setOwnPassword } from '../../contract/own-password.ts'
import { hasPassword, PASSWORD_CONTEXT, setPassword } from './password-store.ts'

export const ownPasswordHandlers: readonly Handler[] = [
  on(ownPassword, ({ company, session }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const { settings } = await companyFacts(tx, companyId)
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      return {
        locked_by: settings.payslip_password,
        is_set: me !== undefined && (await hasPassword(tx, companyId, me.id)),
      }
    }),
  ),

  on(setOwnPassword, ({ company, session, body, seal, clock, actor }) =>
    company.transaction(async (tx) => {
      const { companyId } = company
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      if (!me) return problem('payroll.no-own-pay')
      const sealed = seal.seal(body.password, PASSWORD_CONTEXT)
      const now = clock.now()
      await setPassword(tx, companyId, { employeeId: me.id, sealed, now })
      const subject = { kind: 'employee', id: me.id, name: session.name }
      await record(tx, companyId, [{ action: 'payroll.payslip-password-set', subject }], { actor, now })
      return reply({ is_set: true }, { messageKey: 'payroll.password-set' })
    }),
  ),
]
