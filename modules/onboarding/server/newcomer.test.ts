import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { candidatesHandlers } from '#modules/candidates/server/handlers.ts'
import { offerKind } from '#modules/candidates/server/offers/agreeing/offer-kind.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { fromOutside, type HiringCompany, hiringCompany, lettersOf } from '#tests/support/hiring-company.ts'
import { standardChecklists } from '../model/standard-checklists.ts'
import { onboardingHandlers } from './handlers.ts'
import { tasksFollow } from './public.ts'

const CANDIDATE = 'api/panel/onboarding/candidate'
let of: HiringCompany
let now: Date
let candidate: string
let link: string

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z')
  const approvals = { kinds: [offerKind], people: approvalPeople }
  of = await hiringCompany(
    [
      ...candidatesHandlers({ payInputsChanged: async () => {}, approvals, joined: tasksFollow }),
      ...onboardingHandlers({ people: approvalPeople, dayFacts: dayFactsOf([usualDays]) }),
    ],
    { now: () => now },
  )
  await of.company.transaction((tx) =>
    sql`insert into banks (company_id, id, code, name, is_digital)
        values (${of.companyId}, ${newId()}, 'MAYBANK', 'Maybank', false)`.execute(tx),
  )
  const heard = ['candidate.applied', 'offer.accepted', 'employee.joined']
  await of.company.transaction((tx) =>
    sql`insert into webhooks (company_id, id, name, address, events, sealed_secret, created_by_name, created_at)
        values (${of.companyId}, ${newId()}, 'HR', 'https://hr.example/', ${heard}::text[], 'x', 'HR', now())`.execute(
      tx,
    ),
  )
  candidate = (await of.apply()).body.data.id
  const offer = await post(`${CANDIDATE}/${candidate}/offer`, {
    ...{ offered_salary: '4750.50', first_day: '2026-12-01', position_id: of.position, department_id: of.department },
    ...{ employment_type: 'full_time', probation_months: 3, expires_on: '2026-11-27', letter_language: 'en' },
  })
  await post(`api/panel/onboarding/offer/${offer.body.data.id}/send`)
  const path = await linkIn('mail.offer', '/onboarding/offer/', 'api/career/offer/')
  await fromOutside(of.app, 'POST', `${path}/accept`, { full_name: 'Aisyah Rahman', agree: true })
  link = await linkIn('mail.newcomer', '/onboarding/newcomer/', 'api/career/newcomer/')
})
afterEach(() => of?.close())

const post = (path: string, body: object = {}) => of.app.call(of.admin, 'POST', path, body)
const get = async (path: string) => (await of.app.call(of.admin, 'GET', path)).body.data
const linkIn = async (subject: string, from: string, to: string) =>
  ((await lettersOf(of)).find((one) => one.subject.includes(subject))?.link ?? '').replace(from, to)
const tell = (body: object) => of.app.call(outside(), 'PATCH', link, body)
const outside = () => ({ token: 'nobody', companyId: '', session: {} as never })

const DETAILS = {
  birth_date: '1998-05-17',
  identity_number: '980517-14-5566',
  resident_address: { line: '1 Jalan Ampang', city: 'Kuala Lumpur', country: 'MY' },
  bank_account: { bank: 'Maybank', account_number: '514012345678' },
  statutory: { epf_number: '12345678', children_under_18: 1 },
  family: [{ full_name: 'Rahman Ali', relationship: 'parent', phone: '+60123334444', is_emergency_contact: true }],
}

test('a newcomer says what the record needs, reads it back masked, and it goes along into the record', async () => {
  expect((await fromOutside(of.app, 'GET', link)).body.data).toMatchObject({
    ...{ name: 'Aisyah Rahman', position: 'Barista', first_day: '2026-12-01', open_until: '2026-12-08', told: {} },
    banks: [{ name: 'Maybank' }],
  })
  const { status, body } = await tell(DETAILS)
  expect([status, body.errors]).toEqual([200, undefined])
  const masked = JSON.stringify(body.data.told)
  for (const secret of ['980517', '98051714', '51401234']) expect(masked).not.toContain(secret)
  expect(body.data.told).toMatchObject({ identity_number: '••••••••5566', statutory: { children_under_18: 1 } })
  // What comes back masked stays, and so does what is left out.
  expect((await tell({ ...body.data.told, gender: 'female' })).status).toBe(200)
  const stored = await of.company.read((tx) => sql<{ told: string }>`select told from newcomers`.execute(tx))
  expect(stored.rows[0]?.told).not.toContain('Jalan')
  expect(await get(`${CANDIDATE}/${candidate}/newcomer`)).toMatchObject({ employee_id: null, differences: [] })
  expect((await post(`${CANDIDATE}/${candidate}/newcomer/take`)).status).toBe(422)

  const { employee_id } = (await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })).body.data
  const [person] = await of.company.read((tx) =>
    tx.selectFrom('employees').selectAll().where('id', '=', employee_id).execute(),
  )
  expect(person).toMatchObject({ birth_date: '1998-05-17', gender: 'female' })
  // Sealed as it was said, and read again below: nothing differs.
  expect(person?.statutory).toMatchObject({ epf_number: expect.stringMatching(/^v1\./) })
  const family = await of.company.read((tx) => tx.selectFrom('family_members').selectAll().execute())
  expect(family).toMatchObject([{ employee_id, full_name: 'Rahman Ali', is_emergency_contact: true }])
  expect(await get(`${CANDIDATE}/${candidate}/newcomer`)).toMatchObject({ employee_id, differences: [] })

  // What is told afterwards is HR's to take.
  await tell({ phone: '+60199998888', bank_account: { bank: 'Maybank', account_number: '514099998888' } })
  const later = await get(`${CANDIDATE}/${candidate}/newcomer`)
  expect(later.differences.map(({ field }: { field: string }) => field)).toEqual(['phone', 'bank_account'])
  expect(JSON.stringify(later.differences)).not.toContain('51409999')
  expect((await post(`${CANDIDATE}/${candidate}/newcomer/take`)).body.data.differences).toEqual([])
  const accounts = await of.company.read((tx) =>
    sql<{ ending: string }>`select account_ending as ending from employee_bank_accounts where preferred`.execute(tx),
  )
  expect(accounts.rows).toEqual([{ ending: '8888' }])

  // Other programs hear of it, without pay, and without the name of whoever is no employee yet.
  const told = await of.company.read((tx) =>
    sql<{ event: string; data: object }>`select event, data from webhook_events order by at, id`.execute(tx),
  )
  expect(told.rows).toMatchObject([
    { event: 'candidate.applied', data: { candidate_id: candidate, position: 'Barista' } },
    { event: 'offer.accepted', data: { candidate_id: candidate, first_day: '2026-12-01' } },
    { event: 'employee.joined', data: { employee_id, staff_id: 'K-9', joined_on: '2026-12-01' } },
  ])
  expect(JSON.stringify(told.rows.slice(0, 2))).not.toMatch(/4750|Aisyah/)
})

test('wrong details are refused by their field, and the page closes a week after the first day', async () => {
  const wrong = await tell({
    ...{ birth_date: '2027-01-01', bank_account: { bank: 'Nowhere', account_number: '12' } },
    ...{
      statutory: { basic_salary: 9 },
      family: [{ full_name: 'A', relationship: 'child', birth_date: '2099-01-01' }],
    },
  })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
    422,
    ['bank_account.account_number', 'bank_account.bank', 'birth_date', 'family.0.birth_date', 'statutory.basic_salary'],
  ])
  expect((await tell({ offered_salary: '9000' })).status).toBe(422)
  now = new Date('2026-12-08T15:59:00Z')
  expect((await fromOutside(of.app, 'GET', link)).status).toBe(200)
  now = new Date('2026-12-08T16:01:00Z')
  const over = await fromOutside(of.app, 'GET', link)
  expect([over.status, over.body.message]).toEqual([422, 'This page is no longer open'])
  expect((await fromOutside(of.app, 'GET', 'api/career/newcomer/unknown')).status).toBe(404)
})

test('orientation of a candidate puts tasks on the page of the link, and they go along with the person', async () => {
  const joining = standardChecklists.find(({ kind }) => kind === 'joining')
  await post('api/panel/onboarding/checklist', { name: 'Joining', kind: 'joining', tasks: joining?.tasks })
  const both = await post('api/panel/onboarding/orientation', {})
  expect(Object.keys(both.body.errors)).toEqual(['employee_id'])
  const begun = await post('api/panel/onboarding/orientation', { candidate_id: candidate })
  expect([begun.status, begun.body.data]).toMatchObject([
    201,
    { employee_id: null, staff_id: null, full_name: 'Aisyah Rahman', department: 'Bar', first_day: '2026-12-01' },
  ])
  expect((await get(`${CANDIDATE}/${candidate}`)).status).toBe('orientation')
  expect((await post('api/panel/onboarding/orientation', { candidate_id: candidate })).status).toBe(422)
  // Taken away it can be begun again, and another list joins it.
  const path = `api/panel/onboarding/orientation/${begun.body.data.id}`
  expect((await of.app.call(of.admin, 'DELETE', path)).status).toBe(200)
  expect((await get(`${CANDIDATE}/${candidate}`)).status).toBe('accepted')
  const again = await post('api/panel/onboarding/orientation', { candidate_id: candidate })
  expect(again.status).toBe(201)
  const task = { name: 'Keys', name_zh: '鑰匙', owner: 'hr', due_days: 0, kind: 'equipment' }
  const list = await post('api/panel/onboarding/checklist', { name: 'Keys', kind: 'joining', tasks: [task] })
  const more = await post('api/panel/onboarding/orientation', {
    ...{ candidate_id: candidate, checklist_ids: [list.body.data.id] },
  })
  expect([more.status, more.body.data.tasks.length]).toEqual([201, again.body.data.tasks.length + 1])

  const tasks = (await fromOutside(of.app, 'GET', `${link}/task`)).body.data
  expect(tasks.map(({ kind, due_on }: { kind: string; due_on: string }) => [kind, due_on])).toEqual([
    ['data', '2026-12-04'],
    ['sign', '2026-12-08'],
  ])
  const done = (id: string, note = '') => fromOutside(of.app, 'POST', `${link}/task/${id}/done`, { note })
  expect((await done(tasks[1].id, 'Somebody')).body.errors).toHaveProperty('note')
  expect((await done(tasks[1].id, 'aisyah rahman')).body.data[1].done_on).toBe('2026-11-20')
  expect((await done(tasks[1].id, 'aisyah rahman')).status).toBe(422)
  const others = again.body.data.tasks.find(({ owner }: { owner: string }) => owner === 'hr')
  expect((await done(others.id)).status).toBe(404)

  const { employee_id } = (await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })).body.data
  expect(await get(`api/panel/onboarding/orientation?employee_id=${employee_id}`)).toMatchObject([
    { employee_id, staff_id: 'K-9', done: 1 },
  ])
})

test('a moved first day is the one of tasks, page and record; a day set by hand and the signed letter stay', async () => {
  const joining = standardChecklists.find(({ kind }) => kind === 'joining')
  await post('api/panel/onboarding/checklist', { name: 'Joining', kind: 'joining', tasks: joining?.tasks })
  const begun = await post('api/panel/onboarding/orientation', { candidate_id: candidate })
  const [byHand, other] = begun.body.data.tasks
  const patch = (path: string, body: object) => of.app.call(of.admin, 'PATCH', path, body)
  expect((await patch(`api/panel/onboarding/orientation/task/${byHand.id}`, { due_on: '2026-11-25' })).status).toBe(200)
  const moved = await patch(`api/panel/onboarding/orientation/${begun.body.data.id}`, { first_day: '2026-12-08' })
  const due = (id: string) => moved.body.data.tasks.find((one: { id: string }) => one.id === id).due_on
  expect(due(byHand.id)).toBe('2026-11-25')
  expect(due(other.id)).not.toBe(other.due_on)
  expect((await fromOutside(of.app, 'GET', link)).body.data.first_day).toBe('2026-12-08')
  expect(await get(`${CANDIDATE}/${candidate}/offer`)).toMatchObject([
    { first_day: '2026-12-01', starts_on: '2026-12-08' },
  ])
  // Whoever was here before goes on with what they told.
  const id = newId()
  await tell({ gender: 'female' })
  const { email } = await get(`${CANDIDATE}/${candidate}`)
  await of.company.transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, left_on, status)
      values (${of.companyId}, ${id}, 'OLD-1', 'Aisyah Rahman', ${email}, 'full_time', '2020-01-01', '2024-05-31',
        'resigned')`.execute(tx),
  )
  const back = await post(`${CANDIDATE}/${candidate}/migrate`, { rehire_employee_id: id })
  expect([back.status, back.body.errors]).toEqual([201, undefined])
  const [person] = await of.company.read((tx) => tx.selectFrom('employees').selectAll().where('id', '=', id).execute())
  expect(person).toMatchObject({ joined_on: '2026-12-08', gender: 'female', left_on: null })
})

test('papers are sent under the link, taken back until the record has them, and go along into it', async () => {
  const send = (name: string, bytes: string) => of.app.upload(outside(), `${link}/file`, name, Buffer.from(bytes))
  const wrong = await send('run.exe', 'MZ')
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['file']])
  const paper = await send('degree.pdf', '%PDF-1.4\n%%EOF')
  expect([paper.status, paper.body.errors]).toEqual([201, undefined])
  const [first] = (await send('second.pdf', '%PDF-1.4\n%%EOF')).body.data.files
  expect(first).toMatchObject({ name: 'degree.pdf', taken_at: null })
  const back = await fromOutside(of.app, 'DELETE', `${link}/file/${first.id}`)
  expect(back.body.data.files).toMatchObject([{ name: 'second.pdf' }])
  const [left] = (await get(`${CANDIDATE}/${candidate}/newcomer`)).files
  const read = await of.app.call(of.admin, 'GET', `${CANDIDATE}/${candidate}/newcomer/file/${left.id}`)
  expect(read.status).toBe(200)
  const { employee_id } = (await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })).body.data
  const papers = await of.company.read((tx) =>
    sql<{ employee_id: string; name: string }>`
      select employee_id, name from employee_documents order by name`.execute(tx),
  )
  expect(papers.rows).toEqual([
    { employee_id, name: 'Resume' },
    { employee_id, name: 'second.pdf' },
  ])
  expect((await fromOutside(of.app, 'DELETE', `${link}/file/${left.id}`)).status).toBe(404)
})
