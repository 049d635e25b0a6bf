// What a review needs a look at is ticked off for everybody, and a draft payslip is printed before the month is approved.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1', bank: '', bank_account_number: '' }, { staff_id: 'A-2' }]))
  await company.generate(MONTH)
})

const view = async (query = '') => (await company.view(MONTH, query)).body.data
type Row = { id: string; staff_id: string; looked_at: string | null; looked_by: string | null }
const row = async (): Promise<Row> =>
  (await view()).payslips.find(({ staff_id }: { staff_id: string }) => staff_id === 'A-1')
const looked = async (body: object = {}) =>
  company.post(`${company.run(MONTH)}/payslip/${(await row()).id}/looked`, body)

test('ticked off, it is no longer counted, and says by whom; taken back, it is counted again', async () => {
  expect((await view()).tabs.look).toBe(1)
  expect((await looked()).body.data).toEqual({ looked: true })
  expect((await view()).tabs.look).toBe(0)
  expect(await row()).toMatchObject({ looked_at: expect.any(String), looked_by: expect.any(String) })
  await looked({ looked: false })
  expect((await view()).tabs.look).toBe(1)
  expect((await row()).looked_at).toBeNull()
})

test('a payslip that is worked out again is to be looked at again', async () => {
  await looked()
  await company.generate(MONTH)
  expect((await view()).tabs.look).toBe(1)
})

test('nothing is ticked off once the month is approved, nor of a payslip that is not there', async () => {
  const nowhere = `${company.run(MONTH)}/payslip/01a209ad-a0d8-725d-bc24-788151a012f3/looked`
  expect((await company.post(nowhere, {})).status).toBe(404)
  await company.confirm(MONTH)
  await company.approve(MONTH)
  expect((await looked()).status).toBe(422)
})

test('one who prepared, confirmed and approves alone is told, and the sign-off says so', async () => {
  await company.confirm(MONTH)
  expect((await view()).checks.map(({ code }: { code: string }) => code)).toContain('one_person')
  await company.approve(MONTH)
  const { sign_off } = await view()
  expect(sign_off.at(-1).text).toBe('Approved by the person who also prepared and confirmed it')
})

test('a draft is printed on request before the month is approved, and not otherwise', async () => {
  const path = `${company.run(MONTH)}/payslip/${(await row()).id}`
  expect((await company.get(path)).status).toBe(422)
  const draft = await company.get(`${path}?draft=1`)
  expect(draft.status).toBe(200)
  expect(String(draft.headers['content-disposition'])).toContain('Draft')
})
