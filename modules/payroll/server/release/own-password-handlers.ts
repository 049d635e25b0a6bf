/** One's own word for payslips that come by mail: set, never shown again. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownPassword, setOwnPassword } from '../../contract/own-password.ts'
import { PASSWORD_CONTEXT } from './send-mails.ts'

export const ownPasswordHandlers: readonly Handler[] = [
  on(ownPassword, ({ company, session }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const { settings } = await companyFacts(tx, companyId)
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      const { rows } = me
        ? await sql`select from payslip_passwords where company_id = ${companyId} and employee_id = ${me.id}`.execute(
            tx,
          )
        : { rows: [] }
      return { locked_by: settings.payslip_password, is_set: rows.length > 0 }
    }),
  ),

  on(setOwnPassword, ({ company, session, body, seal, clock, actor }) =>
    company.transaction(async (tx) => {
      const { companyId } = company
      const me = await employeeOfAccount(tx, companyId, session.accountId)
      if (!me) return problem('payroll.not-employed')
      const sealed = seal.seal(body.password, PASSWORD_CONTEXT)
      const now = clock.now()
      await sql`
        insert into payslip_passwords (company_id, employee_id, sealed, changed_at)
        values (${companyId}, ${me.id}, ${sealed}, ${now.toISOString()})
        on conflict (company_id, employee_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`.execute(
        tx,
      )
      const subject = { kind: 'employee', id: me.id, name: session.name }
      await record(tx, companyId, [{ action: 'payroll.payslip-password-set', subject }], { actor, now })
      return reply({ is_set: true }, { messageKey: 'payroll.password-set' })
    }),
  ),
]
