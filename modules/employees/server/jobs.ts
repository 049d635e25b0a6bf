/** A large sheet of people taken by a job: all or nothing, so that another process may begin it again. */
import { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { isMarked, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call, UploadedFile } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { JobTask, JobWork } from '#platform/jobs/server/jobs.ts'
import { batchOf, plainName } from '#platform/sheets/server/batch-store.ts'
import { dropUpload, keepUpload, keptUpload } from '#platform/sheets/server/kept-upload.ts'
import { takeSheet } from '#platform/sheets/server/take-sheet.ts'
import type { batchUpload } from '../contract/batch.ts'
import { EMPLOYEE_BATCH, employeeBatch } from './batch/batch-add.ts'
import { batchAnswer } from './batch/batch-answer.ts'
import type { EmployeesNeeds } from './needs.ts'

export const IMPORT_JOB = 'employees.import'
/** Up to here an import is answered when it is done. */
export const ROWS_AT_ONCE = 2_000

const Input = z.object({ key: z.string(), name: z.string(), batchId: z.string(), language: z.enum(['en', 'zh-Hant']) })

export const employeesJobs = (services: Services, needs: EmployeesNeeds): ReadonlyMap<string, JobWork> =>
  new Map([[IMPORT_JOB, (task) => importPeople(services, needs, task)]])

/** The batch has its id before the work begins, so that what is wrong in it can be asked for afterwards. */
export async function startImport(
  call: Call<typeof batchUpload>,
  file: UploadedFile,
  jobs: NonNullable<EmployeesNeeds['jobs']>,
) {
  const { company, actor, language, session, say } = call
  const key = await keepUpload(call, company.companyId, file)
  const { id: jobId, input } = await jobs.start(company, {
    kind: IMPORT_JOB,
    name: say(language, 'employees.job', { file: plainName(file.name) }),
    input: { key, name: file.name, batchId: newId(), language },
    actor,
    roles: session.roles,
    link: '/app/employee',
  })
  // The request came before: its job works on what was kept then.
  if (input.key !== key) await dropUpload(call, key)
  return { batchId: input.batchId, jobId }
}

async function importPeople(services: Services, { payInputsChanged }: EmployeesNeeds, task: JobTask): Promise<unknown> {
  const { key, name, batchId, language } = Input.parse(task.input)
  const { actor, companyId } = task
  const company = services.db.forCompany(companyId)
  // A process that died after storing everything left nothing to do.
  const done = await company.read((tx) => batchOf(tx, companyId, EMPLOYEE_BATCH, batchId))
  if (done && done.accepted > 0) return { batch_id: batchId, accepted: done.accepted }
  const file = { name, bytes: await keptUpload(services, key) }
  const { country } = await company.read((tx) => companyFacts(tx, companyId))
  await task.step(0)
  const kind = employeeBatch(companyId, country, { ...services, actor, payInputsChanged })
  const context = { company, actor, say: services.say, language }
  const taken = await takeSheet(context, file, kind, { preview: false, batchId })
  await dropUpload(services, key)
  if (isMarked(taken, 'problem')) throw new Refusal(taken)
  if (taken.rejected > 0) {
    throw new Refusal(problem('employees.batch-refused', { params: { rejected: taken.rejected, rows: taken.rows } }))
  }
  return batchAnswer(taken)
}
