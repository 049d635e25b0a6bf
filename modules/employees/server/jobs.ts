/** Large sheets of people taken by jobs. */
import { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Services } from '#platform/http/server/services.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import type { JobTask, JobWork } from '#platform/jobs/server/jobs.ts'
import { takeByJob } from '#platform/sheets/server/take-upload.ts'
import { IMPORT_JOB, peopleImport } from './batch/people-import.ts'
import { accountsFollow } from './leaving/accounts-of-leavers.ts'
import type { EmployeesNeeds } from './needs.ts'
import { isOfWizard, SALARY_JOB, salaryImport, UPDATE_JOB, updateImport } from './update/update-import.ts'

const Purpose = z.object({ purpose: z.string().optional() })

export function employeesJobs(services: Services, needs: EmployeesNeeds): ReadonlyMap<string, JobWork> {
  /** What the kinds of import are made of; who began them was asked before they began. */
  const made = async ({ companyId, actor }: JobTask) => {
    const { country, settings } = await services.db.forCompany(companyId).read((tx) => companyFacts(tx, companyId))
    const onlyAdmin = await onlyCompanyAdmin(services.db, companyId)
    const automaticIds = settings.auto_generate_staff_id
    return [companyId, country, { ...services, ...needs, actor, onlyAdmin, automaticIds }] as const
  }
  /** What came from the wizard is taken as such, and only while the company still moves in. */
  const purposeOf = ({ input }: JobTask) => Purpose.parse(input).purpose
  const wanting = (task: JobTask) => ({ fromWizard: isOfWizard(purposeOf(task)), confirmed: true })
  return new Map<string, JobWork>([
    [IMPORT_JOB, async (task) => takeByJob(services, task, peopleImport(...(await made(task)), purposeOf(task)))],
    [
      UPDATE_JOB,
      async (task) => {
        const taken = await takeByJob(services, task, updateImport(...(await made(task)), wanting(task)))
        await accountsFollow(services, task.companyId, { by: task.actor })
        return taken
      },
    ],
    [SALARY_JOB, async (task) => takeByJob(services, task, salaryImport(...(await made(task)), wanting(task)))],
  ])
}
