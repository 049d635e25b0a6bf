import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/clock/server/new-id.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { moodHandlers } from './handlers.ts'

const PANEL = 'api/panel/mood'
const OWN = 'api/emp/mood'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-25', moodHandlers)
})
beforeEach(async () => {
  app.setToday('2026-11-25')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
})
afterAll(() => app?.close())

/** People of a department who all said the same on a day. */
async function said(date: string, step: number, people: readonly string[], department: string | null = null) {
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`insert into mood_answers (company_id, employee_id, date, department_id, step)
        select ${company.id}, unnest(${[...people]}::uuid[]), ${date}, ${department}, ${step}`.execute(tx),
  )
}
async function colleagues(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => newId())
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, joined_on)
        select ${company.id}, id, id::text, 'Colleague', '2020-01-01' from unnest(${people}::uuid[]) as id`.execute(tx),
  )
  return people
}
async function departmentCalled(name: string): Promise<string> {
  const id = newId()
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      sql`insert into departments (company_id, id, name) values (${company.id}, ${id}, ${name})`.execute(tx),
    )
  return id
}
const overview = async (query = '') => (await company.get(`${PANEL}${query}`)).body.data

test('one answers once a day, changes it with its note, and removes it the same day alone', async () => {
  expect((await company.post(OWN, { step: 4 }, ann)).body.data).toEqual({
    date: '2026-11-25',
    step: 4,
    note: null,
    is_shared: false,
  })
  await company.post(OWN, { step: 2, note: ' Late trains ', is_shared: 1 }, ann)
  // A step alone leaves the note as it is.
  await company.post(OWN, { step: 3 }, ann)
  const { answer, answers, may_answer } = (await company.get(OWN, ann)).body.data
  expect(answer).toEqual({ date: '2026-11-25', step: 3, note: 'Late trains', is_shared: true })
  expect([answers.length, may_answer]).toEqual([1, true])
  // A note that is gone is shared with nobody.
  expect((await company.post(OWN, { step: 3, note: '' }, ann)).body.data).toMatchObject({
    note: null,
    is_shared: false,
  })
  await company.remove(OWN, ann)
  expect((await company.get(OWN, ann)).body.data.answer).toBeNull()
  await company.post(OWN, { step: 5 }, ann)
  app.setToday('2026-11-26')
  await company.remove(OWN, ann)
  expect((await company.get(`${OWN}?month=2026-11`, ann)).body.data).toMatchObject({
    answer: null,
    answers: [{ date: '2026-11-25', step: 5 }],
  })
  expect((await company.get(`${OWN}?month=2026-10`, ann)).body.data.answers).toEqual([])
})

test('nobody answers beyond the five steps, before they join, after they leave, or where nobody is asked', async () => {
  expect((await company.post(OWN, { step: 6 }, ann)).body.errors).toEqual({ step: ['Choose one of the five moods'] })
  expect((await company.post(OWN, { step: 1, note: 'x'.repeat(501) }, ann)).body.errors).toEqual({
    note: ['At most 500 characters'],
  })
  const refused = 'Only people employed today can answer'
  const coming = await company.member('Coming', { joined_on: '2026-11-26' })
  const former = await company.member('Former', { left_on: '2026-11-24' })
  for (const who of [coming, former, company.admin])
    expect((await company.post(OWN, { step: 4 }, who)).body.message).toBe(refused)
  const last = await company.member('Last', { left_on: '2026-11-25' })
  expect((await company.post(OWN, { step: 4 }, last)).status).toBe(200)
  await company.patch(`${PANEL}/setting`, { is_on: 0 })
  expect((await company.post(OWN, { step: 4 }, ann)).body.message).toMatch(/not asking/)
  expect((await company.get(OWN, ann)).body.data.may_answer).toBe(false)
})

test('fewer than five are shown nowhere, today’s answers not yet', async () => {
  const people = await colleagues(6)
  await said('2026-11-23', 4, people.slice(0, 4))
  await said('2026-11-25', 5, people)
  expect((await overview()).now).toEqual({
    ...{ from: '2026-11-23', to: '2026-11-29', average: null, answers: null, steps: null, share: null },
  })
  await said('2026-11-24', 2, people)
  // 6 of 7 people, whom the four of the day before do not join: 86 %.
  expect((await overview()).now).toMatchObject({ average: '2.0', answers: 6, steps: [0, 6, 0, 0, 0], share: 86 })
  expect((await overview('?by=day&on=2026-11-23')).now.average).toBeNull()
  // Once the week is over, two days of four are eight answers of four people: still too few, while six of them are not.
  app.setToday('2026-11-30')
  expect((await overview()).now).toMatchObject({ answers: 12, average: '3.5' })
  await said('2026-11-26', 1, people.slice(2))
  expect((await overview()).now).toMatchObject({ answers: 20, steps: [4, 6, 0, 4, 6] })
  expect((await overview('?by=day&on=2026-11-26')).now.average).toBeNull()
})

test('departments are shown of weeks that are over, a small one never by what the others leave of the total', async () => {
  const [shop, office, ware] = [
    await departmentCalled('Shop'),
    await departmentCalled('Office'),
    await departmentCalled('Ware'),
  ]
  const people = await colleagues(20)
  const all = async (date: string, step: number) => {
    await said(date, step, people.slice(0, 4), office)
    await said(date, step, people.slice(4, 10), ware)
    await said(date, 5, people.slice(10), shop)
  }
  await all('2026-11-17', 3)
  await all('2026-11-23', 2)
  const of = async (query: string) =>
    (await overview(query)).departments.map(({ name, average, change }: Record<string, unknown>) => [
      name,
      average,
      change,
    ])
  expect(await of('?by=week')).toEqual([])
  expect(await of('?by=week&on=2026-11-17')).toEqual([['Shop', '5.0', null]])
  app.setToday('2026-11-30')
  expect(await of('?by=week')).toEqual([['Shop', '5.0', '0.0']])
  // Nobody is in the department by now; then sixteen, while ten answered on the one day that counts.
  const share = async () => (await overview('?by=week')).departments[0].share
  expect(await share()).toBeNull()
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`update employees set department_id = ${shop}
        where company_id = ${company.id} and id = any(${people.slice(0, 16)}::uuid[])`.execute(tx),
  )
  expect(await share()).toBe(63)
  const { now, before, change } = await overview('?by=week')
  // 20 and 50, 30 and 50 of 20 people: 3.5 and 4.0.
  expect([now.average, before.average, change]).toEqual(['3.5', '4.0', '-0.5'])
  expect(await of('?by=day&on=2026-11-23')).toEqual([])
})

test('shared notes have no name, no day and the order of their texts; what is kept is read by nobody else', async () => {
  const people = await colleagues(5)
  await company.post(OWN, { step: 2, note: 'Zebra', is_shared: 1 }, ann)
  const ben = await company.member('Ben')
  await company.post(OWN, { step: 2, note: 'Apple', is_shared: 1 }, ben)
  await company.post(OWN, { step: 1, note: 'Mine' }, await company.member('Cat'))
  const notes = async () => (await company.get(`${PANEL}/note`)).body
  app.setToday('2026-11-26')
  expect((await notes()).data).toEqual([])
  await said('2026-11-25', 3, people)
  expect((await notes()).data).toEqual([{ note: 'Apple' }, { note: 'Zebra' }])
  expect((await company.get(`${PANEL}/note?page=2&per_page=1`)).body).toMatchObject({
    data: [{ note: 'Zebra' }],
    meta: { total: 2 },
  })
  const log = await app.db
    .forCompany(company.id)
    .read((tx) => sql`select from activity where action like 'mood.%'`.execute(tx))
  expect(log.rows).toEqual([])
})

test('another smallest group holds from the next week on, and less than five is refused', async () => {
  const setting = `${PANEL}/setting`
  expect((await company.patch(setting, { minimum: 4 })).body.errors).toEqual({
    minimum: ['At least 5'],
  })
  const people = await colleagues(6)
  await said('2026-11-24', 4, people)
  const changed = await company.patch(setting, { minimum: 7, question_en: 'How was today?' })
  expect(changed.body.data).toMatchObject({ minimum: 5, next: { minimum: 7, from: '2026-11-30' } })
  expect((await company.get(OWN, ann)).body.data.question_en).toBe('How was today?')
  await said('2026-12-01', 4, people)
  app.setToday('2026-12-07')
  expect((await overview('?on=2026-11-24')).now.answers).toBe(6)
  expect(await overview('?on=2026-12-01')).toMatchObject({ minimum: 7, now: { answers: null } })
  expect((await company.patch(setting, { question_en: '' })).body.data).toMatchObject({ question_en: null, minimum: 7 })
})

test('the sheet holds what the screen shows and is told in the log; managers and colleagues see none of it', async () => {
  await said('2026-11-24', 4, await colleagues(6))
  const sheet = await company.get(`${PANEL}/export?by=week`)
  expect(sheet.status).toBe(200)
  const log = await app.db
    .forCompany(company.id)
    .read((tx) => sql<{ action: string }>`select action from activity where action like 'mood.%'`.execute(tx))
  expect(log.rows).toEqual([{ action: 'mood.exported' }])
  const manager = await company.with('HR Manager')
  for (const path of ['', '/note', '/export', '/setting'])
    for (const who of [manager, ann]) expect((await company.get(`${PANEL}${path}`, who)).status).toBe(403)
  expect((await company.patch(`${PANEL}/setting`, { is_on: 0 }, manager)).status).toBe(403)
  expect((await company.get(PANEL, await company.with('HR Generalist'))).status).toBe(200)
})
