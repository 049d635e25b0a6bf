import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { exitHandlers } from './handlers.ts'
import { exitOpening } from './public.ts'

const EXIT = 'api/panel/exit'
let app: ModuleApp
let admin: Caller
let now = new Date('2026-04-01T03:00:00Z')
const told: string[] = []
beforeAll(async () => {
  const payInputsChanged = async (_tx: unknown, _id: string, { cause }: { cause: string }) => void told.push(cause)
  app = await moduleApp({
    handlers: [
      ...exitHandlers({ payInputsChanged }),
      ...employeesHandlers({ payInputsChanged }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => now,
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

let made = 0
async function person(fields: object = {}, by = admin): Promise<string> {
  made += 1
  const body = { staff_id: `E-${made}`, full_name: `Person ${made}`, joined_on: '2024-01-02', ...fields }
  const { status, body: answer } = await app.call(by, 'POST', 'api/panel/employee/create', body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data.id
}
const as = (...roles: CompanyRole[]) => app.caller(admin.companyId, 'MY', ...roles)
const reason = async (value: string, by = admin): Promise<string> => {
  const { data } = (await app.call(by, 'GET', 'api/panel/company/exitReason/index')).body
  return data.find((one: { value: string }) => one.value === value).id
}
const get = async (path: string, by = admin) => (await app.call(by, 'GET', path)).body.data
const post = (path: string, body: object = {}, by = admin) => app.call(by, 'POST', path, body)
const patch = (path: string, body: object, by = admin) => app.call(by, 'PATCH', path, body)
const days = { notice_date: '2026-04-01', last_working_date: '2026-04-28' }
async function enter(employee_id: string, more: object = {}) {
  const body = { employee_id, exit_type_id: 1, exit_reason_ids: [await reason('better_pay')], ...days, ...more }
  const { status, body: answer } = await post(EXIT, body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data
}
/** A person with an account and no role. */
async function leaver(fields: object = {}) {
  const caller = await as()
  return { caller, id: await person({ email: caller.session.email, ...fields }) }
}
const recordOf = (id: string) => get(`api/panel/employee/status/show/${id}`)
const clearAll = async (id: string, tasks: readonly { id: string }[]) => {
  for (const task of tasks) expect((await patch(`${EXIT}/${id}/task/${task.id}`, { done: true })).status).toBe(200)
}

describe('a leaving entered by HR', () => {
  test('has every field and is read back with its notice and duties (S3-063)', async () => {
    const id = await person()
    const more = { person_in_charge_email: 'Boss@Kopi.example', forward_email: 'team@kopi.example', forward_period: 30 }
    const exit = await enter(id, { ...more, last_working_date: '2026-04-20' })
    expect(await get(`${EXIT}/${exit.id}`)).toMatchObject({
      employee_id: id,
      status: 'submitted',
      exit_type_id: 1,
      exit_type: 'resignation',
      reasons: [{ name: 'Better pay elsewhere', kind: 'voluntary' }],
      person_in_charge_email: 'boss@kopi.example',
      forward_email: 'team@kopi.example',
      forward_period: 30,
      // Joined 2 January 2024: 26 months, six weeks.
      notice: { required_days: 42, earliest_last_day: '2026-05-12', short_days: 22 },
      duties: [{ code: 'cp22a', due_on: '2026-03-21', standing: 'inferred' }],
      pay_by: '2026-04-20',
      interview: null,
      may: ['acknowledge', 'change_day', 'withdraw', 'edit', 'remove'],
    })
    expect((await get(`${EXIT}?status=open&search=${made}`)).map((one: { id: string }) => one.id)).toContain(exit.id)
    const changed = await patch(`${EXIT}/${exit.id}`, { forward_period: '', notice_date: '2026-03-02' })
    expect(changed.body.data).toMatchObject({ forward_period: null, notice: { earliest_last_day: '2026-04-12' } })
    expect((await app.call(admin, 'DELETE', `${EXIT}/${exit.id}`)).status).toBe(200)
    expect((await app.call(admin, 'GET', `${EXIT}/${exit.id}`)).status).toBe(404)
  })

  test('is not there for whoever it is about, in HR too, until it is acknowledged', async () => {
    const hr = await as('HR Generalist')
    const id = await person({ email: hr.session.email })
    const exit = await enter(id, { exit_type_id: 2, exit_reason_ids: [await reason('poor_performance')] })
    const seen = async (by: Caller) => (await get(`${EXIT}?status=open`, by)).map((one: { id: string }) => one.id)
    expect(await seen(hr)).not.toContain(exit.id)
    expect(await seen(await as('HR Generalist'))).toContain(exit.id)
    expect((await app.call(hr, 'GET', `${EXIT}/${exit.id}`)).status).toBe(404)
    expect((await patch(`${EXIT}/${exit.id}`, { notice_date: '2026-03-02' }, hr)).status).toBe(404)
    expect((await app.call(hr, 'DELETE', `${EXIT}/${exit.id}`)).status).toBe(404)
    expect((await post(`${EXIT}/${exit.id}/acknowledge`, {})).status).toBe(200)
    expect(await seen(hr)).toContain(exit.id)
  })

  test('is one’s own notice where HR enters it of themselves', async () => {
    const hr = await as('HR Generalist')
    const id = await person({ email: hr.session.email })
    const body = { employee_id: id, exit_type_id: 1, exit_reason_ids: [await reason('better_pay')], ...days }
    expect((await post(EXIT, body, hr)).body.data).toMatchObject({ is_own: true, status: 'submitted' })
  })

  test('goes into the record when acknowledged, is cleared and completed, and gives a certificate', async () => {
    const { caller, id } = await leaver()
    const heir = await person()
    const report = await person({ manager_id: id })
    const exit = await enter(id)
    expect((await recordOf(id)).left_on).toBe(null)
    expect((await app.call(admin, 'GET', `${EXIT}/${exit.id}/certificate`)).status).toBe(422)
    const done = (await post(`${EXIT}/${exit.id}/acknowledge`)).body.data
    expect(done).toMatchObject({ status: 'acknowledged', tasks_open: 5, hand_over: { reports: [{ id: report }] } })
    expect(await recordOf(id)).toMatchObject({ left_on: '2026-04-28', left_kind: 'resigned' })
    expect(told.at(-1)).toBe('employment')
    const { notices } = await get('api/emp/notice', caller)
    expect(notices[0].text).toMatch(/acknowledged/)
    expect((await post(`${EXIT}/${exit.id}/complete`)).body.message).toMatch(/has not come/)
    now = new Date('2026-04-28T03:00:00Z')
    expect((await post(`${EXIT}/${exit.id}/complete`)).body.message).toBe(
      'Tasks still to be cleared: 5. Tick each off, or waive it with a reason',
    )
    const [first, ...others] = done.tasks
    const waived = await patch(`${EXIT}/${exit.id}/task/${first.id}`, { waived_reason: 'Had none' })
    expect(waived.body.data).toMatchObject({ status: 'clearance', tasks_open: 4 })
    await clearAll(exit.id, others)
    expect((await post(`${EXIT}/${exit.id}/complete`)).body.message).toMatch(/Hand them over first/)
    expect((await post(`${EXIT}/${exit.id}/handOver`, { to: heir })).body.data.hand_over.reports).toEqual([])
    expect((await post(`${EXIT}/${exit.id}/complete`)).body.data).toMatchObject({ status: 'completed', may: [] })
    expect((await post(`${EXIT}/${exit.id}/withdraw`, { reason: 'Late' })).status).toBe(422)
    now = new Date('2026-04-01T03:00:00Z')
    const pdf = await app.call(caller, 'GET', `api/emp/exit/${exit.id}/certificate`)
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('moves to another day only with a remark (S5-029), and is taken back out of the record (S4-041)', async () => {
    const id = await person()
    const exit = await enter(id)
    await post(`${EXIT}/${exit.id}/acknowledge`)
    const path = `${EXIT}/${exit.id}/lastWorkingDate`
    const refused = await patch(path, { date: '2026-05-31' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['remark']])
    const before = await patch(path, { date: '2026-03-31', remark: 'Slip' })
    expect([before.status, Object.keys(before.body.errors)]).toEqual([422, ['date']])
    const moved = await patch(path, { date: '2026-05-31', remark: 'Agreed' })
    expect(moved.body.data).toMatchObject({
      last_working_date: '2026-05-31',
      remark: 'Agreed',
      tasks: [{ due_on: '2026-05-31' }, {}, {}, {}, {}],
    })
    expect((await recordOf(id)).left_on).toBe('2026-05-31')
    const back = await post(`${EXIT}/${exit.id}/withdraw`, { reason: 'Stays' })
    expect(back.body.data).toMatchObject({ status: 'withdrawn', exit_type: 'withdrawn', exit_type_id: 5 })
    expect((await recordOf(id)).left_on).toBe(null)
    expect((await get(`${EXIT}?exit_type_id=5`)).map((one: { id: string }) => one.id)).toEqual([exit.id])
    const again = await enter(id)
    await post(`${EXIT}/${again.id}/acknowledge`)
    now = new Date('2026-04-28T03:00:00Z')
    expect((await post(`${EXIT}/${again.id}/withdraw`, { reason: 'Late' })).body.message).toMatch(/has come/)
    now = new Date('2026-04-01T03:00:00Z')
  })

  test('is refused by field: twice, before joining, after leaving, for the last Company Admin, for a wrong reason', async () => {
    const id = await person()
    await enter(id)
    const given = { employee_id: id, exit_type_id: 1, exit_reason_ids: [await reason('personal')], ...days }
    const at = async (body: object) => {
      const { status, body: answer } = await post(EXIT, { ...given, ...body })
      return [status, Object.keys(answer.errors ?? {})]
    }
    expect(await at({})).toEqual([422, ['employee_id']])
    expect(await at({ notice_date: '2023-12-01', last_working_date: '2023-12-31' })).toEqual([
      422,
      ['notice_date', 'last_working_date'],
    ])
    expect(await at({ last_working_date: '2026-03-31' })).toEqual([422, ['last_working_date']])
    expect(await at({ exit_type_id: 5 })).toEqual([422, ['exit_type_id']])
    expect(await at({ exit_type_id: 2 })).toEqual([422, ['exit_reason_ids']])
    expect(await at({ exit_reason_ids: [] })).toEqual([422, ['exit_reason_ids']])
    expect(await at({ exit_reason_ids: Array(6).fill(given.exit_reason_ids[0]) })).toEqual([422, ['exit_reason_ids']])
    const gone = await person()
    await patch(`api/panel/employee/status/disable/${gone}`, { last_working_date: '2026-03-30' })
    expect(await at({ employee_id: gone })).toEqual([422, ['employee_id']])
    const boss = await person({ email: admin.session.email })
    expect(await at({ employee_id: boss })).toEqual([422, ['employee_id']])
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    expect((await post(EXIT, given, stranger)).status).toBe(404)
  })

  test('keeps papers, which others of the roles may read, and recruitment changes nothing', async () => {
    const exit = await enter(await person())
    const path = `${EXIT}/${exit.id}/document`
    const boundary = 'b'
    const part = (name: string, more: string, body: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`
    const payload = Buffer.from(
      `${part('kind', '', 'support')}${part('file', '; filename="letter.pdf"', '%PDF-1.4 a letter %%EOF')}--${boundary}--\r\n`,
    )
    const sent = await app.call(admin, 'POST', path, payload, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
    expect([sent.status, sent.body.data?.documents]).toEqual([
      201,
      [expect.objectContaining({ kind: 'support', name: 'letter.pdf' })],
    ])
    const reader = await as('Recruitment 2')
    const entry = sent.body.data.documents[0].id
    expect((await app.call(reader, 'GET', `${path}/${entry}`)).bytes.toString()).toContain('a letter')
    expect((await get(`${EXIT}/${exit.id}`, reader)).may).toEqual([])
    expect((await post(`${EXIT}/${exit.id}/withdraw`, { reason: 'x' }, reader)).status).toBe(403)
    expect((await post(`${EXIT}/${exit.id}/acknowledge`, {}, await as('HR Manager'))).status).toBe(403)
    expect((await app.call(await as('Recruitment 1'), 'GET', EXIT)).status).toBe(403)
    expect((await app.call(admin, 'DELETE', `${path}/${entry}`)).body.data.documents).toEqual([])
  })
})

describe('my own leaving', () => {
  test('is previewed, sent, answered and taken back until it is acknowledged', async () => {
    const { caller, id } = await leaver({ joined_on: '2025-06-02' })
    const preview = await post('api/emp/exit/preview', { notice_date: '2026-04-01' }, caller)
    expect(preview.body.data).toMatchObject({
      notice: { required_days: 28, earliest_last_day: '2026-04-28' },
      pay_by: '2026-04-28',
    })
    const choices = await get('api/emp/exit/choices', caller)
    expect(choices.reasons).toHaveLength(12)
    const early = { notice_date: '2026-03-20', last_working_date: '2026-04-28' }
    const yearsAhead = { notice_date: '2029-04-01', last_working_date: '2029-04-28' }
    for (const path of ['api/emp/exit/preview', 'api/emp/exit']) {
      for (const [wrong, why] of [[early, 'HR records'] as const, [yearsAhead, 'more than a year'] as const]) {
        const refused = await post(path, { exit_reason_ids: [choices.reasons[0].id], ...wrong }, caller)
        const told = { notice_date: [expect.stringContaining(why)] }
        expect([refused.status, refused.body.errors]).toEqual([422, told])
      }
    }
    const body = { exit_reason_ids: [choices.reasons[0].id], ...days }
    const sent = await post('api/emp/exit', body, caller)
    expect([sent.status, sent.body.data]).toMatchObject([201, { status: 'submitted', is_own: true, employee_id: id }])
    expect((await post('api/emp/exit', body, caller)).body.errors).toHaveProperty('notice_date')
    const own = `api/emp/exit/${sent.body.data.id}`
    expect((await post(`${own}/withdraw`, { reason: 'Stays' }, await as())).status).toBe(404)
    expect((await post(`${own}/withdraw`, { reason: 'Stays' }, caller)).body.data.status).toBe('withdrawn')
    const again = (await post('api/emp/exit', body, caller)).body.data
    await post(`${EXIT}/${again.id}/acknowledge`)
    const late = await post(`api/emp/exit/${again.id}/withdraw`, { reason: 'Stays' }, caller)
    expect([late.status, late.body.message]).toEqual([422, 'It is acknowledged; only HR can withdraw it now'])
  })

  test('what is said on going is asked by the company, and never seen by the manager', async () => {
    const boss = await as('HR Generalist')
    const manager_id = await person({ email: boss.session.email })
    const { caller, id } = await leaver({ manager_id })
    const set = `api/panel/company/settings/update/${admin.companyId}`
    expect((await patch(set, { exit_questions: [{ text: 'Why?', text_zh: '為什麼？' }] })).status).toBe(200)
    const exit = await enter(id)
    const [question] = (await get('api/emp/exit/choices', caller)).questions
    // What HR prepares is not the person's to read before it is acknowledged.
    expect(await get('api/emp/exit', caller)).toEqual([])
    await post(`${EXIT}/${exit.id}/acknowledge`)
    expect(await get('api/emp/exit', caller)).toHaveLength(1)
    expect(question).toEqual({ id: 'q1', text: 'Why?', text_zh: '為什麼？' })
    const path = `api/emp/exit/${exit.id}/interview`
    const wrong = await post(path, { answers: [{ id: 'no', answer: 'x' }] }, caller)
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['answers.0.id']])
    const said = await post(path, { answers: [{ id: question.id, answer: 'Far away' }] }, caller)
    expect(said.body.data.interview).toEqual([{ id: 'q1', question: 'Why?', answer: 'Far away' }])
    const heard = async (by: Caller) => (await get(`${EXIT}/${exit.id}`, by)).interview
    expect(await heard(admin)).toHaveLength(1)
    expect(await heard(await as('HR Generalist'))).toHaveLength(1)
    expect([await heard(boss), await heard(await as('Recruitment Manager'))]).toEqual([null, null])
  })
})

test('the dashboard counts who left, also without an entry here', async () => {
  const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const [kept, byHand] = [await person({}, other), await person({ joined_on: '2026-01-05' }, other)]
  await person({}, other)
  const body = { employee_id: kept, exit_type_id: 2, exit_reason_ids: [await reason('redundancy', other)], ...days }
  const exit = (await post(EXIT, { ...body, last_working_date: '2026-04-20' }, other)).body.data
  await post(`${EXIT}/${exit.id}/acknowledge`, {}, other)
  await patch(
    `api/panel/employee/status/disable/${byHand}`,
    { last_working_date: '2026-03-31', kind: 'resigned' },
    other,
  )
  const found = await get(`${EXIT}/dashboard?from=2026-03-01&to=2026-04-30`, other)
  expect(found).toMatchObject({
    open: 1,
    left: 2,
    // Three on 31 March, one on 30 April: two of two on average.
    attrition: '100.0',
    by_month: [
      { month: '2026-03', left: 1, voluntary: 1, involuntary: 0, headcount: 3 },
      { month: '2026-04', left: 1, voluntary: 0, involuntary: 1, headcount: 1 },
    ],
    by_reason: [
      { name: 'Redundancy', count: 1 },
      { id: null, name: 'Not known', count: 1 },
    ],
    by_department: [{ id: null, name: 'No department', count: 2 }],
    without_exit: [{ employee_id: byHand, left_on: '2026-03-31' }],
  })
  expect(found.by_tenure.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { bucket: 'under_6_months', count: 1 },
    { bucket: '2_to_3', count: 1 },
  ])
  expect((await app.call(other, 'GET', `${EXIT}/dashboard?from=2026-04-30&to=2026-03-01`)).status).toBe(422)
})
