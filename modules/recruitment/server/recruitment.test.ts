import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { vacancyKind } from './agreeing/vacancy-kind.ts'
import { recruitmentHandlers } from './handlers.ts'
import { fill } from './public.ts'

const VACANCY = 'api/panel/onboarding/job/vacancy'
const ADVERTISEMENT = 'api/panel/onboarding/job/advertisement'
/** Whom the tests let apply. */
const applied = new Map<string, number>()
let app: ModuleApp

beforeAll(async () => {
  const applicants = { ofVacancies: async () => applied, ofAdvertisements: async () => applied }
  const approvals = { kinds: [vacancyKind], people: approvalPeople }
  app = await moduleApp({
    handlers: [
      ...organisationHandlers,
      ...employeesHandlers({ payInputsChanged: async () => {} }),
      ...recruitmentHandlers({ applicants: [applicants], approvals }),
      ...approvalsHandlers(approvals),
    ],
    catalogues: serverWords,
  })
})
afterAll(() => app?.close())

async function company(country: 'MY' | 'TW' | 'PH' = 'MY') {
  const admin = await app.caller(await app.company(country), country, 'Company Admin')
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, by: Caller = admin) =>
    app.call(by, method, path, body)
  const made = async (path: string, body: object) => {
    const { status, body: answered } = await send('POST', path, body)
    expect([status, answered.errors]).toEqual([201, undefined])
    return answered.data
  }
  const position = await made('api/panel/company/position', { name: 'Café manager' })
  const department = await made('api/panel/company/department', { name: 'Cafés' })
  const hire = (staff_id: string) =>
    made('api/panel/employee/create', { staff_id, full_name: `Person ${staff_id}`, joined_on: '2026-01-01' })
  const body = {
    ...{ position_id: position.id, department_id: department.id, headcount: 2, job_type: 'full_time' },
    ...{ salary_from: '4200.00', salary_to: '5000.00' },
  }
  return { admin, send, made, hire, position, department, body }
}

describe('vacancies (C-014 to C-017)', () => {
  test('are opened with what was left out filled in, listed, filtered and told one by one', async () => {
    const { send, made, hire, position, body } = await company()
    const { id: employee_id } = await hire('A-1')
    const competencies = [
      { name: 'Coffee', weight: 30, expected_level: 3 },
      { name: 'Guests', weight: 10, expected_level: 3 },
    ]
    const revision = (await send('GET', `api/panel/company/position/${position.id}/competency`)).body
    expect(revision.data).toBeDefined()
    await send('POST', `api/panel/company/position/${position.id}/competency`, { competencies })
    const team = [
      { employee_id, part: 'interviewer' },
      { employee_id, part: 'manager' },
    ]
    const added = await made(VACANCY, { ...body, team, hiring_manager_id: employee_id })
    expect(added).toMatchObject({
      ...{ position_name: 'Café manager', department_name: 'Cafés', status: 'open', approval_status: 'approved' },
      ...{ filled: 0, candidates_count: 0, advertisement_id: null, employment_type: 'full_time' },
      ...{ hiring_manager_name: 'Person A-1', salary_from: '4200.00', salary_to: '5000.00' },
      team: [
        { employee_id, full_name: 'Person A-1', part: 'manager' },
        { employee_id, full_name: 'Person A-1', part: 'interviewer' },
      ],
      rounds: [{ name: 'Interview', name_zh: '面試', minutes: 60 }],
    })
    expect((await send('GET', `${VACANCY}/${added.id}`)).body.data).toEqual(added)
    const other = await made(VACANCY, { ...body, headcount: 1 })
    expect((await send('GET', VACANCY)).body.data.map(({ id }: { id: string }) => id)).toEqual([other.id, added.id])
    const paged = (await send('GET', `${VACANCY}?page=2&per_page=1&status=open&search=caf`)).body
    expect([paged.data.length, paged.data[0].id, paged.meta]).toEqual([1, added.id, { page: 2, per_page: 1, total: 2 }])
    expect((await send('GET', `${VACANCY}?status=closed`)).body.data).toEqual([])
  })

  test('change without their status (S4-040); ids of rounds stay, new rows get one', async () => {
    const { send, made, body } = await company()
    const scorecard = [
      { name: 'Coffee', weight: 60 },
      { name: 'Guests', name_zh: '待客', weight: 40 },
    ]
    const one = await made(VACANCY, { ...body, scorecard })
    const [kept] = one.rounds
    const changed = await send('PATCH', `${VACANCY}/${one.id}`, {
      ...{ headcount: 3, status: 'closed', close_date: '' },
      rounds: [kept, { name: 'Trial day', minutes: 240 }],
    })
    expect(changed.body.data).toMatchObject({ headcount: 3, status: 'open', scorecard: one.scorecard })
    expect(changed.body.data.rounds[0]).toEqual(kept)
    expect(changed.body.data.rounds[1].id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('have their hiring manager in the team by itself; whoever follows takes the part', async () => {
    const { send, made, hire, body } = await company()
    const [{ id: first }, { id: second }, { id: recruiter }] = [await hire('M-1'), await hire('M-2'), await hire('M-3')]
    const team = [{ employee_id: recruiter, part: 'recruiter' }]
    const one = await made(VACANCY, { ...body, team, hiring_manager_id: first })
    const parts = (of: { team: { employee_id: string; part: string }[] }) =>
      of.team.map(({ employee_id, part }) => [employee_id, part])
    expect(parts(one)).toEqual([
      [first, 'manager'],
      [recruiter, 'recruiter'],
    ])
    const followed = await send('PATCH', `${VACANCY}/${one.id}`, { hiring_manager_id: second })
    expect(parts(followed.body.data)).toEqual([
      [second, 'manager'],
      [recruiter, 'recruiter'],
    ])
    const none = await send('PATCH', `${VACANCY}/${one.id}`, { hiring_manager_id: '', team: [] })
    expect(parts(none.body.data)).toEqual([])
  })

  test.each([
    [{ scorecard: [{ name: 'Coffee', weight: 99 }] }, { scorecard: ['The weights must add up to 100'] }],
    [{ salary_to: '4000.00' }, { salary_to: ['The upper end is below the lower one'] }],
    [{ salary_from: '12.345' }, { salary_from: ['An amount such as 1234.50', expect.any(String)] }],
    [{ headcount: 0 }, { headcount: [expect.any(String)] }],
    [{ position_id: randomUUID() }, { position_id: [expect.any(String)] }],
    [{ team: [{ employee_id: randomUUID(), part: 'manager' }] }, { 'team.0.employee_id': [expect.any(String)] }],
    [{ hiring_manager_id: randomUUID() }, { hiring_manager_id: [expect.any(String)] }],
  ])('%j is refused beside its field', async (more, errors) => {
    const { send, body } = await company()
    const refused = await send('POST', VACANCY, { ...body, ...more })
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
  })

  test('go from one status to any other, but not from filled to on hold; the last accepted offer fills them', async () => {
    const { admin, send, made, body } = await company()
    const { id } = await made(VACANCY, body)
    const status = async (wanted: string) => (await send('PATCH', `${VACANCY}/status/${id}`, { status: wanted })).status
    expect(await status('on_hold')).toBe(200)
    expect(await status('open')).toBe(200)
    const { companyId } = admin
    const filled = (count: number) =>
      app.db.forCompany(companyId).transaction((tx) => fill(tx, companyId, id, count, app.now()))
    await filled(1)
    expect((await send('GET', `${VACANCY}/${id}`)).body.data).toMatchObject({ filled: 1, status: 'open' })
    await filled(2)
    expect((await send('GET', `${VACANCY}/${id}`)).body.data).toMatchObject({ filled: 2, status: 'filled' })
    const refused = await send('PATCH', `${VACANCY}/status/${id}`, { status: 'on_hold' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']])
    const fewer = await send('PATCH', `${VACANCY}/${id}`, { headcount: 1 })
    expect([fewer.status, fewer.body.errors]).toEqual([
      422,
      { headcount: ['More offers than this have been accepted'] },
    ])
    expect(await status('closed')).toBe(200)
  })

  test('are kept by the two roles alone, and nobody reaches another company’s', async () => {
    const { admin, send, made, body } = await company()
    const { id } = await made(VACANCY, body)
    const generalist = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    expect((await send('GET', VACANCY, undefined, generalist)).status).toBe(200)
    const recruiter = await app.caller(admin.companyId, 'MY', 'Recruitment Manager')
    expect((await send('GET', VACANCY, undefined, recruiter)).status).toBe(403)
    const stranger = (await company()).admin
    expect((await send('GET', `${VACANCY}/${id}`, undefined, stranger)).status).toBe(404)
    expect((await send('PATCH', `${VACANCY}/status/${id}`, { status: 'closed' }, stranger)).status).toBe(404)
  })

  test('keep the name of a position that is removed', async () => {
    const { send, made, position, body } = await company()
    const { id } = await made(VACANCY, body)
    expect((await send('DELETE', `api/panel/company/position/${position.id}`)).status).toBe(200)
    const { data } = (await send('GET', `${VACANCY}/${id}`)).body
    expect(data).toMatchObject({ position_id: null, position_name: 'Café manager' })
    expect((await send('PATCH', `${VACANCY}/${id}`, { headcount: 1 })).status).toBe(200)
  })
})

describe('agreeing to a vacancy', () => {
  const REQUEST = 'api/panel/application'

  test('a chain of the company is asked, about nobody; it opens once agreed, and more heads or pay is asked anew', async () => {
    const { admin, send, made, body } = await company()
    const generalist = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    const director = await app.caller(admin.companyId, 'MY', 'Reporting Manager')
    const approver = { by: 'person', account_id: director.session.accountId, name: 'Director' }
    const chains = [
      { name: 'Director', when: { types: ['full_time'], length_from: 2 }, steps: [{ approvers: [approver] }] },
    ]
    expect((await send('POST', `${REQUEST}/flow/vacancy`, { chains })).status).toBe(200)
    // One head alone is agreed at once.
    expect(await made(VACANCY, { ...body, headcount: 1 })).toMatchObject({
      status: 'open',
      approval_status: 'approved',
    })
    const asked = await send('POST', VACANCY, body, generalist)
    const { id } = asked.body.data
    expect(asked.body.data).toMatchObject({ status: 'on_hold', approval_status: 'pending' })
    const open = await send('PATCH', `${VACANCY}/status/${id}`, { status: 'open' })
    expect([open.status, open.body.errors]).toEqual([422, { status: ['This vacancy has not been approved yet'] }])
    const [seen] = (await send('GET', `${REQUEST}?scope=mine`, undefined, director)).body.data
    expect(seen).toMatchObject({
      ...{ id, kind: 'vacancy', full_name: 'Café manager', employee_id: null, staff_id: null, department: 'Cafés' },
      ...{ type: 'full_time', length: 2, amount: '5000.00', sent_by: 'Test Person' },
      detail: '2 heads, Full time, MYR 4,200.00 – 5,000.00 a month',
    })
    // Whoever sent it does not decide it.
    expect((await decided(send, generalist, id, 'approve')).status).toBe(422)
    expect((await decided(send, director, id, 'approve')).status).toBe(200)
    expect((await send('GET', `${VACANCY}/${id}`)).body.data).toMatchObject({
      status: 'open',
      approval_status: 'approved',
    })
    const same = await send('PATCH', `${VACANCY}/${id}`, { description: 'As before', salary_to: '4900.00' })
    expect(same.body.data).toMatchObject({ status: 'open', approval_status: 'approved' })
    const more = await send('PATCH', `${VACANCY}/${id}`, { headcount: 3 })
    expect(more.body.data).toMatchObject({ status: 'on_hold', approval_status: 'pending' })
    expect((await decided(send, director, id, 'reject')).status).toBe(200)
    expect((await send('GET', `${VACANCY}/${id}`)).body.data).toMatchObject({
      status: 'on_hold',
      approval_status: 'rejected',
    })
    const again = await send('PATCH', `${VACANCY}/${id}`, { headcount: 2 })
    expect(again.body.data).toMatchObject({ status: 'on_hold', approval_status: 'pending' })
  })

  test('whoever changed it does not agree to their own change, and what was put on hold stays there', async () => {
    const { admin, send, made, body } = await company()
    const generalist = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    await app.caller(admin.companyId, 'MY', 'Company Admin')
    const chains = [{ name: 'HR', when: {}, steps: [{ approvers: [{ by: 'role', role: 'HR Generalist' }] }] }]
    const { id } = await made(VACANCY, body)
    expect((await send('POST', `${REQUEST}/flow/vacancy`, { chains })).status).toBe(200)
    expect((await send('PATCH', `${VACANCY}/status/${id}`, { status: 'on_hold' })).status).toBe(200)
    const more = await send('PATCH', `${VACANCY}/${id}`, { salary_to: null }, generalist)
    expect(more.body.data).toMatchObject({ status: 'on_hold', approval_status: 'pending' })
    expect((await decided(send, generalist, id, 'approve')).status).toBe(422)
    expect((await decided(send, admin, id, 'approve')).status).toBe(200)
    expect((await send('GET', `${VACANCY}/${id}`)).body.data).toMatchObject({
      ...{ status: 'on_hold', approval_status: 'approved' },
    })
  })

  test('an identity number is asked in Malaysia alone, and fewer heads may be all that are there', async () => {
    const { send, made, body } = await company('PH')
    const refused = await send('POST', VACANCY, { ...body, asks_identity: 1 })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['asks_identity']])
    const { admin, ...here } = await company()
    const { id } = await here.made(VACANCY, { ...here.body, asks_identity: 1 })
    const { companyId } = admin
    await app.db.forCompany(companyId).transaction((tx) => fill(tx, companyId, id, 1, app.now()))
    expect((await here.send('PATCH', `${VACANCY}/${id}`, { headcount: 1 })).body.data.status).toBe('filled')
    // One more head is looked for again.
    expect((await here.send('PATCH', `${VACANCY}/${id}`, { headcount: 2 })).body.data.status).toBe('open')
    expect((await made(VACANCY, body)).asks_identity).toBe(false)
  })
})

const decided = (send: Awaited<ReturnType<typeof company>>['send'], by: Caller, id: string, decision: string) =>
  send('POST', 'api/panel/application/decide', { ids: [id], decision, reason: 'Said so' }, by)

describe('advertisements (C-011 to C-013)', () => {
  test('are added in one language or both, changed, ended, and removed while nobody applied', async () => {
    const { send, made, body } = await company()
    const vacancy = await made(VACANCY, body)
    const questions = [{ text: 'Can you work nights?', kind: 'yes_no', required: true, knockout: 'no' }]
    const one = await made(ADVERTISEMENT, { vacancy_id: vacancy.id, title_zh: '咖啡館經理', questions })
    expect(one).toMatchObject({
      ...{ title: null, title_zh: '咖啡館經理', show_salary: true, is_remote: false, is_active: true, is_open: true },
      ...{ publish_from: '2026-11-20', publish_to: null, applications: 0, position_name: 'Café manager' },
      questions: [{ text: 'Can you work nights?', text_zh: null, choices: [], required: true, knockout: ['no'] }],
    })
    expect((await send('GET', `${VACANCY}/${vacancy.id}`)).body.data.advertisement_id).toBe(one.id)
    const later = { title: 'Café manager', publish_from: '2026-12-01' }
    const changed = (await send('PATCH', `${ADVERTISEMENT}/${one.id}`, later)).body.data
    expect(changed).toMatchObject({ ...later, title_zh: '咖啡館經理', is_open: false, questions: one.questions })
    expect((await send('GET', `${ADVERTISEMENT}?vacancy_id=${vacancy.id}`)).body.data).toEqual([changed])
    applied.set(one.id, 1)
    const kept = await send('DELETE', `${ADVERTISEMENT}/${one.id}`)
    expect([kept.status, kept.body.message]).toEqual([
      422,
      'Somebody has applied through this advertisement. End it instead of removing it',
    ])
    applied.clear()
    expect((await send('PATCH', `${ADVERTISEMENT}/${one.id}`, { is_active: 0 })).body.data.is_active).toBe(false)
    expect((await send('DELETE', `${ADVERTISEMENT}/${one.id}`)).status).toBe(200)
    expect((await send('GET', `${ADVERTISEMENT}/${one.id}`)).status).toBe(404)
  })

  test('say in Taiwan what they pay, show it below 40,000, and ask about a wide range and about an age', async () => {
    const { send, made, body } = await company('TW')
    const { id: vacancy_id } = await made(VACANCY, { ...body, salary_from: '32000.00', salary_to: '36000.00' })
    const post = (more: object) => send('POST', ADVERTISEMENT, { vacancy_id, title_zh: '咖啡師', ...more })
    expect((await post({})).body.errors).toEqual({
      salary_from: ['In Taiwan an advertisement says what it pays: enter the lower end'],
    })
    expect((await post({ is_active: 0 })).status).toBe(201)
    const hidden = await post({ salary_from: '32000.00', show_salary: 0 })
    expect([hidden.status, Object.keys(hidden.body.errors)]).toEqual([422, ['show_salary']])
    const asks = { salary_from: '32000.00', salary_to: '38000.00', requirements_zh: '限 35 歲以下' }
    const asked = await post(asks)
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        confirm_required: true,
        data: [expect.stringContaining('NT$5,000'), expect.stringContaining('Employment Service Act, §5')],
      },
    ])
    expect((await post({ ...asks, confirm: 1 })).status).toBe(201)
  })

  test('never ask for an age in the Philippines', async () => {
    const { send, made, body } = await company('PH')
    const { id: vacancy_id } = await made(VACANCY, body)
    const questions = [{ text: 'What is your date of birth?', kind: 'text' }]
    const refused = await send('POST', ADVERTISEMENT, { vacancy_id, title: 'Barista', questions, confirm: 1 })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'questions.0.text': ['In the Philippines applicants are not asked for their age or birth date'] },
    ])
  })

  test.each([
    [{}, { title: [expect.any(String)] }],
    [{ title: 'Barista', publish_to: '2026-11-19' }, { publish_to: ['It ends before it begins'] }],
    [{ title: 'x'.repeat(256) }, { title: [expect.any(String)] }],
    [{ title: 'Barista', publish_from: 'soon' }, { publish_from: ['A day such as 2026-01-31', expect.any(String)] }],
    [{ title: 'Barista', vacancy_id: randomUUID() }, { vacancy_id: [expect.any(String)] }],
  ])('%j is refused beside its field', async (more, errors) => {
    const { send, made, body } = await company()
    const { id: vacancy_id } = await made(VACANCY, body)
    const refused = await send('POST', ADVERTISEMENT, { vacancy_id, ...more })
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
  })
})
