/** A large month worked out as a job. All-or-nothing, so that a job taken over from a dead process begins again. */
import { z } from 'zod'
import type { Services } from '#platform/http/server/services.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { periodOf } from '../model/period.ts'
import { computerFor } from './calculation/computer.ts'
import { generate } from './calculation/generate.ts'
import { endWaiting } from './calculation/waiting.ts'
import type { PayContribution, PayrollNeeds } from './needs.ts'
import { outcomeOf } from './outcome.ts'
import { PAYSLIP_MAILS_JOB, payslipMailsJob } from './release/mails-job.ts'

export const GENERATE_JOB = 'payroll.generate'

const Input = z.object({
  year: z.number().int(),
  month: z.number().int(),
  run: z.number().int().optional(),
  onlyStale: z.boolean(),
})

export const payrollJobs = (
  services: Services,
  contributions: readonly PayContribution[],
  needs: Pick<PayrollNeeds, 'payslipPart'> = {},
): ReadonlyMap<string, JobWork> => {
  const { db, clock, log } = services
  return new Map([
    [PAYSLIP_MAILS_JOB, payslipMailsJob(services, needs)],
    [
      GENERATE_JOB,
      async ({ id, companyId, input, actor, step }) => {
        const { onlyStale, run, ...month } = Input.parse(input)
        const period = periodOf(month, run)
        const company = db.forCompany(companyId)
        const computer = computerFor(Number.POSITIVE_INFINITY)
        const work = { company, clock, log, actor, computer, contributions, step }
        await generate(work, { period, onlyStale, jobId: id }).finally(() => endWaiting(company, period))
        return outcomeOf(company, period)
      },
    ],
  ])
}
