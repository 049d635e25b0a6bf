/** A company that has just moved in, over HTTP: what it does at once, step by step, timed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#tests/support/client.ts'
import { peopleSheet } from '../pages/people-sheet.ts'

export type Steps = Readonly<Record<string, number>>

const POLL_MS = 100
const PAY = 'api/panel/payroll/2026/01'
const READ: Readonly<Record<string, string>> = {
  dashboard: 'api/panel/dashboard',
  headcount: 'api/panel/analysis/headcount',
  attrition: 'api/panel/analysis/attrition',
  demographics: 'api/panel/analysis/demographics',
  salaries: 'api/panel/analysis/salary',
  'list of people': 'api/panel/employee/getAllEmployees?per_page=100',
  'list of payslips': `${PAY}?page=1&per_page=100`,
  months: 'api/panel/payroll',
}
const ROUNDS = 3

export async function moveIn(admin: Client, people: number): Promise<void> {
  const { status, body } = await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleSheet(people))
  if (status !== 200 && status !== 202)
    throw new Error(`the people were refused: ${JSON.stringify(body).slice(0, 500)}`)
  if (status === 202) await jobsDone(admin)
}

/** In this order: nothing waits for the database to count the new company's rows. */
export async function stepsAtOnce(admin: Client): Promise<Steps> {
  const steps: Record<string, number> = {}
  steps.calculate = await timed(() => workedOut(admin))
  for (const [name, path] of Object.entries(READ)) steps[name] = await median(() => admin.get(path))
  const { data } = (await admin.get('api/panel/employee/getAllEmployees?per_page=10')).body
  steps['change ten'] = await timed(async () => {
    for (const { id } of data.slice(0, 10))
      await whole(
        admin.patch(`api/panel/employee/compensation/${id}`, {
          components: { basic_salary: '7777.00' },
          effective_from: '2026-01-01',
        }),
      )
  })
  steps['calculate ten'] = await timed(() => workedOut(admin, { only_stale: true }))
  return steps
}

async function workedOut(admin: Client, body: object = {}): Promise<void> {
  const { status } = await whole(admin.post(`${PAY}/generate`, body))
  if (status === 202) await jobsDone(admin)
}

type Answer = Awaited<ReturnType<Client['get']>>

async function whole(asking: Promise<Answer>): Promise<Answer> {
  const answer = await asking
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`)
  return answer
}

async function jobsDone(admin: Client): Promise<void> {
  for (;;) {
    const jobs: { state: string }[] = (await whole(admin.get('api/panel/job'))).body.data
    if (jobs.some(({ state }) => state === 'failed')) throw new Error(`a job failed: ${JSON.stringify(jobs)}`)
    if (jobs.every(({ state }) => state === 'done')) return
    await pause(POLL_MS)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function median(ask: () => Promise<Answer>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => whole(ask())))
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}
