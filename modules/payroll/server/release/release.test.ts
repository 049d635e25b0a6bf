import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { mailHandlers } from '#platform/mail/server/bounces.ts'
import { PASSWORD, PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { closePayslipPdf } from '../output/public.ts'
import { wordOf } from './locked.ts'
import { releaseOnDay } from './release-on-day.ts'

const MONTH = '2026-03'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer({ more: mailHandlers })
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([
      {
        staff_id: 'A-1',
        full_name: 'Ann',
        basic_salary: '2600.00',
        email: 'ann@people.example',
        identity_number: '900101145566',
      },
      { staff_id: 'B-2', full_name: 'Ben', basic_salary: '2600.00', email: '', identity_number: '900202145577' },
    ]),
  )
  await company.generate(MONTH)
  await company.confirm(MONTH)
  await company.approve(MONTH)
})
afterAll(async () => {
  await closePayslipPdf()
  await server?.stop()
})

const run = 'api/panel/payroll/2026/03'
const state = async () => (await company.get(`${run}/release`)).body.data
const shown = async () =>
  (await company.view(MONTH)).body.data.payslips.filter(({ released_at }: { released_at: string }) => released_at)
    .length
type Mail = { recipient: string; body_text: string; attachment: Uint8Array | null; attachment_name: string | null }
const mails = async (): Promise<Mail[]> =>
  (
    await server.db.system.read((tx) =>
      sql<Mail>`select recipient, body_text, attachment, attachment_name from mails
        where subject like '%payslip%' order by created_at, id`.execute(tx),
    )
  ).rows
/** Days later everybody signs in anew. */
const signedInAgain = async ({ email }: PayCompany): Promise<PayCompany> => {
  const { body } = await server.send('POST', 'api/auth/login', { body: { email, password: PASSWORD } })
  return new PayCompany(server, body.token, email)
}
const failures: unknown[] = []
const morning = async () => {
  const release = releaseOnDay({})
  const watched: typeof release = {
    ...release,
    run: (...given) =>
      release.run(...given).catch((failure: unknown) => {
        failures.push(failure)
      }),
  }
  await dailyWork(server.services, [watched]).look()
  expect(failures).toEqual([])
}

/** As a mail server tells what came back to the address of a mail. */
const toldBack = (message_id: string, authorization?: string) =>
  server.app.inject({
    ...{ method: 'POST', url: '/api/hooks/mail/bounce', payload: { message_id, reason: '550 no such user' } },
    headers: { ...(authorization && { authorization }) },
  })

describe('a release on a day to come', () => {
  test('neither in the past nor a year ahead', async () => {
    for (const at of ['2026-03-01', '2027-04-01', 'soon']) {
      const { status, body } = await company.post(`${run}/release`, { at })
      expect([at, status, Object.keys(body.errors)]).toEqual([at, 422, ['at']])
    }
  })

  test('shows nobody anything before, and can be undone until then', async () => {
    const planned = await company.post(`${run}/release`, { at: '2026-04-05', mail: 'pdf' })
    expect(planned.body.data).toEqual({
      released: 0,
      planned: { at: '2026-04-05', mail: 'pdf', people: null, by: expect.any(String) },
    })
    // A plan for one of them would leave the others out: it is asked about first.
    const [{ id }] = (await company.view(MONTH)).body.data.payslips
    const other = { at: '2026-04-08', payslip_ids: [id] }
    const asked = await company.post(`${run}/release`, other)
    expect([asked.status, asked.body.confirm_required, (await state()).planned.at]).toEqual([409, true, '2026-04-05'])
    expect((await company.post(`${run}/release`, { ...other, confirm: 1 })).body.data.planned.people).toBe(1)
    // So would another day, another mail, and a release of all now: each asks, and changes nothing.
    for (const otherwise of [{ at: '2026-04-05', mail: 'pdf' }, { at: '2026-04-08', mail: 'link' }, {}]) {
      const { status, body } = await company.post(`${run}/release`, otherwise)
      expect([otherwise, status, body.confirm_required]).toEqual([otherwise, 409, true])
    }
    expect([await shown(), (await state()).planned]).toMatchObject([0, { at: '2026-04-08', people: 1 }])
    const back = { at: '2026-04-05', mail: 'pdf' }
    expect((await company.post(`${run}/release`, { ...back, confirm: 1 })).status).toBe(200)
    const same = await company.post(`${run}/release`, back)
    expect([same.status, same.body.message]).toEqual([200, expect.stringContaining('already planned')])
    await morning()
    expect([await shown(), (await state()).planned.at]).toEqual([0, '2026-04-05'])
    expect((await company.post(`${run}/unrelease`)).body.data).toEqual({ unreleased: 0 })
    expect((await state()).planned).toBe(null)
  })

  test('happens on its day by itself; a locked PDF goes to who has an address, and who has none is told of', async () => {
    await company.post(`${run}/release`, { at: '2026-04-05', mail: 'pdf' })
    server.pass(3 * 24 * 3600)
    await morning()
    company = await signedInAgain(company)
    expect([await shown(), (await state()).planned]).toEqual([2, null])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ann@people.example', attachment_name: expect.stringContaining('A-1.pdf') })
    expect(mail?.body_text).toContain('last six')
    const pdf = Uint8Array.from(mail?.attachment ?? [])
    await expect(PDFDocument.load(pdf)).rejects.toThrow()
    expect((await PDFDocument.load(pdf, { password: '145566' })).getPageCount()).toBe(1)
    expect(await state()).toMatchObject({
      waiting: 1,
      sent: 0,
      failed: [{ full_name: 'Ben', address: null, reason: 'No mail address' }],
    })
  })

  test('what the other side refuses is seen with its reason', async () => {
    await server.db.system.transaction((tx) =>
      sql`update mails set state = 'failed', last_error = '550 no such mailbox' where recipient = 'ann@people.example'`.execute(
        tx,
      ),
    )
    const { failed } = await state()
    expect(failed).toContainEqual(
      expect.objectContaining({ full_name: 'Ann', address: 'ann@people.example', reason: '550 no such mailbox' }),
    )
  })

  test('what comes back after it was taken is told by the mail service, once, and with its secret alone', async () => {
    const { rows } = await server.db.system.transaction((tx) =>
      sql<{ id: string }>`update mails set state = 'sent', last_error = null where recipient = 'ann@people.example'
        returning id`.execute(tx),
    )
    const address = `bounces+${rows[0]?.id}@kerja.example`
    const basic = `Basic ${Buffer.from('kerja:told by the mail service').toString('base64')}`
    for (const wrong of [undefined, 'Bearer guessed', 'Basic Z3Vlc3NlZA=='])
      expect((await toldBack(address, wrong)).statusCode).toBe(404)
    expect((await toldBack('<nobody@kerja.example>', basic)).json().data).toEqual({ noted: false })
    expect((await toldBack(address, basic)).json().data).toEqual({ noted: true })
    expect((await toldBack(`<${rows[0]?.id}@kerja.example>`, basic)).json().data).toEqual({ noted: false })
    const ann = { full_name: 'Ann', address: 'ann@people.example' }
    const { sent, failed, came_back } = await state()
    expect([sent, came_back]).toMatchObject([0, [{ ...ann, reason: '550 no such user' }]])
    expect(failed).toContainEqual(expect.objectContaining({ ...ann, reason: 'The mail came back. 550 no such user' }))
    await server.db.system.transaction((tx) =>
      sql`update employees set email = 'ann@home.example' where email = 'ann@people.example'`.execute(tx),
    )
    expect((await state()).came_back).toEqual([])
  })

  test('is given up where the month was opened again before', async () => {
    const other = await server.newCompany()
    await other.addPeople(peopleSheet([{ staff_id: 'C-1', full_name: 'Cho', basic_salary: '2600.00' }]))
    await other.generate(MONTH)
    await other.confirm(MONTH)
    await other.approve(MONTH)
    await other.post(`${run}/release`, { at: '2026-04-08' })
    await other.post(`${run}/reopen`, { reason: 'Look again' })
    server.pass(4 * 24 * 3600)
    await morning()
    const { sign_off } = (await (await signedInAgain(other)).view(MONTH)).body.data
    company = await signedInAgain(company)
    expect(sign_off.at(-1)).toMatchObject({ event: 'release_withdrawn' })
  })
})

test('the word is of the person, or there is none', () => {
  const person = { identityNumber: '900101-14-5566', passportNumber: null, birthDate: '1990-01-01' as never }
  const of = (by: 'identity_last6' | 'birth_date' | 'own', own?: string) => wordOf(by, person, own, 'MY')
  expect(of('identity_last6')).toEqual({ word: '145566', by: 'identity_last6' })
  expect(of('birth_date')).toEqual({ word: '01011990', by: 'birth_date' })
  expect(of('own', 'my word')).toEqual({ word: 'my word', by: 'own' })
  expect(wordOf('identity_last6', { ...person, identityNumber: '123' }, undefined, 'MY')).toBeUndefined()
  expect(of('own')).toBeUndefined()
})

test('where nobody has one identity number, the word is of the number at the social security', () => {
  const nobody = { identityNumber: null, passportNumber: 'P1234567', birthDate: null }
  const filipino = { ...nobody, statutory: { sss_number: '34-1234567-8', tin: '229-957-800-000' } }
  expect(wordOf('identity_last6', filipino, undefined, 'PH')).toEqual({ word: '345678', by: 'sss_last6' })
  expect(wordOf('identity_last6', { ...nobody, statutory: {} }, undefined, 'PH')).toBeUndefined()
})

test('one’s own word is judged, kept sealed and never shown', async () => {
  const path = 'api/emp/payslipPassword'
  expect((await company.get(path)).body.data).toEqual({ locked_by: 'identity_last6', is_set: false })
  expect((await company.post(path, { password: 'short' })).body.errors).toEqual({ password: [expect.any(String)] })
  expect((await company.post(path, { password: 'long enough 1' })).status).toBe(422)
  // The Company Admin of this company is nobody's employee.
  expect((await company.post(path, { password: 'longenough1' })).status).toBe(422)
})
