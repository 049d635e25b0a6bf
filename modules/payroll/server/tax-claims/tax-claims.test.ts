/** What people sent that lowers their tax: with its paper, decided once, counted in the open month. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const OWN = 'api/emp/taxClaim'
const HR = 'api/panel/payroll/taxClaim'
const PAPER = '%PDF-1.7\n%%EOF'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ startAt: '2026-01-20T01:00:00.000Z' })
})
afterAll(() => server?.stop())

/** Ann is employed and signs in; Ben is a colleague of hers. */
async function companyOf(country: 'MY' | 'PH' = 'MY') {
  const of = await server.newCompany(country)
  const foreign: Record<string, string> =
    country === 'MY' ? {} : { bank: '', bank_account_number: '', nationality: country }
  const person = (staff_id: string, identity_number: string) => ({
    ...{ staff_id, full_name: staff_id, basic_salary: '8000.00', ...foreign },
    ...(country === 'MY' && { identity_number }),
  })
  await of.addPeople(peopleSheet([person('Ann', '900505145002'), person('Ben', '900505145004')]))
  const signIn = async (staffId: string) => {
    const account = await of.colleague('HR Leave', staffId)
    await server.db.system.transaction((tx) =>
      sql`update employees set account_id = (select id from accounts where email = ${account.email}) where staff_id =
        ${staffId} and company_id = (select company_id from accounts where email = ${account.email})`.execute(tx),
    )
    return account
  }
  return { of, ann: await signIn('Ann'), ben: await signIn('Ben') }
}
const send = (of: PayCompany, fields: Record<string, string>, paper = PAPER) =>
  of.upload(OWN, paper, 'receipt.pdf', fields)
type Item = { code: string; left: string }
const leftOf = async (of: PayCompany) =>
  (await of.get(OWN)).body.data.items.find(({ code }: Item) => code === 'C5')?.left

test('a claim is sent with its paper, accepted once and counted in the open month', async () => {
  const { of, ann, ben } = await companyOf()
  await of.generate('2026-01')
  expect(await leftOf(ann)).toBe('2500.00')
  const sent = await send(ann, { code: 'C5', amount: '1500.00' })
  expect([sent.status, sent.body.data]).toMatchObject([201, { status: 'waiting', year: 2026, amount: '1500.00' }])
  expect(await leftOf(ann)).toBe('1000.00')
  const { id } = sent.body.data
  const seen = (await of.get(`${HR}?status=waiting`)).body.data
  expect(seen).toMatchObject({ month: '2026-01', claims: [{ id, staff_id: 'Ann', code: 'C5' }] })
  for (const paper of [`${HR}/${id}/paper`, `${OWN}/${id}/paper`])
    expect((await (paper.startsWith(HR) ? of : ann).get(paper)).status).toBe(200)
  // Nobody else's, and nobody decides without the right.
  expect((await ben.get(`${OWN}/${id}/paper`)).status).toBe(404)
  expect((await ben.send('DELETE', `${OWN}/${id}`)).status).toBe(404)
  expect((await ann.post(`${HR}/${id}/accept`)).status).toBe(403)
  expect((await of.post(`${HR}/${id}/accept`, { amount: '2500.01' })).body.errors).toHaveProperty('amount')
  const done = await of.post(`${HR}/${id}/accept`, { amount: '1200.00' })
  expect([done.status, done.body.data]).toMatchObject([
    200,
    { status: 'accepted', month: '2026-01', accepted_amount: '1200.00', decided_by: 'Aida binti Osman' },
  ])
  const again = await of.post(`${HR}/${id}/accept`)
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Aida')])
  expect((await of.view('2026-01')).body.data.stale_count).toBe(1)
  const { employee_id } = done.body.data
  const tax = (await of.get(`api/panel/payroll/incomeTax/${employee_id}/2026/01`)).body.data
  expect(tax.claims.find(({ code }: Item) => code === 'C5')).toMatchObject({ now: '1200.00', left: '1300.00' })
  expect((await ann.get(OWN)).body.data.claims).toMatchObject([{ status: 'accepted', accepted_amount: '1200.00' }])
})

test('one that is declined says why; one that waits can be taken back', async () => {
  const { of, ann } = await companyOf()
  const first = (await send(ann, { code: 'C5', amount: '100.00' })).body.data
  const other = (await send(ann, { code: 'C5', amount: '200.00' })).body.data
  expect((await of.post(`${HR}/${first.id}/decline`, { reason: ' ' })).body.errors).toHaveProperty('reason')
  expect((await of.post(`${HR}/${first.id}/decline`, { reason: 'Another year' })).status).toBe(200)
  expect((await ann.send('DELETE', `${OWN}/${other.id}`)).status).toBe(200)
  expect((await ann.send('DELETE', `${OWN}/${first.id}`)).status).toBe(409)
  const { claims } = (await ann.get(OWN)).body.data
  expect(claims.map(({ status, reason }: Record<string, string>) => [status, reason]).sort()).toEqual([
    ['declined', 'Another year'],
    ['withdrawn', null],
  ])
  expect(await leftOf(ann)).toBe('2500.00')
})

test('what is no item, too much, nothing or no paper is refused by its field; other laws know no such claim', async () => {
  const { ann } = await companyOf()
  for (const [fields, field] of [
    [{ code: 'C99', amount: '1.00' }, 'code'],
    [{ code: 'C5', amount: '2500.01' }, 'amount'],
    [{ code: 'C5', amount: '0.00' }, 'amount'],
    [{ code: 'C5', amount: '-1.00' }, 'amount'],
  ] as const) {
    const { status, body } = await send(ann, fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
  expect((await send(ann, { code: 'C5', amount: '1.00' }, 'MZ')).body.errors).toHaveProperty('file')
  expect((await ann.get(OWN)).body.data.claims).toEqual([])
  const { ann: filipina } = await companyOf('PH')
  expect((await filipina.get(OWN)).body.data.items).toEqual([])
  expect((await send(filipina, { code: 'C5', amount: '1.00' })).status).toBe(422)
})
