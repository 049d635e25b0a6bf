import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarHandlers } from '#modules/calendar/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { onboardingHandlers } from './handlers.ts'
import { onboardingOpening } from './opening.ts'
import { tasksOvernight } from './overnight.ts'

const LIST = 'api/panel/onboarding/checklist'
const PANEL = 'api/panel/onboarding/orientation'
const OWN = 'api/emp/task'
const needs = { people: approvalPeople, dayFacts: dayFactsOf([usualDays]) }
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
      ...onboardingHandlers(needs),
      ...employeesHandlers({ payInputsChanged: async () => {} }),
      ...noticeHandlers,
      ...calendarHandlers({ agencyDates: async () => '', ownShifts: async () => undefined }),
    ],
    catalogues: serverWords,
    openings: [companyOpening, onboardingOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  // A Monday.
  today('2026-03-02')
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  boss = await app.caller(admin.companyId, 'MY')
  ann = await app.caller(admin.companyId, 'MY')
  const bossId = await person('Boss', { email: boss.session.email })
  annId = await person('Ann Tan', { email: ann.session.email, manager_id: bossId, joined_on: '2026-03-09' })
})
const today = (day: string) => {
  now = new Date(`${day}T00:30:00Z`)
}
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `O-${made}`, full_name, joined_on: '2020-01-01', ...fields }
  return expected(await app.call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
type Task = { id: string; name: string; due_on: string; kind: string; who: string[] }
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
const own = async (who: Caller): Promise<Task[]> => (await call(who, 'GET', OWN)).body.data
const begin = async (body: object = {}) =>
  expected(await call(admin, 'POST', PANEL, { employee_id: annId, ...body }), 201)
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await call(who, 'GET', 'api/emp/notice')).body.data.notices.map(({ text }: { text: string }) => text)

test('the tasks of a newcomer begin from what fits, each with its day and whoever ticks it, who are told', async () => {
  const begun = await begin()
  expect(begun).toMatchObject({ full_name: 'Ann Tan', kind: 'joining', first_day: '2026-03-09', done: 0, late: 0 })
  expect(begun.tasks.map(({ name, due_on, who }: Task) => [name, due_on, who])).toEqual([
    ['Prepare the place of work and equipment', '2026-03-06', []],
    ['Open accounts for mail and systems', '2026-03-08', []],
    ['Welcome and walk through the first week', '2026-03-09', ['Boss']],
    ['Complete bank, tax and family details', '2026-03-12', ['Ann Tan']],
    ['Read the handbook and sign', '2026-03-16', ['Ann Tan']],
    ['Talk about the first month', '2026-04-08', ['Boss']],
  ])
  expect([await noticesOf(ann), await noticesOf(boss), await noticesOf(admin)]).toEqual([
    ['Ann Tan: tasks for you (2)'],
    ['Ann Tan: tasks for you (2)'],
    ['Ann Tan: tasks for you (2)'],
  ])
  const again = await call(admin, 'POST', PANEL, { employee_id: annId })
  expect([again.status, again.body.errors]).toEqual([
    422,
    { employee_id: ['This person’s tasks for this day have already started'] },
  ])
  expect((await call(boss, 'GET', PANEL)).status).toBe(403)
})

test('everybody ticks their own alone, papers are signed by the name of the record', async () => {
  await begin()
  const [details, handbook] = await own(ann)
  const [welcome] = await own(boss)
  expect((await call(ann, 'POST', `${OWN}/${welcome?.id}/done`, {})).status).toBe(404)
  const wrong = await call(ann, 'POST', `${OWN}/${handbook?.id}/done`, { note: 'Ann' })
  expect(wrong.body.errors).toEqual({ note: ['Type your full name as in your record'] })
  expect((await call(ann, 'POST', `${OWN}/${handbook?.id}/done`, { note: 'ann  tan' })).status).toBe(200)
  expect((await call(ann, 'POST', `${OWN}/${details?.id}/done`, {})).status).toBe(200)
  const twice = await call(ann, 'POST', `${OWN}/${details?.id}/done`, {})
  expect([twice.status, twice.body.message]).toEqual([422, 'This task is done already'])
  const [shown] = (await call(admin, 'GET', PANEL)).body.data
  expect(shown).toMatchObject({ done: 2 })
  expect((await own(ann)).map(({ name }) => name)).toContain('Read the handbook and sign')
})

test('a moved day moves what is open alone; HR leaves out with a reason and opens again', async () => {
  const { id, tasks } = await begin()
  const change = (task: string, body: object) => call(admin, 'PATCH', `${PANEL}/task/${task}`, body)
  expect((await change(tasks[0].id, { state: 'done' })).status).toBe(200)
  expect((await change(tasks[1].id, { state: 'waived' })).body.errors).toEqual({ reason: ['Say why it is waived'] })
  expect((await change(tasks[1].id, { state: 'waived', reason: 'Has one' })).body.data).toMatchObject({ done: 2 })
  const moved = expected(await call(admin, 'PATCH', `${PANEL}/${id}`, { first_day: '2026-03-16' }), 200)
  expect(moved.tasks.map(({ due_on }: Task) => due_on)).toEqual([
    '2026-03-06',
    '2026-03-08',
    '2026-03-16',
    '2026-03-19',
    '2026-03-23',
    '2026-04-15',
  ])
  expect((await change(tasks[1].id, { state: 'open', due_on: '2026-03-14' })).body.data.tasks[1]).toMatchObject({
    ...{ done_on: null, waived_reason: null, due_on: '2026-03-14' },
  })
  expect((await call(admin, 'DELETE', `${PANEL}/${id}`)).status).toBe(200)
  expect(await own(ann)).toEqual([])
})

test('meetings with a host invite both, move with the day, and stand in the calendar and on paper', async () => {
  const { id } = await begin()
  const host_id = (await call(admin, 'GET', 'api/panel/employee/getAllEmployees')).body.data.find(
    ({ full_name }: { full_name: string }) => full_name === 'Boss',
  ).id
  const meeting = { name: 'Lunch, first', host_id, starts_at: '2026-03-09T12:30', minutes: 60, place: 'Canteen' }
  const past = await call(admin, 'POST', `${PANEL}/${id}/meeting`, { ...meeting, starts_at: '2026-03-01T12:30' })
  expect(past.body.errors).toEqual({ starts_at: ['This time has passed'] })
  const nobody = await call(admin, 'POST', `${PANEL}/${id}/meeting`, { ...meeting, host_id: annId })
  expect(nobody.status).toBe(201)
  await call(admin, 'DELETE', `${PANEL}/${id}/meeting/${nobody.body.data.meetings[0].id}`)
  const stranger = await call(admin, 'POST', `${PANEL}/${id}/meeting`, { ...meeting, host_id: admin.session.accountId })
  expect(stranger.body.errors).toEqual({ host_id: ['This person is not employed on that day'] })
  const planned = expected(await call(admin, 'POST', `${PANEL}/${id}/meeting`, meeting), 201)
  expect(planned.meetings).toMatchObject([{ name: 'Lunch, first', host_name: 'Boss', sequence: 0 }])
  const at = `${PANEL}/${id}/meeting/${planned.meetings[0].id}`
  const mails = async () =>
    (
      await app.db.forCompany(admin.companyId).read((tx) =>
        sql<{ calendar: string }>`
          select calendar from wanted_mails where calendar like ${`%meeting-${planned.meetings[0].id}%`}`.execute(tx),
      )
    ).rows.map(({ calendar }) => /METHOD:(\w+)[\s\S]*SEQUENCE:(\d)[\s\S]*DTSTART:(\S+)/.exec(calendar)?.slice(1))
  expect(await mails()).toEqual(Array(2).fill(['REQUEST', '0', '20260309T043000Z']))
  expect((await call(ann, 'GET', `${OWN}/meeting`)).body.data).toMatchObject([{ person: 'Boss' }])
  expect((await call(boss, 'GET', `${OWN}/meeting`)).body.data).toMatchObject([{ person: 'Ann Tan' }])
  const { meetings: inCalendar } = (await call(boss, 'GET', 'api/emp/calendar?from=2026-03-09&to=2026-03-09')).body.data
  expect(inCalendar).toMatchObject([{ time: '12:30', name: 'Lunch, first', person: 'Ann Tan', place: 'Canteen' }])
  const { address } = expected(await call(boss, 'POST', 'api/emp/calendar/feed', { shows: 'mine' }), 201)
  const feed = (await call(boss, 'GET', new URL(address).pathname.slice(1))).bytes.toString()
  expect(feed).toContain(`UID:meeting-${planned.meetings[0].id}@kerja`)
  const moved = expected(await call(admin, 'PATCH', `${PANEL}/${id}`, { first_day: '2026-03-16' }), 200)
  expect(moved.meetings).toMatchObject([{ starts_at: '2026-03-16T04:30:00.000000Z', sequence: 1 }])
  expect((await mails()).slice(2)).toEqual(Array(2).fill(['REQUEST', '1', '20260316T043000Z']))
  const file = (await call(admin, 'GET', `${PANEL}/${id}/calendar`)).bytes.toString()
  expect(file).toContain('SUMMARY:Lunch\\, first · Ann Tan · Boss')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(8)
  expect((await call(admin, 'GET', `${PANEL}/${id}/print`)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await call(boss, 'PATCH', at, { minutes: 30 })).status).toBe(403)
  expect((await call(admin, 'PATCH', at, { minutes: 30 })).body.data.meetings[0].minutes).toBe(30)
  expect((await call(admin, 'DELETE', at)).body.data.meetings).toEqual([])
  expect((await mails()).at(-1)?.slice(0, 2)).toEqual(['CANCEL', '3'])
})

test('checklists are for whom they say, have names of their own, and refuse what is not there', async () => {
  const list = { name: 'Baristas', kind: 'joining', employment_type: 'intern', tasks: [{ name: 'Apron', owner: 'hr' }] }
  const { id } = expected(await call(admin, 'POST', LIST, list), 201)
  expect((await begin()).tasks).toHaveLength(6)
  const same = await call(admin, 'POST', LIST, { ...list, name: 'BARISTAS' })
  expect(same.body.errors).toEqual({ name: ['Another checklist has this name'] })
  const nobody = { ...list, name: 'x', tasks: [{ name: 'Apron', owner: 'person', person_id: admin.session.accountId }] }
  expect((await call(admin, 'POST', LIST, nobody)).body.errors).toEqual({
    'tasks.0.person_id': ['This no longer exists'],
  })
  const noRole = { ...list, name: 'y', tasks: [{ name: 'Apron', owner: 'role' }] }
  expect((await call(admin, 'POST', LIST, noRole)).body.errors).toHaveProperty('tasks.0.role')
  // It joins what stands: there is one first day.
  const other = await call(admin, 'POST', PANEL, { employee_id: annId, checklist_ids: [id], first_day: '2026-03-10' })
  expect(other.body.errors).toHaveProperty('first_day')
  const chosen = await begin({ checklist_ids: [id] })
  expect([chosen.tasks.length, chosen.tasks.at(-1).name, chosen.first_day]).toEqual([7, 'Apron', '2026-03-09'])
  const roles = { tasks: [{ name: 'Apron', owner: 'role', role: 'HR Generalist', due_days: 2 }], is_active: false }
  expect((await call(admin, 'PATCH', `${LIST}/${id}`, roles)).body.data).toMatchObject({
    ...{ name: 'Baristas', is_active: false, tasks: [{ id: 'task-1', role: 'HR Generalist', due_days: 2 }] },
  })
  expect((await call(admin, 'DELETE', `${LIST}/${id}`)).status).toBe(200)
  expect((await call(admin, 'GET', LIST)).body.data.map(({ name }: Task) => name)).toEqual(['Joining', 'Leaving'])
  const taiwanese = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  expect((await call(taiwanese, 'GET', LIST)).body.data.map(({ name }: Task) => name)).toEqual(['到職', '離職'])
  const unknown = await call(admin, 'POST', PANEL, { employee_id: annId, kind: 'leaving' })
  expect(unknown.body.errors).toEqual({ first_day: ['This field must be filled'] })
})

test('whose days have passed is reminded every morning, but not on a day off', async () => {
  await begin()
  const morning = async (day: string) => {
    today(day)
    await dailyWork(app.services, [tasksOvernight(needs)]).look()
  }
  await morning('2026-03-12')
  expect(await noticesOf(ann)).toHaveLength(1)
  expect((await noticesOf(boss))[0]).toBe('Your overdue tasks: 1')
  // A Saturday.
  await morning('2026-03-14')
  expect(await noticesOf(ann)).toHaveLength(1)
  await morning('2026-03-16')
  expect((await noticesOf(ann))[0]).toBe('Your overdue tasks: 1')
})
