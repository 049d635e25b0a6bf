import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { exitHandlers } from '#modules/exit/server/handlers.ts'
import { exitOpening, leavingAfterProbation } from '#modules/exit/server/public.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { probationHandlers } from './handlers.ts'
import { probationOvernight } from './overnight.ts'
import { waitingReviews } from './waiting.ts'

const PANEL = 'api/panel/probation'
const OWN = 'api/emp/probation'
const payInputsChanged = async () => {}
const needs = {
  people: approvalPeople,
  payInputsChanged,
  dayFacts: dayFactsOf([usualDays]),
  leaving: leavingAfterProbation({ payInputsChanged }),
}
let now = new Date()
let app: ModuleApp
let admin: Caller
let hr: Caller
let boss: Caller
let head: Caller
let ann: Caller
let annId: string
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...probationHandlers(needs),
      ...exitHandlers({ payInputsChanged }),
      ...employeesHandlers({ payInputsChanged }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...noticeHandlers,
      ...approvalsHandlers({ kinds: [], people: approvalPeople, staged: [waitingReviews(approvalPeople)] }),
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(() => setUp('MY'))
async function setUp(country: 'MY' | 'PH') {
  // A Monday.
  today('2026-03-16')
  admin = await app.caller(await app.company(country), country, 'Company Admin')
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, country, ...roles)
  hr = await as('HR Generalist')
  ;[boss, head, ann] = [await as(), await as(), await as()]
  const headId = await person('Head', { email: head.session.email })
  const bossId = await person('Boss', { email: boss.session.email, manager_id: headId })
  const department = expected(
    await app.call(admin, 'POST', 'api/panel/employee/create', await record('Ann', bossId)),
    201,
  )
  annId = department.id
  expected(
    await app.call(admin, 'POST', `api/panel/employee/update/employment/details/${annId}`, {
      probation_ends_on: '2026-03-31',
    }),
    200,
  )
}

const today = (day: string) => {
  now = new Date(`${day}T00:30:00Z`)
}
const record = async (full_name: string, manager_id: string) => {
  made += 1
  return { staff_id: `P-${made}`, full_name, joined_on: '2026-01-01', email: ann.session.email, manager_id }
}
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `P-${made}`, full_name, joined_on: '2020-01-01', ...fields }
  return expected(await app.call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
const open = async (more: object = {}): Promise<string> =>
  expected(await call(hr, 'POST', PANEL, { employee_id: annId, ...more }), 201).id
const shown = async (id: string) => (await call(hr, 'GET', `${PANEL}/${id}`)).body.data
const allRated = (rating: number) => [1, 2, 3, 4, 5].map((at) => ({ item_id: `item-${at}`, rating }))
const rate = async (who: Caller, id: string, rating: number, more: object = {}) => {
  const kept = await call(who, 'PATCH', `${OWN}/${id}`, { ratings: allRated(rating), ...more })
  expect([kept.status, kept.body.errors]).toEqual([200, undefined])
  return call(who, 'POST', `${OWN}/${id}/proceed`, {})
}
const decide = async (id: string, body: object) => expected(await call(hr, 'PATCH', `${PANEL}/${id}`, body), 200)
const proceed = (who: Caller, id: string, body: object = {}) => call(who, 'POST', `${PANEL}/${id}/proceed`, body)
const night = () => dailyWork(app.services, [probationOvernight(needs)]).look()
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await call(who, 'GET', 'api/emp/notice')).body.data.notices.map(({ text }: { text: string }) => text)
const employment = async () =>
  (await call(admin, 'GET', `api/panel/employee/show/employment/details/${annId}`)).body.data

describe('a review from its opening to the letter (S4-034, S3-064)', () => {
  test('goes through every stage, is confirmed, and the record follows with the new salary', async () => {
    const id = await open()
    expect(await shown(id)).toMatchObject({ status: 0, waits_for: ['Ann'], probation_end_date: '2026-03-31' })
    expect((await rate(ann, id, 5, { comment: 'I like it here' })).status).toBe(200)
    const suggested = { suggested_result: 'confirmed', suggested_salary: '5200.00' }
    expect((await rate(boss, id, 4, suggested)).status).toBe(200)
    expect(await shown(id)).toMatchObject({
      status: 3,
      employee_total_points: '100.0',
      manager_total_points: '80.0',
      grade: 'B',
      suggested_salary: '5200.00',
    })
    const early = await proceed(hr, id)
    expect([early.status, early.body.errors]).toEqual([422, { result: ['Choose the outcome of the probation'] }])
    await decide(id, { result: 'confirmed', comment: 'Well done' })
    expect((await proceed(hr, id)).status).toBe(200)
    expect(await shown(id)).toMatchObject({ status: 4 })
    const notHers = await proceed(hr, id)
    expect([notHers.status, notHers.body.message]).toEqual([422, 'This stage is not yours, or the review has moved on'])
    expect((await call(admin, 'POST', `${OWN}/${id}/proceed`, {})).status).toBe(200)
    expect((await proceed(hr, id)).status).toBe(200)
    expect(await shown(id)).toMatchObject({ status: 6, result: 'confirmed', official_confirmed_date: '2026-04-01' })
    expect(await employment()).toMatchObject({ probation_ends_on: '2026-03-31' })
    const career = (await call(admin, 'GET', `api/panel/employee/career/${annId}`)).body.data
    expect(career[0]).toMatchObject({ type: 'confirmed', effective_from: '2026-04-01' })
    const pay = (await call(admin, 'GET', `api/panel/employee/compensation/${annId}`)).body.data
    expect(pay.history).toMatchObject([{ component: 'basic_salary', effective_from: '2026-04-01', amount: '5200.00' }])
    expect((await noticesOf(ann))[0]).toBe('Your employment is confirmed from 1 Apr 2026')
  })

  test('extended, it begins again with its new end and keeps the round before', async () => {
    const id = await open()
    await rate(ann, id, 3)
    await rate(boss, id, 2)
    const short = await call(hr, 'PATCH', `${PANEL}/${id}`, { suggested_end_date: '2026-03-31' })
    expect(short.body.errors).toEqual({ suggested_end_date: ['Choose a day after the current end of probation'] })
    await decide(id, { result: 'extended' })
    const without = await proceed(hr, id)
    expect(without.body.errors).toEqual({ suggested_end_date: ['Choose a day after the current end of probation'] })
    await decide(id, { suggested_end_date: '2026-05-31' })
    await proceed(hr, id)
    await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
    expect((await proceed(hr, id)).status).toBe(200)
    expect(await shown(id)).toMatchObject({
      ...{ status: 0, round: 2, is_extended: true, probation_end_date: '2026-05-31', result: null },
      parts: { employee: null, manager: null, hod: null },
    })
    expect(await employment()).toMatchObject({ probation_ends_on: '2026-05-31' })
  })

  const notPassed = async () => {
    const id = await open()
    await rate(ann, id, 3)
    await rate(boss, id, 1)
    await decide(id, { result: 'terminated' })
    await proceed(hr, id)
    await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
    return id
  }
  const exits = async () => (await call(hr, 'GET', 'api/panel/exit')).body.data

  test('not passed, a leaving of type 3 stands acknowledged on the last day, with its reason, duties and clearance', async () => {
    const id = await notPassed()
    expect((await proceed(hr, id)).status).toBe(200)
    expect(await employment()).toMatchObject({ left_on: '2026-03-31' })
    const [found, ...others] = await exits()
    expect(others).toEqual([])
    expect(found).toMatchObject({
      ...{ employee_id: annId, exit_type_id: 3, exit_type: 'end_of_probation', status: 'acknowledged', is_own: false },
      ...{ notice_date: '2026-03-16', last_working_date: '2026-03-31', pay_by: '2026-03-31' },
      reasons: [{ name: 'Probation not passed', kind: 'involuntary' }],
      // Under two years of service the Employment Act wants 28 days.
      notice: { required_days: 28, earliest_last_day: '2026-04-12', short_days: 12 },
    })
    expect(found.tasks_open).toBeGreaterThan(0)
    expect((await noticesOf(boss)).some((text) => text.includes('31 Mar 2026'))).toBe(true)
    const again = await call(hr, 'DELETE', `${PANEL}/${id}`)
    expect([again.status, again.body.message]).toEqual([422, 'This review is completed'])
  })

  test('sent after the probation ended, notice was given on its last day', async () => {
    const id = await notPassed()
    today('2026-04-02')
    expect((await proceed(hr, id)).status).toBe(200)
    expect(await exits()).toMatchObject([{ notice_date: '2026-03-31', last_working_date: '2026-03-31' }])
  })

  test('is not sent while a leaving of the person is open, and nothing of it is done', async () => {
    const id = await notPassed()
    const reasons = (await call(hr, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 1 })).body.data
    const days = { notice_date: '2026-03-16', last_working_date: '2026-04-12' }
    const resigned = { employee_id: annId, exit_type_id: 1, exit_reason_ids: [reasons[0].id], ...days }
    expected(await call(hr, 'POST', 'api/panel/exit', resigned), 201)
    const refused = await proceed(hr, id)
    expect([refused.status, refused.body.errors]).toEqual([422, { result: ['This person already has an open exit'] }])
    expect(await shown(id)).toMatchObject({ status: 5 })
  })
})

describe('what waits, and the letter on paper', () => {
  const waits = async (who: Caller) => (await call(who, 'GET', 'api/panel/application/pendingCount')).body.data
  const paper = (who: Caller, path: string) => app.call(who, 'GET', path)

  test('stands in the inbox of whose turn it is, with the way to it, and goes on with the review', async () => {
    const id = await open()
    const own = { id, kind: 'probation_review', name: 'Ann', since: '2026-03-16', to: `/me/probation?open=${id}` }
    expect(await waits(ann)).toMatchObject({ mine: 1, staged: [{ ...own, stage: 'Rate yourself' }] })
    expect(await waits(boss)).toMatchObject({ mine: 0, staged: [] })
    await rate(ann, id, 5)
    expect(await waits(ann)).toMatchObject({ mine: 0, staged: [] })
    expect(await waits(boss)).toMatchObject({ mine: 1, staged: [{ ...own, stage: 'Rate as the manager' }] })
    await rate(boss, id, 4)
    expect((await waits(boss)).staged).toEqual([])
    expect((await waits(hr)).staged).toMatchObject([{ id, to: `/app/probation?open=${id}` }])
  })

  test('is looked at before it is sent, then had by HR and by the person alone, again as it was', async () => {
    const id = await open()
    await rate(ann, id, 5)
    await rate(boss, id, 4)
    const early = await paper(hr, `${PANEL}/${id}/letter`)
    expect([early.status, early.body.message]).toEqual([422, 'There is no letter yet'])
    await decide(id, { result: 'extended', suggested_end_date: '2026-05-31' })
    await proceed(hr, id)
    await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
    expect((await paper(hr, `${PANEL}/${id}/letter`)).status).toBe(200)
    expect((await paper(ann, `${OWN}/${id}/letter`)).status).toBe(422)
    expect((await proceed(hr, id)).status).toBe(200)
    expect((await shown(id)).letters).toEqual([{ round: 1, result: 'extended', day: '2026-05-31', on: '2026-03-16' }])
    const sent = await paper(ann, `${OWN}/${id}/letter?round=1`)
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await paper(boss, `${OWN}/${id}/letter`)).status).toBe(404)
    expect((await paper(hr, `${PANEL}/${id}/letter?round=2`)).status).toBe(422)
  })
})

describe('whose it is', () => {
  test('others see it from their stage on, the person neither what is suggested nor how it stands', async () => {
    const id = await open()
    await call(ann, 'PATCH', `${OWN}/${id}`, { ratings: allRated(5).slice(1), comment: 'Draft' })
    const half = await call(ann, 'POST', `${OWN}/${id}/proceed`, {})
    expect(half.body.errors).toEqual({ ratings: ['Rate every item'] })
    expect((await call(boss, 'GET', `${OWN}/${id}`)).body.data.parts.employee).toBeNull()
    expect((await call(boss, 'PATCH', `${OWN}/${id}`, { comment: 'x' })).status).toBe(422)
    await rate(ann, id, 5)
    expect((await call(boss, 'GET', `${OWN}/${id}`)).body.data).toMatchObject({
      parts: { employee: { comment: 'Draft' } },
      revert_history: [],
    })
    await rate(boss, id, 4, { suggested_result: 'confirmed', suggested_salary: '9000.00' })
    expect((await call(ann, 'GET', `${OWN}/${id}`)).body.data).toMatchObject({
      ...{ manager_total_points: null, grade: null, suggested_result: null, suggested_salary: null },
      parts: { manager: null, employee: { comment: 'Draft' } },
    })
    // Somebody who has no part in it.
    expect((await call(head, 'GET', `${OWN}/${id}`)).status).toBe(404)
    expect((await call(head, 'GET', OWN)).body.data).toEqual([])
    expect((await call(boss, 'GET', PANEL)).status).toBe(403)
  })

  test('a manager extends by at most the days set, and says nothing that is for others to say', async () => {
    const id = await open()
    const salary = await call(ann, 'PATCH', `${OWN}/${id}`, { suggested_salary: '9000.00' })
    expect(salary.body.errors).toEqual({ suggested_salary: ['This is filled in at another stage'] })
    await rate(ann, id, 5)
    const far = await call(boss, 'PATCH', `${OWN}/${id}`, { suggested_end_date: '2026-05-01' })
    expect(far.body.errors).toEqual({ suggested_end_date: ['A manager may not extend it by so many days'] })
    expect((await call(boss, 'PATCH', `${OWN}/${id}`, { suggested_end_date: '2026-04-30' })).status).toBe(200)
    const former = await call(boss, 'PATCH', `${OWN}/${id}`, { revision: 1, comment: 'x' })
    expect(former.status).toBe(409)
  })

  test('a manager goes on seeing what the manager suggested: not the salary that HR sets, nor how HR ends it', async () => {
    const id = await open()
    await rate(ann, id, 5)
    const suggested = { suggested_result: 'confirmed', suggested_salary: '4000.00' }
    await rate(boss, id, 4, suggested)
    await decide(id, { result: 'extended', suggested_result: 'extended', suggested_salary: '4444.00' })
    await decide(id, { suggested_end_date: '2026-05-31' })
    const seen = async () => (await call(boss, 'GET', `${OWN}/${id}`)).body.data
    const kept = { suggested_result: 'confirmed', suggested_end_date: null }
    expect(await seen()).toMatchObject({ ...kept, suggested_salary: null, result: null })
    await call(hr, 'POST', `${PANEL}/${id}/revert`, { status: 1, reason: 'Once more' })
    expect(await seen()).toMatchObject({ ...kept, suggested_salary: '4000.00' })
    const old = await call(hr, 'POST', `${PANEL}/${id}/revert`, { status: 0, reason: 'x', revision: 1 })
    expect(old.status).toBe(409)
  })

  test('managers no longer see it once their days are over (S6-011)', async () => {
    const set = {
      probation_setting: { ...(await settings()).probation_setting, post_probation_manager_access_days: 1 },
    }
    expect((await change(set)).status).toBe(200)
    const id = await open()
    await rate(ann, id, 5)
    await rate(boss, id, 4)
    await decide(id, { result: 'confirmed' })
    await proceed(hr, id)
    await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
    await proceed(hr, id)
    expect((await call(boss, 'GET', `${OWN}/${id}`)).status).toBe(200)
    today('2026-03-17')
    expect((await call(boss, 'GET', `${OWN}/${id}`)).status).toBe(404)
    expect((await call(ann, 'GET', `${OWN}/${id}`)).body.data).toMatchObject({ result: 'confirmed', grade: 'B' })
  })
})

test('sent back with a reason alone, and nothing written is lost (S4-035, S5-031)', async () => {
  const id = await open()
  await rate(ann, id, 5, { comment: 'Mine' })
  await rate(boss, id, 4)
  const back = (body: object) => call(hr, 'POST', `${PANEL}/${id}/revert`, body)
  expect((await back({ status: 1 })).body.errors).toEqual({ reason: ['Say why'] })
  expect((await back({ status: 3, reason: 'x' })).body.errors).toEqual({ status: ['Choose an earlier stage'] })
  expect((await back({ status: 2, reason: 'x' })).body.errors).toEqual({
    status: ['Nobody at this stage has an account'],
  })
  expect((await back({ status: 1, reason: 'Too kind' })).body.data).toMatchObject({
    status: 1,
    // Until the manager hands it on again, it is the manager's draft.
    parts: { employee: { comment: 'Mine' }, manager: null },
    revert_history: [{}, {}, { kind: 'revert', from: 3, to: 1, reason: 'Too kind', by: 'Test Person' }],
  })
  expect((await call(boss, 'GET', `${OWN}/${id}`)).body.data.parts.manager.ratings).toEqual(allRated(4))
})

test('HR passes over a stage with a reason, opens one only once, and nobody decides on their own', async () => {
  const id = await open()
  const twice = await call(hr, 'POST', PANEL, { employee_id: annId })
  expect(twice.body.errors).toEqual({ employee_id: ['This person already has an open review'] })
  expect((await proceed(hr, id)).body.errors).toEqual({ reason: ['Say why'] })
  expect((await proceed(hr, id, { reason: 'On leave' })).body.data).toMatchObject({
    status: 1,
    revert_history: [{ kind: 'skip', reason: 'On leave' }],
  })
  expect((await call(hr, 'DELETE', `${PANEL}/${id}`)).status).toBe(200)
  const hrId = await person('Hana', { email: hr.session.email, joined_on: '2026-01-01' })
  const own = expected(await call(admin, 'POST', PANEL, { employee_id: hrId, probation_end_date: '2026-06-30' }), 201)
  const refused = await call(hr, 'DELETE', `${PANEL}/${own.id}`)
  expect([refused.status, refused.body.message]).toEqual([422, 'Nobody decides on their own probation'])
  const moves = await call(hr, 'POST', PANEL, { employee_id: hrId, probation_end_date: '2026-04-30' })
  expect([moves.status, moves.body.message]).toEqual([422, 'Nobody decides on their own probation'])
  expect((await call(hr, 'POST', PANEL, { employee_id: annId, probation_end_date: '2025-12-31' })).body.errors).toEqual(
    {
      probation_end_date: ['This is before the first day'],
    },
  )
})

test('of their own probation HR reads no more than anybody does, until it is over', async () => {
  const bossId = (await call(admin, 'GET', 'api/panel/employee/getAllEmployees')).body.data.find(
    ({ full_name }: { full_name: string }) => full_name === 'Boss',
  ).id
  const hrId = await person('Hana', { email: hr.session.email, joined_on: '2026-01-01', manager_id: bossId })
  const other = await app.caller(admin.companyId, 'MY', 'HR Generalist')
  const opened = { employee_id: hrId, probation_end_date: '2026-03-31' }
  const { id } = expected(await call(admin, 'POST', PANEL, opened), 201)
  await rate(hr, id, 5)
  await rate(boss, id, 2, { suggested_result: 'terminated' })
  expected(await call(other, 'PATCH', `${PANEL}/${id}`, { result: 'extended', suggested_end_date: '2026-05-31' }), 200)
  const own = (await call(hr, 'GET', `${PANEL}/${id}`)).body.data
  expect([own.parts.manager, own.suggested_result, own.result, own.manager_total_points]).toEqual(Array(4).fill(null))
  expect(own.parts.employee).not.toBeNull()
  const [listed] = (await call(hr, 'GET', `${PANEL}?employee_id=${hrId}`)).body.data
  expect([listed.result, listed.manager_total_points, listed.grade]).toEqual([null, null, null])
  expect((await call(other, 'GET', `${PANEL}/${id}`)).body.data.parts.manager).not.toBeNull()
  await app.db
    .forCompany(admin.companyId)
    .transaction((tx) => sql`update probation_reviews set status = 5 where id = ${id}`.execute(tx))
  expect((await call(hr, 'GET', `${PANEL}/${id}/letter`)).body.message).toBe('There is no letter yet')
  expect((await call(other, 'GET', `${PANEL}/${id}/letter`)).status).toBe(200)
})

test('Philippines: an end after six months or 180 days asks, whoever wrote it, and once (Art. 296)', async () => {
  await setUp('PH')
  const beyond = { employee_id: annId, probation_end_date: '2026-07-31' }
  const asked = await call(hr, 'POST', PANEL, beyond)
  expect([asked.status, asked.body.data]).toEqual([409, [expect.stringMatching(/Art\. 296/)]])
  expect((await employment()).probation_ends_on).toBe('2026-03-31')
  const id = await open({ probation_end_date: '2026-06-15' })
  await rate(ann, id, 3)
  await rate(boss, id, 2, { suggested_result: 'extended', suggested_end_date: '2026-07-10' })
  await decide(id, { result: 'extended' })
  expect((await proceed(hr, id)).status).toBe(409)
  expect((await proceed(hr, id, { confirm: 1 })).status).toBe(200)
  await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
  expect((await proceed(hr, id)).status).toBe(200)
  expect((await employment()).probation_ends_on).toBe('2026-07-10')
  // The new round begins with the person, who hears so.
  expect((await noticesOf(ann))[0]).toBe('Please rate yourself for your probation review')
})

test('whoever has left is reviewed no more, and nobody is confirmed from a day on which they are gone', async () => {
  const id = await open()
  await rate(ann, id, 5)
  await rate(boss, id, 4)
  await decide(id, { result: 'confirmed' })
  await proceed(hr, id)
  await call(admin, 'POST', `${OWN}/${id}/proceed`, {})
  const leave = { last_working_date: '2026-03-20', kind: 'resigned' }
  expect((await call(admin, 'PATCH', `api/panel/employee/status/disable/${annId}`, leave)).status).toBe(200)
  expect((await proceed(hr, id)).body.errors).toEqual({ result: ['This person leaves before that day'] })
  today('2026-03-23')
  expect((await proceed(hr, id)).body.message).toBe('This person has left')
  await night()
  expect(await shown(id)).toMatchObject({ status: 6, result: null, completed_on: '2026-03-23' })
})

describe('every morning', () => {
  test('reviews open by themselves, who is in turn hears daily but not on a day off (S9-030, S9-031, S9-032)', async () => {
    await night()
    expect((await call(hr, 'GET', PANEL)).body.data).toEqual([])
    today('2026-03-17')
    await night()
    expect((await call(hr, 'GET', PANEL)).body.data).toMatchObject([{ full_name: 'Ann', status: 0 }])
    expect(await noticesOf(ann)).toEqual(['Please rate yourself for your probation review'])
    expect(await noticesOf(boss)).toEqual(['The probation of Ann ends on 31 Mar 2026'])
    // A Saturday.
    today('2026-03-21')
    await night()
    expect(await noticesOf(ann)).toHaveLength(1)
    today('2026-03-23')
    await night()
    expect((await noticesOf(ann))[0]).toBe('The probation review of Ann is still waiting for you')
    today('2026-03-24')
    await night()
    expect(await noticesOf(boss)).toHaveLength(2)
    // Due on the 24th; the night after it was missed.
    today('2026-03-26')
    await night()
    today('2026-03-27')
    await night()
    const late = 'Probation review of Ann: the employee stage is overdue (Ann)'
    expect((await noticesOf(hr)).filter((text) => text === late)).toHaveLength(1)
    expect((await call(hr, 'GET', PANEL)).body.data).toHaveLength(1)
  })
})

test('what fell on mornings that were missed is done with the next, once, also where the probation ended meanwhile', async () => {
  await night()
  today('2026-03-17')
  await night()
  const soon = 'The probation of Ann ends on 31 Mar 2026'
  const told = async () => (await noticesOf(boss)).filter((text) => text === soon).length
  expect(await told()).toBe(1)
  // Seven days before the end is the 24th, on which nothing ran.
  today('2026-03-25')
  await night()
  expect(await told()).toBe(2)
  today('2026-03-26')
  await night()
  expect(await told()).toBe(2)
  await person('Bea', { manager_id: null, probation_ends_on: '2026-05-01' })
  today('2026-05-11')
  await night()
  await night()
  const all = (await call(hr, 'GET', PANEL)).body.data as { full_name: string }[]
  expect(all.map(({ full_name }) => full_name).filter((name) => name === 'Bea')).toHaveLength(1)
})

const settings = async () => (await call(admin, 'GET', 'api/panel/company/settings')).body.data
const change = (body: object) => call(admin, 'PATCH', `api/panel/company/settings/update/${admin.companyId}`, body)

test('the settings are kept whole or refused by field (S3-011, S3-065)', async () => {
  const item = { name: 'Care', name_zh: '細心', weight: 60 }
  expect((await change({ probation_items: [item] })).body.errors).toEqual({
    probation_items: ['Weights must add up to 100'],
  })
  expect((await change({ probation_items: [item, { ...item, name: 'Speed', weight: 40 }] })).status).toBe(200)
  expect((await settings()).probation_items).toMatchObject([
    { id: 'item-1', weight: 60 },
    { id: 'item-2', name: 'Speed', weight: 40 },
  ])
  expect((await change({ probation_grades: [{ grade: 'A', from: 50 }] })).body.errors).toEqual({
    probation_grades: ['One grade must begin at 0'],
  })
})
