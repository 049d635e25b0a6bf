import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { documentsHandlers } from './handlers.ts'

const PANEL = 'api/panel/documents/letter'
const OWN = 'api/emp/documents/letter'
const payInputsChanged = async () => {}
let app: ModuleApp
let admin: Caller
let hr: Caller
let ann: Caller
let ben: Caller
let annId: string
let carolId: string

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...documentsHandlers,
      ...employeesHandlers({ payInputsChanged }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => new Date('2026-03-16T00:30:00Z'),
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, 'MY', ...roles)
  ;[hr, ann, ben] = [await as('HR Generalist'), await as(), await as()]
  annId = await person('A-1', 'Ann Lim', { email: ann.session.email })
  await person('B-1', 'Ben Tan', { email: ben.session.email })
  carolId = await person('C-1', 'Carol Ong', {})
  const agreed = { components: { basic_salary: '4200.00' }, effective_from: '2026-01-01' }
  expected(await call(admin, 'PATCH', `api/panel/employee/compensation/${annId}`, agreed), 200)
})

async function person(staff_id: string, full_name: string, fields: object): Promise<string> {
  const body = { staff_id, full_name, joined_on: '2024-01-15', ...fields }
  return expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
const template = (more: object = {}) => ({
  ...{ name: 'New salary', audience: 'employee', language: 'en', title_en: 'Your salary' },
  ...{ text_en: 'Dear {{preferred_name}}, from {{? From}} you earn {{? Salary}}.', answer: 'sign', answer_days: 7 },
  ...more,
})
const added = async (more: object = {}): Promise<string> =>
  expected(await call(hr, 'POST', `${PANEL}/template`, template(more)), 201).id
const asked = { From: '2026-04-01', Salary: 'MYR 4,500.00' }
const notices = async (who: Caller): Promise<string[]> =>
  (await call(who, 'GET', 'api/emp/notice')).body.data.notices.map(({ text }: { text: string }) => text)

describe('templates', () => {
  test('hold only known fields, in each of their languages, under names of their own', async () => {
    const bad = await call(hr, 'POST', `${PANEL}/template`, template({ text_en: 'Pay {{net_pay}} {{7*7}}' }))
    expect([bad.status, bad.body.errors.text_en]).toEqual([
      422,
      ['There is no field {{net_pay}}, {{7*7}}; choose one from the list'],
    ])
    const half = await call(hr, 'POST', `${PANEL}/template`, template({ language: 'both' }))
    expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['title_zh', 'text_zh']])
    const id = await added()
    expect((await call(hr, 'GET', `${PANEL}/template/${id}`)).body.data).toMatchObject({
      ...{ asks: ['From', 'Salary'], uses_pay: false, is_used: false, on_request: false },
    })
    const twice = await call(hr, 'POST', `${PANEL}/template`, template({ name: 'NEW SALARY' }))
    expect([twice.status, twice.body.errors]).toEqual([422, { name: ['Another template has this name'] }])
    expect((await call(ann, 'GET', `${PANEL}/template`)).status).toBe(403)
  })

  test('the usual ones are added once, and one that was used is switched off instead of removed', async () => {
    expect(expected(await call(hr, 'POST', `${PANEL}/template/preset`, {}), 200)).toEqual({ added: 6 })
    expect(expected(await call(hr, 'POST', `${PANEL}/template/preset`, {}), 200)).toEqual({ added: 0 })
    const id = await added({ answer: 'none', text_en: 'Hello {{full_name}}' })
    expected(await call(hr, 'POST', `${PANEL}/send`, { template_id: id, employee_ids: [annId] }), 200)
    const kept = await call(hr, 'DELETE', `${PANEL}/template/${id}`)
    expect([kept.status, kept.body.message]).toEqual([
      422,
      'Letters were written with this template. Switch it off instead',
    ])
    expected(await call(hr, 'PATCH', `${PANEL}/template/${id}`, { is_active: false }), 200)
    const off = await call(hr, 'POST', `${PANEL}/send`, { template_id: id, employee_ids: [annId] })
    expect(off.status).toBe(422)
  })
})

describe('a letter from the template to the signature', () => {
  test('is filled for each, sent with numbers that follow each other, and signed once by name', async () => {
    const id = await added()
    const unasked = await call(hr, 'POST', `${PANEL}/send`, { template_id: id, employee_ids: [annId] })
    expect([unasked.status, unasked.body.message]).toEqual([422, 'Fill in: From, Salary'])
    const many = { template_id: id, employee_ids: [annId, carolId], asked }
    const done = expected(await call(hr, 'POST', `${PANEL}/send`, many), 200)
    // Carol has no account to sign with.
    expect(done).toMatchObject({ sent: 1, skipped: 1 })
    expect(done.outcomes.find((one: { employee_id: string }) => one.employee_id === carolId).status).toBe('no_account')
    expect(await notices(ann)).toEqual(['Please sign: New salary'])

    const [row] = (await call(ann, 'GET', OWN)).body.data
    expect(row).toMatchObject({ number: '2026-0001', letter_on: '2026-03-16', due_on: '2026-03-23', waits: true })
    const letter = expected(await call(ann, 'POST', `${OWN}/${row.id}/read`, {}), 200)
    expect(letter).toMatchObject({
      ...{ status: 'read', text_en: 'Dear Ann Lim, from 1 Apr 2026 you earn MYR 4,500.00.', title_zh: null },
    })
    const answer = (body: object) => call(ann, 'POST', `${OWN}/${row.id}/answer`, body)
    expect((await answer({ decision: 'sign', name: 'Anna' })).body.errors.name).toEqual([
      'Type your name as in your record: Ann Lim',
    ])
    expect((await answer({ decision: 'sign', name: 'Ann Lim', fingerprint: '0' })).status).toBe(409)
    expect((await answer({ decision: 'decline' })).body.errors.reason).toBeDefined()
    const signed = expected(await answer({ decision: 'sign', name: 'ann  lim', fingerprint: letter.fingerprint }), 200)
    expect(signed).toMatchObject({ status: 'signed', answered_name: 'Ann Lim', waits: false })
    expect((await answer({ decision: 'decline', reason: 'No' })).body.message).toBe(
      'You have already answered this letter',
    )

    const { bytes } = await call(hr, 'GET', `${PANEL}/sent/${row.id}/pdf`)
    const pdf = pdfPages(bytes).join(' ').replace(/\s+/g, ' ')
    expect(pdf).toContain('you earn MYR 4,500.00.')
    expect(pdf).toContain('Signed electronically by Ann Lim')
    // Somebody else's letter is none at all.
    expect((await call(ben, 'GET', `${OWN}/${row.id}`)).status).toBe(404)
    expect((await call(ben, 'GET', OWN)).body.data).toEqual([])
  })

  test('a draft is seen by nobody else; what was sent is withdrawn with a reason, never changed', async () => {
    const body = { employee_id: annId, name: 'Note', language: 'en', title_en: 'Note', text_en: 'As we agreed.' }
    const hole = await call(hr, 'POST', `${PANEL}/sent`, { ...body, text_en: 'Dear {{full_name}}' })
    expect([hole.status, Object.keys(hole.body.errors)]).toEqual([422, ['text_en']])
    const past = await call(hr, 'POST', `${PANEL}/sent`, { ...body, answer: 'read', due_on: '2026-03-15' })
    expect(past.body.errors).toEqual({ due_on: ['Choose today or a later day'] })
    const { id } = expected(await call(hr, 'POST', `${PANEL}/sent`, { ...body, answer: 'read' }), 201)
    expect((await call(ann, 'GET', `${OWN}/${id}`)).status).toBe(404)
    expected(await call(hr, 'PATCH', `${PANEL}/sent/${id}`, { text_en: 'As we agreed today.' }), 200)
    expect(expected(await call(hr, 'POST', `${PANEL}/send`, { ids: [id] }), 200)).toMatchObject({ sent: 1 })
    expect(expected(await call(hr, 'POST', `${PANEL}/send`, { ids: [id] }), 200)).toMatchObject({ sent: 0, skipped: 1 })
    expect((await call(hr, 'PATCH', `${PANEL}/sent/${id}`, { text_en: 'Otherwise.' })).status).toBe(422)
    expected(await call(hr, 'PATCH', `${PANEL}/sent/${id}`, { due_on: '2026-04-01' }), 200)
    expect((await call(hr, 'DELETE', `${PANEL}/sent/${id}`)).status).toBe(422)
    const reminded = () => call(hr, 'POST', `${PANEL}/sent/remind`, { ids: [id] })
    expect(expected(await reminded(), 200)).toEqual({ reminded: 1, skipped: 0 })
    expect(expected(await reminded(), 200)).toEqual({ reminded: 0, skipped: 1 })
    const gone = expected(await call(hr, 'POST', `${PANEL}/sent/${id}/withdraw`, { reason: 'Wrong day' }), 200)
    expect(gone).toMatchObject({ status: 'withdrawn', number: '2026-0001', text_en: 'As we agreed today.' })
    expect((await call(ann, 'GET', `${OWN}/${id}`)).body.data).toMatchObject({ withdrawn_reason: 'Wrong day' })
    expect((await call(ann, 'POST', `${OWN}/${id}/read`, {})).status).toBe(422)
  })

  test('nobody writes to themselves', async () => {
    const own = await person('H-1', 'Huda', { email: hr.session.email })
    const body = { employee_id: own, name: 'Raise', language: 'en', title_en: 'Raise', text_en: 'You earn more.' }
    const refused = await call(hr, 'POST', `${PANEL}/sent`, body)
    expect([refused.status, refused.body.message]).toEqual([422, 'Somebody else has to write letters to or about you'])
  })
})

describe('a letter to somebody else (S2-045)', () => {
  test('is asked for, filled from the record with pay, issued, and its consent is the request', async () => {
    const id = await added({
      ...{ name: 'Bank letter', audience: 'third_party', on_request: true, answer: 'sign' },
      text_en: '{{full_name}} earns {{basic_salary}} and has been here {{length_of_service}}.',
    })
    expect((await call(ann, 'GET', `${OWN}/template`)).body.data).toEqual([{ id, name: 'Bank letter', language: 'en' }])
    const ask = { template_id: id, recipient_name: 'Maybank', purpose: 'Housing loan', language: 'en' }
    expect((await call(ann, 'POST', `${OWN}/request`, { ...ask, language: 'zh' })).status).toBe(422)
    const request = expected(await call(ann, 'POST', `${OWN}/request`, ask), 201)
    expect(request).toMatchObject({ status: 'asked', due_on: '2026-03-19', full_name: 'Ann Lim' })
    expect((await call(ann, 'POST', `${OWN}/request`, { ...ask, recipient_name: 'maybank' })).body.message).toBe(
      'You have already asked for this letter',
    )
    expect((await call(ben, 'DELETE', `${OWN}/request/${request.id}`)).status).toBe(404)
    expect((await call(ann, 'GET', `${PANEL}/request`)).status).toBe(403)

    const wanted = { template_id: id, employee_id: annId, recipient_name: 'Maybank' }
    const preview = expected(await call(hr, 'POST', `${PANEL}/preview`, wanted), 200)
    // Since 15 January 2024: two years and two months on 16 March 2026.
    expect(preview).toMatchObject({
      ...{ text_en: 'Ann Lim earns MYR 4,200.00 and has been here 2 years 2 months.', missing: [] },
    })
    const { missing: _, due_on: __, ...texts } = preview
    const draft = {
      ...{ employee_id: annId, template_id: id, request_id: request.id, name: 'Bank letter', language: 'en', ...texts },
      recipient_name: 'Maybank',
    }
    const letter = expected(await call(hr, 'POST', `${PANEL}/3rd/party`, draft), 201)
    const issued = expected(await call(hr, 'POST', `${PANEL}/3rd/party/${letter.id}/issue`, {}), 200)
    expect(issued).toMatchObject({ status: 'sent', number: '2026-0001', answer: 'none' })
    expect((await call(ann, 'GET', `${OWN}/request`)).body.data).toMatchObject([
      { status: 'issued', letter_id: letter.id },
    ])
    expect(await notices(ann)).toEqual(['A letter about you was issued: Bank letter'])
    expect((await call(ann, 'DELETE', `${OWN}/request/${request.id}`)).status).toBe(422)
    // It is a letter to others: no other list has it.
    expect((await call(hr, 'GET', `${PANEL}/sent/${letter.id}`)).status).toBe(404)
  })

  test('without a request HR confirms that the person agreed; a request is refused with a reason', async () => {
    const id = await added({ name: 'Visa', audience: 'third_party', on_request: true, text_en: 'Works here.' })
    const draft = { employee_id: annId, name: 'Visa', language: 'en', title_en: 'Visa', text_en: 'Works here.' }
    expect((await call(hr, 'POST', `${PANEL}/3rd/party`, draft)).body.errors.recipient_name).toBeDefined()
    const letter = expected(await call(hr, 'POST', `${PANEL}/3rd/party`, { ...draft, recipient_name: 'Embassy' }), 201)
    const issue = (body: object) => call(hr, 'POST', `${PANEL}/3rd/party/${letter.id}/issue`, body)
    const first = await issue({})
    expect(first).toMatchObject({ status: 409, body: { confirm_required: true } })
    expect(first.body.data).toEqual([
      'Ann Lim has not asked for this letter. Go on only if Ann Lim agreed to what it says',
    ])
    expect(expected(await issue({ confirm: 1 }), 200)).toMatchObject({ status: 'sent' })
    expect((await issue({ confirm: 1 })).status).toBe(422)

    const ask = { template_id: id, recipient_name: 'Embassy', language: 'en' }
    const request = expected(await call(ann, 'POST', `${OWN}/request`, ask), 201)
    const refuse = (reason: string) => call(hr, 'POST', `${PANEL}/request/${request.id}/refuse`, { reason })
    expect((await refuse('')).status).toBe(422)
    expect(expected(await refuse('Not before the trip is approved'), 200)).toMatchObject({ status: 'refused' })
    expect((await refuse('Again')).body.message).toBe('This request was already decided')
    expect(await notices(ann)).toContain('HR cannot issue: Visa')
  })
})

test('two who send at the same moment take no number twice', async () => {
  const id = await added({ answer: 'none', text_en: 'Hello {{full_name}}' })
  const send = (employee_ids: string[]) => call(hr, 'POST', `${PANEL}/send`, { template_id: id, employee_ids })
  const done = await Promise.all([send([annId]), send([carolId]), send([annId, carolId])])
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows: { number: string }[] = (await call(hr, 'GET', `${PANEL}/sent`)).body.data
  expect(rows.map(({ number }) => number).sort()).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004'])
})
