/** Payslips that were to be shown from today on are, each morning; a run that changed since gives its release up. */
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { periodOf } from '../../model/period.ts'
import { addEvent } from '../event-store.ts'
import type { PayrollNeeds } from '../needs.ts'
import { employeesShown, setReleased } from '../payslip-store.ts'
import { lockRun } from '../run-store.ts'
import { subjectOfRun } from '../subject-names.ts'
import { takeDue, wantPayslipMails } from './release-store.ts'
import { sendPayslipMails } from './send-mails.ts'

export const releaseOnDay = (needs: Pick<PayrollNeeds, 'payslipPart'>): DailyWork => ({
  name: 'payroll.release',
  at: '06:00',
  async run(services, { companyId, today }) {
    const { db, clock } = services
    const now = clock.now()
    await db.forCompany(companyId).transaction(async (tx) => {
      for (const plan of await takeDue(tx, companyId, today)) {
        const period = periodOf(plan, plan.sequence)
        const run = await lockRun(tx, companyId, period)
        const by = { ...byItself, ...(plan.by_account && { accountId: plan.by_account, name: plan.by_name }) }
        const subject = subjectOfRun(run, period.key)
        if (!plan.stands) {
          await addEvent(tx, companyId, run, 'release_withdrawn', by, now, { at: plan.release_on })
          await record(tx, companyId, [{ action: 'payroll.release_withdrawn', subject }], { actor: by, now })
          continue
        }
        const employeeIds = plan.employee_ids ?? (await employeesShown(tx, companyId, run))
        const payslips = await setReleased(tx, companyId, run, { employeeIds, at: now })
        if (plan.mail) await wantPayslipMails(tx, companyId, { runId: run.id, employeeIds, kind: plan.mail })
        await addEvent(tx, companyId, run, 'released', by, now, { payslips })
        await record(tx, companyId, [{ action: 'payroll.released', subject, after: { payslips } }], { actor: by, now })
      }
    })
    await sendPayslipMails(services, needs, companyId)
  },
})
