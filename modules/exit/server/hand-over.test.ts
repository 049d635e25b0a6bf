import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { sayFrom } from '#platform/http/server/say.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import type { ExitNeeds } from './exits/acting.ts'
import { exitKind } from './exits/agreeing/exit-kind.ts'
import { handOversDue } from './exits/overnight.ts'
import { exitHandlers } from './handlers.ts'
import { exitOpening } from './public.ts'

const EXIT = 'api/panel/exit'
const INBOX = 'api/panel/application'
const payInputsChanged = async () => {}
const kind = exitKind({ payInputsChanged }, sayFrom(serverWords))
const approvals: Approvals = { kinds: [kind], people: approvalPeople }
/** Vacancies as another module would keep them: by whose they are. */
let vacancies: string[] = []
const needs: ExitNeeds = {
  payInputsChanged,
  approvals: () => approvals,
  handOver: [
    {
      part: 'vacancies',
      held: async (_tx, _company, employee) => vacancies.filter((one) => one === employee).map(() => 'Barista'),
      hand: async (_tx, _call, from, to) => {
        vacancies = vacancies.map((one) => (one === from ? to : one))
      },
    },
  ],
}
let now = new Date()
let app: ModuleApp
let admin: Caller
let boss: Caller
let heir: Caller
let ids: { boss: string; heir: string; ann: string; ben: string }
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...exitHandlers(needs),
      ...employeesHandlers({ payInputsChanged }),
      ...approvalsHandlers(approvals),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  now = new Date('2026-04-01T03:00:00Z')
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  ;[boss, heir] = [await app.caller(admin.companyId, 'MY'), await app.caller(admin.companyId, 'MY')]
  const bossId = await person('Boss', { email: boss.session.email })
  const heirId = await person('Heir', { email: heir.session.email })
  const ann = await person('Ann', { manager_id: bossId })
  ids = { boss: bossId, heir: heirId, ann, ben: await person('Ben', {}) }
  vacancies = [bossId]
})

const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  app.call(who, method, path, body)
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `H-${made}`, full_name, joined_on: '2025-02-03', ...fields }
  return expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
async function leaving(employee_id: string): Promise<string> {
  const reasons = (await call(admin, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 1 })).body.data
  const days = { notice_date: '2026-04-01', last_working_date: '2026-04-28' }
  const body = { employee_id, exit_type_id: 1, exit_reason_ids: [reasons[0].id], ...days }
  return expected(await call(admin, 'POST', EXIT, body), 201).id
}
/** Whoever leaves has people, an approval that waits, a place in a flow, and a vacancy. */
async function boundBoss() {
  const person = { by: 'person', account_id: boss.session.accountId, name: 'Boss' }
  const steps = [{ approvers: [person], needs: 'any', remind_after_days: null }]
  const flow = (who: unknown) =>
    call(admin, 'POST', `${INBOX}/flow/exit`, { chains: [{ name: 'F', when: {}, steps: who }] })
  expect((await flow(steps)).status).toBe(200)
  const waiting = await leaving(ids.ben)
  const id = await leaving(ids.boss)
  expect((await call(admin, 'POST', `${EXIT}/${id}/acknowledge`)).status).toBe(200)
  for (const { id: task } of (await exit(id)).tasks)
    expect((await call(admin, 'PATCH', `${EXIT}/${id}/task/${task}`, { done: true })).status).toBe(200)
  return { id, waiting }
}
const exit = async (id: string) => (await call(admin, 'GET', `${EXIT}/${id}`)).body.data
const hand = (id: string, body: object) => call(admin, 'POST', `${EXIT}/${id}/handOver`, body)
const complete = (id: string) => call(admin, 'POST', `${EXIT}/${id}/complete`)
const inbox = async (who: Caller) =>
  (await call(who, 'GET', `${INBOX}?scope=mine`)).body.data.map(({ id }: { id: string }) => id)
const ALL = ['reports', 'approvals', 'flows', 'vacancies', 'interviews']

test('all that is in the hands of whoever leaves is told, and taken over at once', async () => {
  const { id, waiting } = await boundBoss()
  const { hand_over } = await exit(id)
  const held = { reports: ['Ann'], approvals: ['Ben'], flows: ['F'], vacancies: ['Barista'], interviews: [] }
  expect(hand_over).toMatchObject({ held, planned: [], waiting: 1 })
  now = new Date('2026-04-28T01:00:00Z')
  expect((await complete(id)).body.message).toMatch(/^People who still report/)
  expect((await hand(id, { to: ids.heir, parts: ['reports'] })).status).toBe(200)
  expect((await complete(id)).body.message).toMatch(/waiting approvals, places in approval flows, vacancies\. Hand it/)
  const done = (await hand(id, { to: ids.heir, parts: ALL.slice(1) })).body.data
  expect(Object.values(done.hand_over.held).flat()).toEqual([])
  expect(await inbox(heir)).toEqual([waiting])
  expect(await inbox(boss)).toEqual([])
  expect(vacancies).toEqual([ids.heir])
  // What is sent from now on goes to whoever took the place.
  const next = await leaving(ids.ann)
  expect((await inbox(heir)).toSorted()).toEqual([waiting, next].toSorted())
  expect((await complete(id)).status).toBe(200)
})

test('from a day on it changes hands that morning, and completing need not wait for it', async () => {
  const { id, waiting } = await boundBoss()
  const planned = await hand(id, { to: ids.heir, parts: ALL, from: '2026-04-29' })
  expect(planned.body.data.hand_over.planned).toHaveLength(5)
  now = new Date('2026-04-28T01:00:00Z')
  expect((await complete(id)).status).toBe(200)
  expect(await inbox(heir)).toEqual([])
  const morning = dailyWork(app.services, [handOversDue(needs)])
  await morning.look()
  expect(await inbox(heir)).toEqual([])
  now = new Date('2026-04-29T01:00:00Z')
  await morning.look()
  expect(await inbox(heir)).toEqual([waiting])
  const { hand_over } = await exit(id)
  expect(Object.values(hand_over.held).flat()).toEqual([])
  expect(hand_over.planned).toEqual([])
})

test('nobody decides about themselves, without an account, or is somebody unknown', async () => {
  const { id, waiting } = await boundBoss()
  const refused = async (body: object) => (await hand(id, body)).body.errors
  expect(await refused({ to: ids.boss })).toEqual({ to: ['Choose somebody who is employed on that day'] })
  expect(await refused({ to: ids.ann, parts: ['flows'] })).toEqual({ to: ['Approvers need an account'] })
  const late = { from: ['Choose a day from today to the day after the last working day'] }
  expect(await refused({ to: ids.heir, from: '2026-04-30' })).toEqual(late)
  // The request about the heir goes to the Company Admin, not to the heir.
  const own = await leaving(ids.heir)
  expect((await inbox(boss)).toSorted()).toEqual([waiting, own].toSorted())
  expect((await hand(id, { to: ids.heir, parts: ['approvals'] })).status).toBe(200)
  expect(await inbox(heir)).toEqual([waiting])
  expect(await inbox(admin)).toContain(own)
})
