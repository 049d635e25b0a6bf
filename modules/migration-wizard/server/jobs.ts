/** Large sheets of the wizard taken by a job. */
import { z } from 'zod'
import type { Services } from '#platform/http/server/services.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { takeByJob } from '#platform/sheets/server/take-upload.ts'
import { Part } from '../contract.ts'
import type { MigrationNeeds } from './needs.ts'
import { importOf } from './parts.ts'
import { MIGRATION_JOB } from './sheet-handlers.ts'

const Input = z.object({ part: Part })

export const migrationJobs = (services: Services, needs: MigrationNeeds): ReadonlyMap<string, JobWork> =>
  new Map([
    [
      MIGRATION_JOB,
      (task) => {
        const acting = { ...services, company: services.db.forCompany(task.companyId), actor: task.actor }
        return importOf(Input.parse(task.input).part, acting, needs, (importing) =>
          takeByJob(services, task, importing),
        )
      },
    ],
  ])
