/**
 * From the application to the first day and from the resignation to the last pay, over HTTP in the whole product, with
 * the law of Taiwan and of the Philippines. Expected: 就業服務法 §5 II (6), 勞動基準法 §15 and §16; RA 10911, Labor Code
 * Art. 300, Presidential Decree 851.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '#apps/server/compose.ts'
import { serverOf } from '#apps/server/server.ts'
import type { Country } from '#kernel/countries.ts'
import { lettersOf } from '../support/hiring-company.ts'
import { multipart, sampleFiles } from '../support/multipart.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const PASSWORD = 'a long enough password'
const ONBOARDING = 'api/panel/onboarding'
let server: TestServer
let app: Awaited<ReturnType<typeof serverOf>>
beforeAll(async () => {
  server = await startTestServer({ startAt: '2026-06-01T02:00:00Z' })
  app = await serverOf(server.services, compose(server.services), () => true)
})
afterAll(async () => {
  await app?.close()
  await server?.stop()
})

type Method = 'GET' | 'POST' | 'PATCH'
async function send(token: string | undefined, method: Method, path: string, body?: object | Buffer, headers = {}) {
  const answer = await app.inject({
    ...{ method, url: `/${path}` },
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a story looks into answers of every shape
  return { status: answer.statusCode, body: answer.body.startsWith('{') ? (JSON.parse(answer.body) as any) : {} }
}
/** Months pass; whoever was signed in signs in again. */
async function until(moment: string, of: Company, person: { readonly signIn: () => Promise<string> }) {
  server.pass((Date.parse(moment) - server.services.clock.now().getTime()) / 1000)
  await of.signIn()
  return person.signIn()
}

async function company(country: Country) {
  const email = `admin@${country.toLowerCase()}.example`
  const registered = { company_name: `Joiners ${country}`, country, full_name: 'Ada', email, phone: '+60 12-345 6789' }
  const body = { ...registered, password: PASSWORD, headcount: 50, agreement: true }
  expect((await send(undefined, 'POST', 'api/auth/register', body)).status).toBe(201)
  const tokenOf = async (who: string) => {
    const { body: answer } = await send(undefined, 'POST', 'api/auth/login', { email: who, password: PASSWORD })
    return answer.token as string
  }
  let token = await tokenOf(email)
  const signIn = async () => {
    token = await tokenOf(email)
  }
  const ok = async (method: Method, path: string, sent?: object) => {
    const { status, body: answer } = await send(token, method, path, sent)
    expect({ path, ok: status < 300, errors: answer.errors, message: answer.message }).toMatchObject({ path, ok: true })
    return answer.data
  }
  const { rows } = await server.db.system.read((tx) =>
    sql<{ company_id: string }>`select company_id from accounts where email = ${email}`.execute(tx),
  )
  const companyId = rows[0]?.company_id ?? ''
  await server.db.forCompany(companyId).transaction((tx) =>
    sql`insert into webhooks (company_id, id, name, address, events, sealed_secret, created_by_name, created_at)
        values (${companyId}, ${randomUUID()}, 'HR', 'https://hr.example/', '{exit.submitted}', 'x', 'HR', now())`.execute(
      tx,
    ),
  )
  const letters = () =>
    lettersOf({ app: { db: server.db, seal: server.services.seal }, companyId } as Parameters<typeof lettersOf>[0])
  const link = async (word: string) => (await letters()).findLast(({ subject }) => subject.includes(word))?.link ?? ''
  /** Whoever was taken on signs in by the address of the record. */
  const account = async (employeeId: string, address: string) => {
    const id = randomUUID()
    await server.db.system.transaction((tx) =>
      sql`insert into accounts (id, company_id, type, email, full_name, password_hash)
          select ${id}, company_id, 'company', ${address}, 'Lin', password_hash from accounts where email = ${email}`.execute(
        tx,
      ),
    )
    await server.db
      .forCompany(companyId)
      .transaction((tx) =>
        sql`update employees set account_id = ${id} where company_id = ${companyId} and id = ${employeeId}`.execute(tx),
      )
    return () => tokenOf(address)
  }
  const refused = async (path: string, sent: object) => {
    const { status, body: answer } = await send(token, 'POST', path, sent)
    return [status, Object.keys(answer.errors ?? {})]
  }
  const answer = (method: Method, path: string, sent: object) => send(token, method, path, sent)
  return { ok, answer, refused, signIn, companyId, link, account, country }
}
type Company = Awaited<ReturnType<typeof company>>

async function vacancyIn({ ok }: Company, pay: { salary_from: string; salary_to: string }) {
  const position = await ok('POST', 'api/panel/company/position', { name: 'Barista' })
  const department = await ok('POST', 'api/panel/company/department', { name: 'Bar' })
  const place = { position_id: position.id, department_id: department.id }
  const vacancy = await ok('POST', `${ONBOARDING}/job/vacancy`, {
    ...{ ...place, ...pay, headcount: 1, job_type: 'full_time' },
  })
  return { place, vacancy, advertise: { vacancy_id: vacancy.id, title: 'Barista', ...pay } }
}

/** Applies on the page of the advertisement, is offered and accepts, tells what the record needs, and is taken on. */
async function joins(of: Company, advertisement: string, offer: object, staffId: string) {
  const email = `lin@${staffId.toLowerCase()}.example`
  const form = { advertisement_id: advertisement, full_name: 'Lin Mei', email, phone: '0912 345 678', consent: 'true' }
  const { payload, headers } = multipart(form, sampleFiles.pdf, 'resume')
  const applied = await send(undefined, 'POST', 'api/career/company/store', payload, headers)
  expect([applied.status, applied.body.errors]).toEqual([201, undefined])
  const candidate = `${ONBOARDING}/candidate/${applied.body.data.id}`
  // In the Philippines it asks, since no region says the minimum wage.
  const fixed = { employment_type: 'full_time', probation_months: 3, letter_language: 'both', confirm: 1 }
  const terms = { ...fixed, ...offer }
  if (of.country === 'PH') {
    const long = { ...terms, probation_months: 7, confirm: 0 }
    const { status, body } = await of.answer('POST', `${candidate}/offer`, long)
    expect([status, body.data[0]]).toEqual([409, expect.stringContaining('Art. 296')])
  }
  const made = await of.ok('POST', `${candidate}/offer`, terms)
  await of.ok('POST', `${ONBOARDING}/offer/${made.id}/send`)
  const secret = (await of.link('mail.offer')).replace('/onboarding/offer/', 'api/career/offer/')
  const accepted = await send(undefined, 'POST', `${secret}/accept`, { full_name: 'lin mei', agree: true })
  expect(accepted.body.data.status).toBe('accepted')
  const { employee_id } = await of.ok('POST', `${candidate}/migrate`, { staff_id: staffId })
  return { id: employee_id as string, signIn: await of.account(employee_id, email) }
}

/** Gives notice on the own page, with what the law says read before. */
async function resigns(of: Company, me: string, days: { notice_date: string; last_working_date: string }) {
  const preview = await send(me, 'POST', 'api/emp/exit/preview', { notice_date: days.notice_date })
  const choices = (await send(me, 'GET', 'api/emp/exit/choices')).body.data
  const sent = await send(me, 'POST', 'api/emp/exit', { exit_reason_ids: [choices.reasons[0].id], ...days })
  expect([sent.status, sent.body.errors]).toEqual([201, undefined])
  const exit = `api/panel/exit/${sent.body.data.id}`
  const { rows } = await server.db
    .forCompany(of.companyId)
    .read((tx) => sql<{ data: object }>`select data from webhook_events where event = 'exit.submitted'`.execute(tx))
  expect(rows).toEqual([
    { data: { exit_id: sent.body.data.id, employee_id: sent.body.data.employee_id, exit_type_id: 1, ...days } },
  ])
  await of.ok('POST', `${exit}/acknowledge`)
  return { law: preview.body.data, exit }
}

type Line = { code: string; side: string; amount: string; why: string | null }
/** Handed over, worked out in the last pay's own run, and the same there as it was shown. */
async function lastPay(of: Company, exit: string, month: string) {
  const shown = await of.ok('GET', `${exit}/settlement`)
  expect((await of.ok('GET', exit)).pay_settled).toBeNull()
  await of.ok('POST', `${exit}/settlement`, { confirm: 1 })
  expect((await of.ok('GET', exit)).pay_settled).toMatch(/^\d{4}-\d{2}$/)
  const run = `api/panel/payroll/${month.replace('-', '/')}`
  await of.ok('POST', `${run}/generate?run=2`)
  const [payslip] = (await of.ok('GET', `${run}?run=2`)).payslips
  expect(payslip.gross_pay).toBe(shown.gross)
  const lines: Line[] = shown.lines
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))
}

test('in Taiwan: pay below 40,000 is shown, ten days of notice after three months, and the last pay on the last day', async () => {
  const of = await company('TW')
  await of.ok('POST', 'api/panel/company/settings', { occupational_accident_rate: '0.0021' })
  const { place, advertise } = await vacancyIn(of, { salary_from: '36000', salary_to: '38000' })
  const hidden = { ...advertise, show_salary: false }
  expect(await of.refused(`${ONBOARDING}/job/advertisement`, hidden)).toEqual([422, ['show_salary']])
  const { id } = await of.ok('POST', `${ONBOARDING}/job/advertisement`, advertise)
  expect((await send(undefined, 'GET', `api/career/company/${id}`)).body.data).toMatchObject({
    ...{ salary_from: '36000.00', salary_to: '38000.00' },
  })
  const offer = { ...place, offered_salary: '36000', first_day: '2026-06-15', expires_on: '2026-06-10' }
  const person = await joins(of, id, offer, 'TW-1')
  const me = await until('2026-10-01T02:00:00Z', of, person)
  expect((await of.ok('GET', `api/panel/employee/status/show/${person.id}`)).joined_on).toBe('2026-06-15')
  // Three months of service: ten days, of which the day of notice is none.
  const days = { notice_date: '2026-10-01', last_working_date: '2026-10-31' }
  const { law, exit } = await resigns(of, me, days)
  expect(law).toMatchObject({ notice: { required_days: 10, earliest_last_day: '2026-10-11', short_days: 0 } })
  expect((await of.ok('GET', exit)).pay_by).toBe('2026-10-31')
  expect((await of.ok('GET', exit)).duties.map(({ code }: { code: string }) => code)).toEqual(['insurance_end'])
  // Nothing is owed beside the month, whose final run it is all the same. Severance is for whom the employer lets go.
  const amounts = await lastPay(of, exit, '2026-10')
  expect(amounts).toMatchObject({ wages: '36000.00' })
  expect(Object.keys(amounts).some((code) => /severance|notice/.test(code))).toBe(false)
})

test('in the Philippines: nobody is asked their age, thirty days of notice, and the thirteenth month in the last pay', async () => {
  const of = await company('PH')
  const { place, advertise } = await vacancyIn(of, { salary_from: '28000', salary_to: '32000' })
  const questions = [{ text: 'What is your date of birth?', kind: 'text' }]
  const asking = { ...advertise, questions }
  expect(await of.refused(`${ONBOARDING}/job/advertisement`, asking)).toEqual([422, ['questions.0.text']])
  const { id } = await of.ok('POST', `${ONBOARDING}/job/advertisement`, advertise)
  const offer = { ...place, offered_salary: '30000', first_day: '2026-11-01', expires_on: '2026-10-20' }
  const me = await until('2026-11-02T02:00:00Z', of, await joins(of, id, offer, 'PH-1'))
  const days = { notice_date: '2026-11-02', last_working_date: '2026-11-30' }
  const { law, exit } = await resigns(of, me, days)
  expect(law).toMatchObject({ notice: { required_days: 30, earliest_last_day: '2026-12-02' } })
  const told = await of.ok('GET', exit)
  expect([told.notice.short_days, told.pay_by]).toEqual([2, '2026-12-30'])
  expect(told.duties.map(({ code }: { code: string }) => code)).toEqual(['final_pay'])
  const amounts = await lastPay(of, exit, '2026-11')
  // A twelfth of the basic salary earned in the year.
  expect(amounts).toMatchObject({ wages: '30000.00', thirteenth_month: '2500.00' })
})
