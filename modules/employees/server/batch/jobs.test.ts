import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { jobHandlers } from '#platform/jobs/server/handlers.ts'
import { JobCancelled, type Jobs, JobTakenOver, type JobTask, jobsOf } from '#platform/jobs/server/jobs.ts'
import { keepUpload } from '#platform/sheets/server/kept-upload.ts'
import { manyPeople } from '#tests/support/employee-sheet.ts'
import { type Caller, type filesInMemory, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from '../handlers.ts'
import { employeesJobs } from '../jobs.ts'
import { IMPORT_JOB } from './people-import.ts'

const UPLOAD = 'api/panel/employee/add/by/batch/upload/0'
const needs = { payInputsChanged: async () => {} }
let app: ModuleApp
let jobs: Jobs

beforeAll(async () => {
  app = await moduleApp({
    handlers(services) {
      jobs = jobsOf(services.db, services.log, employeesJobs(services, needs))
      return [...employeesHandlers({ ...needs, jobs }), ...jobHandlers]
    },
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(async () => {
  await jobs?.stop()
  await app?.close()
})

const people = async (admin: Caller): Promise<unknown> =>
  (await app.db.forCompany(admin.companyId).read((tx) => sql`select count(*) as people from employees`.execute(tx)))
    .rows[0]
const keyOf = ({ input }: JobTask) => (input as { key: string }).key
const kept = () => (app.services.files as ReturnType<typeof filesInMemory>).kept

async function finished(admin: Caller, id: string) {
  await jobs.stop()
  return (await app.call(admin, 'GET', `api/panel/job/${id}`)).body.data
}

describe('a sheet of more than two thousand people', () => {
  test('is taken by a job, whose upload lies sealed until it is done', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const { status, body } = await app.upload(admin, UPLOAD, 'many.csv', manyPeople(2_001))
    expect([status, body.data.rows, body.data.accepted, body.message]).toEqual([
      202,
      2_001,
      0,
      '2001 people are being added',
    ])
    expect(Object.keys(body.data)).not.toContain('preview')
    for (const bytes of kept().values()) expect(bytes.includes('742400000000')).toBe(false)
    const job = await finished(admin, body.data.job_id)
    expect(job).toMatchObject({
      state: 'done',
      name: 'Import of many.csv',
      result: { accepted: 2_001, batch_id: body.data.batch_id },
    })
    expect(await people(admin)).toEqual({ people: 2_001 })
    expect(kept().size).toBe(0)
  })

  test('is not taken twice by a process that takes the job over', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const { body } = await app.upload(admin, UPLOAD, 'many.csv', manyPeople(2_001))
    await finished(admin, body.data.job_id)
    const work = employeesJobs(app.services, needs).get(IMPORT_JOB)
    const input = { key: 'gone', name: 'many.csv', batchId: body.data.batch_id, language: 'en' }
    const actor = { accountId: admin.session.accountId, name: 'X', address: '', requestId: '' }
    const task: JobTask = { id: body.data.job_id, companyId: admin.companyId, input, actor, step: async () => {} }
    expect(await work?.(task)).toMatchObject({ accepted: 2_001 })
    expect(await people(admin)).toEqual({ people: 2_001 })
  })

  test('with a wrong row, or beyond the headcount limit, is refused at once', async () => {
    const admin = await app.caller(await app.company('MY', { headcount: 2_500 }), 'MY', 'Company Admin')
    const wrong = manyPeople(2_001).replace('S-01999,Person', 'S-00000,Person')
    const { status, body } = await app.upload(admin, UPLOAD, 'many.csv', wrong)
    expect([status, body.message]).toEqual([422, '1 of 2001 rows is wrong; nothing was stored'])
    const { data } = (await app.call(admin, 'GET', `api/panel/employee/add/by/batch/errors/${body.data.batch_id}`)).body
    expect(data).toMatchObject([{ row: 2_000, column: 'staff_id' }])
    const full = await app.upload(admin, UPLOAD, 'many.csv', manyPeople(2_501))
    expect([full.status, full.body.message]).toEqual([422, 'Your package has hit the headcount limit'])
    expect(await people(admin)).toEqual({ people: 0 })
  })

  test.each([
    ['is stored while the company moves in', 2, 3],
    ['is refused once it has moved in', -1, 0],
  ])('of the wizard %s', async (_, step, stored) => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const company = app.db.forCompany(admin.companyId)
    const file = { name: 'many.csv', type: '', bytes: Buffer.from(manyPeople(3)) }
    const key = await keepUpload(app.services, admin.companyId, file)
    const actor = { accountId: admin.session.accountId, name: 'X', address: '', requestId: '' }
    const input = { key, name: file.name, batchId: newId(), language: 'en', purpose: 'migration:1' }
    await app.db.system.transaction((tx) =>
      sql`update companies set migration_wizard_step = ${step} where id = ${admin.companyId}`.execute(tx),
    )
    const { id } = await jobs.start(company, { kind: IMPORT_JOB, name: file.name, input, actor, roles: [] })
    const over = { message: 'Migration available for first time company setup only' }
    expect(await finished(admin, id)).toMatchObject(
      stored > 0 ? { state: 'done', result: { accepted: 3 } } : { state: 'failed', problem: over },
    )
    expect(await people(admin)).toEqual({ people: stored })
  })

  test('that has become wrong by the time it is stored fails with its reason and stores nothing', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const name = 'many.csv'
    const file = { name, type: '', bytes: Buffer.from(manyPeople(3).replace('S-00002,', 'S-00000,')) }
    const key = await keepUpload(app.services, admin.companyId, file)
    const batchId = newId()
    const actor = { accountId: admin.session.accountId, name: 'X', address: '', requestId: '' }
    const input = { key, name, batchId, language: 'en' }
    const { id } = await jobs.start(app.db.forCompany(admin.companyId), {
      kind: IMPORT_JOB,
      name,
      input,
      actor,
      roles: [],
    })
    const job = await finished(admin, id)
    expect(job).toMatchObject({ state: 'failed', problem: { message: '1 of 3 rows is wrong; nothing was stored' } })
    expect((await app.call(admin, 'GET', `api/panel/employee/add/by/batch/errors/${batchId}`)).body.data).toHaveLength(
      1,
    )
    expect(await people(admin)).toEqual({ people: 0 })
    expect(kept().size).toBe(0)
  })

  test('is seen by nobody until it is whole, also by who takes it over from a process that died in the middle', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const task = await taskOf(admin, manyPeople(600))
    const work = employeesJobs(app.services, needs).get(IMPORT_JOB)
    const dies = new Promise<void>((died) => {
      const step = async (done: number) => {
        if (done === 0) return
        died()
        await new Promise(() => {})
      }
      void work?.({ ...task, step })
    })
    await dies
    expect(await people(admin)).toEqual({ people: 0 })
    expect((await app.call(admin, 'GET', 'api/panel/employee/getAllEmployees')).body.data).toEqual([])
    // A backup, which reads as the system, leaves nobody out whose pay it carries.
    const backedUp = await app.db.system.read((tx) =>
      sql`select count(*) as people from employees where company_id = ${admin.companyId}`.execute(tx),
    )
    expect(backedUp.rows).toEqual([{ people: 250 }])
    const seen: unknown[] = []
    const steps: string[] = []
    const step = async (done: number, total?: number) => {
      steps.push(`${done} of ${total}`)
      seen.push(await people(admin))
    }
    expect(await work?.({ ...task, step })).toMatchObject({ accepted: 600 })
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"people":0}']))
    expect(steps.at(-1)).toBe('3 of 3')
    expect(await people(admin)).toEqual({ people: 600 })
  })

  test('that is stopped in the middle leaves nothing, no department either', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    // More than are taken away at once, some of whom stand under those who went before.
    const task = await taskOf(admin, manyPeople(1_600))
    const step = async (done: number) => {
      if (done > 5) throw new JobCancelled()
    }
    const work = employeesJobs(app.services, needs).get(IMPORT_JOB)
    await expect(work?.({ ...task, step })).rejects.toThrow(JobCancelled)
    expect(kept().has(keyOf(task))).toBe(false)
    const left = await app.db.forCompany(admin.companyId).read((tx) =>
      sql`select (select count(*) from employees) as people, (select count(*) from departments) as departments,
        (select count(*) from salary_rates) as rates, (select count(*) from imports_in_writing) as begun`.execute(tx),
    )
    expect(left.rows).toEqual([{ people: 0, departments: 0, rates: 0, begun: 0 }])
  })

  test('is not given up where others keep the database longer than somebody waits for it', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const task = await taskOf(admin, manyPeople(600))
    const company = app.db.forCompany(admin.companyId)
    const soon = company.transaction.bind(company)
    let asked = 0
    const transaction: typeof soon = (work) => {
      asked += 1
      // As the driver says it; every other one has to come again.
      return asked % 2 === 0 ? Promise.reject(new Error('timeout exceeded when trying to connect')) : soon(work)
    }
    const busy = Object.assign(company, { transaction })
    const work = employeesJobs({ ...app.services, db: { ...app.db, forCompany: () => busy } }, needs).get(IMPORT_JOB)
    expect(await work?.(task)).toMatchObject({ accepted: 600 })
    expect(await people(admin)).toEqual({ people: 600 })
    expect(asked).toBeGreaterThan(4)
  })

  test('keeps the sheet for the process that takes it over, and for nobody once it is refused', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const work = employeesJobs(app.services, needs).get(IMPORT_JOB)
    const ends = async (reason: Error) => {
      const task = await taskOf(admin, manyPeople(3))
      await expect(work?.({ ...task, step: () => Promise.reject(reason) })).rejects.toBe(reason)
      return kept().has(keyOf(task))
    }
    expect(await ends(new JobTakenOver())).toBe(true)
    expect(await ends(new Refusal(problem('http.invalid')))).toBe(false)
    expect(await ends(new Error('something unforeseen'))).toBe(false)
  })

  test('that was left behind for good is taken away when the next sheet is looked at', async () => {
    const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const left = await taskOf(admin, manyPeople(600))
    await new Promise<void>((died) => {
      const step = async (done: number) => {
        if (done === 0) return
        died()
        await new Promise(() => {})
      }
      void employeesJobs(app.services, needs).get(IMPORT_JOB)?.({ ...left, step })
    })
    const { status } = await app.upload(admin, UPLOAD, 'few.csv', manyPeople(3))
    expect([status, await people(admin)]).toEqual([200, { people: 3 }])
  })

  async function taskOf(admin: Caller, sheet: string): Promise<JobTask> {
    const file = { name: 'many.csv', type: '', bytes: Buffer.from(sheet) }
    const key = await keepUpload(app.services, admin.companyId, file)
    const input = { key, name: file.name, batchId: newId(), language: 'en' }
    const actor = { accountId: admin.session.accountId, name: 'X', address: '', requestId: '' }
    return { id: newId(), companyId: admin.companyId, input, actor, step: async () => {} }
  }
})
