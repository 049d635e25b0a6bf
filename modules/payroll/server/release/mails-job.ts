/** Mails about payslips as a job. Each is queued once, so that a job taken over from a dead process goes on where it was. */
import type { Services } from '#platform/http/server/services.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import type { PayrollNeeds } from '../needs.ts'
import { sendPayslipMails } from './send-mails.ts'

export const PAYSLIP_MAILS_JOB = 'payroll.payslip-mails'

export const payslipMailsJob =
  (services: Services, needs: Pick<PayrollNeeds, 'payslipPart'>): JobWork =>
  async ({ companyId }) => ({ queued: await sendPayslipMails(services, needs, companyId) })
