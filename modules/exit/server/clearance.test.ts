import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { onboardingHandlers } from '#modules/onboarding/server/handlers.ts'
import { tasksOvernight } from '#modules/onboarding/server/overnight.ts'
import { clearanceFrom } from '#modules/onboarding/server/public.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { exitHandlers } from './handlers.ts'
import { clearanceTasks, exitOpening } from './public.ts'

const EXIT = 'api/panel/exit'
const OWN = 'api/emp/task'
const payInputsChanged = async () => {}
const tasks = { people: approvalPeople, dayFacts: dayFactsOf([usualDays]), elsewhere: clearanceTasks }
let now = new Date()
let app: ModuleApp
let admin: Caller
let boss: Caller
let ann: Caller
let annId: string
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...exitHandlers({ payInputsChanged, clearance: clearanceFrom(tasks) }),
      ...onboardingHandlers(tasks),
      ...employeesHandlers({ payInputsChanged }),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  now = new Date('2026-04-01T00:30:00Z')
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  boss = await app.caller(admin.companyId, 'MY')
  ann = await app.caller(admin.companyId, 'MY')
  const bossId = await person('Boss', { email: boss.session.email })
  annId = await person('Ann Tan', { email: ann.session.email, manager_id: bossId, employment_type: 'full_time' })
})

type Task = { id: string; name: string; owner: string; due_on: string; done_at: string | null }
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  app.call(who, method, path, body)
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `C-${made}`, full_name, joined_on: '2025-02-03', ...fields }
  return expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
async function acknowledged(other: object = {}): Promise<{ id: string; tasks: Task[] }> {
  const reasons = (await call(admin, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 1 })).body.data
  const days = { notice_date: '2026-04-01', last_working_date: '2026-05-12' }
  const body = { employee_id: annId, exit_type_id: 1, exit_reason_ids: [reasons[0].id], ...days, ...other }
  const { id } = expected(await call(admin, 'POST', EXIT, body), 201)
  return expected(await call(admin, 'POST', `${EXIT}/${id}/acknowledge`, {}), 200)
}
const list = (more: object) =>
  call(admin, 'POST', 'api/panel/onboarding/checklist', { name: 'Going', kind: 'leaving', ...more })
const going = [
  { name: 'Hand over', name_zh: '交接', owner: 'manager', due_days: -3 },
  { name: 'Sign the release', owner: 'newcomer', kind: 'sign' },
  { name: 'Close accounts', owner: 'role', role: 'HR Manager', due_days: 1 },
]
const own = async (who: Caller) => (await call(who, 'GET', OWN)).body.data
const detail = async (id: string) => (await call(admin, 'GET', `${EXIT}/${id}`)).body.data

test('without a checklist that fits, clearance is what the setting says', async () => {
  expected(await list({ tasks: going, employment_type: 'contract' }), 201)
  const { tasks: found } = await acknowledged()
  expect(found).toHaveLength(5)
  expect(found.every(({ due_on }) => due_on === '2026-05-12')).toBe(true)
})

test('a checklist that fits is what is cleared, by its owners and days, which follow the last one', async () => {
  expected(await list({ tasks: going, employment_type: 'full_time' }), 201)
  const { id, tasks: found } = await acknowledged()
  expect(found.map(({ name, owner, due_on }) => [name, owner, due_on])).toEqual([
    ['Hand over', 'manager', '2026-05-09'],
    ['Sign the release', 'leaver', '2026-05-12'],
    ['Close accounts', 'role', '2026-05-13'],
  ])
  const { notices } = (await call(boss, 'GET', 'api/emp/notice')).body.data
  expect(notices.some(({ link }: { link: string }) => link === '/me/tasks')).toBe(true)
  const moved = { date: '2026-05-20', remark: 'A week more' }
  const after = expected(await call(admin, 'PATCH', `${EXIT}/${id}/lastWorkingDate`, moved), 200)
  expect(after.tasks.map(({ due_on }: Task) => due_on)).toEqual(['2026-05-17', '2026-05-20', '2026-05-21'])
  // Nothing was to be done before it was known.
  const soon = { date: '2026-04-02', remark: 'At once' }
  const hurried = expected(await call(admin, 'PATCH', `${EXIT}/${id}/lastWorkingDate`, soon), 200)
  expect(hurried.tasks.map(({ due_on }: Task) => due_on)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03'])
})

test('whoever leaves at once is given until today for what is otherwise done days before', async () => {
  expected(await list({ tasks: going, employment_type: 'full_time' }), 201)
  const { tasks: found } = await acknowledged({ last_working_date: '2026-04-02' })
  expect(found.map(({ due_on }) => due_on)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03'])
})

test('is ticked from /me/tasks by whose it is and from the panel, and is one task in both', async () => {
  expected(await list({ tasks: going }), 201)
  const { id, tasks: found } = await acknowledged()
  const [handOver, sign, accounts] = found.map((task) => task.id)
  expect(await own(boss)).toMatchObject([{ id: handOver, about: 'Ann Tan', orientation: 'leaving', is_mine: false }])
  expect(await own(ann)).toMatchObject([{ id: sign, kind: 'sign', is_mine: true, due_on: '2026-05-12' }])
  expect((await call(ann, 'POST', `${OWN}/${handOver}/done`, {})).status).toBe(404)
  const unsigned = await call(ann, 'POST', `${OWN}/${sign}/done`, { note: 'Ann' })
  expect([unsigned.status, Object.keys(unsigned.body.errors)]).toEqual([422, ['note']])
  expect((await call(ann, 'POST', `${OWN}/${sign}/done`, { note: 'ann tan' })).status).toBe(200)
  const shown = await detail(id)
  expect(shown).toMatchObject({ status: 'clearance', tasks_open: 2 })
  expect(shown.tasks[1]).toMatchObject({ id: sign, note: 'ann tan', by: expect.any(String) })
  expect((await call(ann, 'POST', `${OWN}/${sign}/done`, { note: 'ann tan' })).body.message).toMatch(/done/i)
  expect(await own(ann)).toMatchObject([{ id: sign, done_on: '2026-04-01' }])
  await call(admin, 'PATCH', `${EXIT}/${id}/task/${handOver}`, { done: true })
  expect(await own(boss)).toMatchObject([{ id: handOver, done_on: '2026-04-01' }])
  await call(admin, 'PATCH', `${EXIT}/${id}/task/${accounts}`, { waived_reason: 'No accounts' })
  now = new Date('2026-05-12T00:30:00Z')
  expect((await call(admin, 'POST', `${EXIT}/${id}/complete`, {})).body.data).toMatchObject({ status: 'completed' })
})

test('late ones are reminded of, and those of a withdrawn leaving are nobody’s', async () => {
  expected(await list({ tasks: going.map((task) => ({ ...task, due_days: -41 })) }), 201)
  const { id } = await acknowledged()
  now = new Date('2026-04-02T00:30:00Z')
  await dailyWork(app.services, [tasksOvernight(tasks)]).look()
  const { notices } = (await call(boss, 'GET', 'api/emp/notice')).body.data
  expect(notices.map(({ text }: { text: string }) => text)).toContain('Your overdue tasks: 1')
  expect((await call(admin, 'POST', `${EXIT}/${id}/withdraw`, { reason: 'Stays' })).status).toBe(200)
  expect(await own(boss)).toEqual([])
  const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  expect(await own(other)).toEqual([])
})

test('what was begun by hand goes along, and nothing is begun beside it any more', async () => {
  const { id: listId } = expected(await list({ tasks: going, employment_type: 'contract' }), 201)
  const begun = { employee_id: annId, kind: 'leaving', checklist_ids: [listId], first_day: '2026-05-12' }
  expected(await call(admin, 'POST', 'api/panel/onboarding/orientation', begun), 201)
  const { tasks: found } = await acknowledged()
  expect(found.map(({ name }) => name)).toEqual(['Hand over', 'Sign the release', 'Close accounts'])
  expect((await call(admin, 'GET', 'api/panel/onboarding/orientation')).body.data).toEqual([])
  expect(await own(boss)).toHaveLength(1)
  const again = await call(admin, 'POST', 'api/panel/onboarding/orientation', begun)
  expect(again.body.errors).toEqual({
    employee_id: ['This person’s exit already has a clearance list; add tasks there'],
  })
})
