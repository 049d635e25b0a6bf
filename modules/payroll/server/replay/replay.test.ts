/** Closed pay worked out again: the same as it was, also of several runs; what was changed is found, and nothing is written. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { proofAfterUpdate } from './after-update.ts'

let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

const PATH = 'api/panel/payroll/replay'
const span = { from: '2026-01', to: '2026-03' }
const proof = async (of: PayCompany, body: object = span) => (await of.post(PATH, body)).body.data
const inDatabase = <Row>(query: ReturnType<typeof sql<Row>>) =>
  server.db.system.transaction(async (tx) => (await query.execute(tx)).rows)
const companyOf = (of: PayCompany) => sql`(select company_id from accounts where email = ${of.email})`

async function paid(country: 'MY' | 'PH' = 'MY', settings: object = {}) {
  const of = await server.newCompany(country)
  await inDatabase(sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb
    where id = ${companyOf(of)}`)
  await of.addPeople(peopleSheet([{ staff_id: 'A-1', basic_salary: '30250.00', tax_number: '', epf_number: '' }]))
  return of
}
async function go(of: PayCompany, run: number) {
  for (const [what, body] of [
    ['generate', { confirm: 1 }],
    ['confirm', { confirm: 1 }],
    ['approve', { password: PASSWORD, confirm: 1 }],
  ] as const) {
    const { status, body: answer } = await of.post(`${of.run('2026-01')}/${what}?run=${run}`, body)
    expect([what, status, answer.message]).toEqual([what, 200, answer.message])
  }
}
const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-01-20', plan: { kind: 'amount', amount: '9600.00' } }

test('a month with several runs comes out as it was, in each country and in halves', async () => {
  for (const country of ['MY', 'PH'] as const) {
    const of = await paid(country)
    await of.post(`${of.run('2026-01')}/run`, bonus)
    await go(of, 2)
    await go(of, 1)
    expect([country, await proof(of)]).toEqual([country, { payslips: 2, differing: 0, differences: [] }])
  }
  const halves = await paid('PH', { pay_frequency: 'semi_monthly' })
  await go(halves, 1)
  // Half a month is not closed.
  expect(await proof(halves)).toEqual({ payslips: 0, differing: 0, differences: [] })
  await go(halves, 2)
  expect(await proof(halves)).toEqual({ payslips: 2, differing: 0, differences: [] })
})

test('what would come out differently is told with why, and stays as it is', async () => {
  const of = await paid()
  await of.through('2026-01')
  await inDatabase(sql`update payslips set figures = figures || '{"epf_employee": "1.00"}'
    where company_id = ${companyOf(of)}`)
  const found = await proof(of)
  expect(found).toMatchObject({ payslips: 1, differing: 1 })
  expect(found.differences).toEqual([
    expect.objectContaining({
      ...{ month: '2026-01', run: 1, staff_id: 'A-1', figure: 'epf_employee', was: '1.00' },
      why: 'Law and program are the same; what was kept differs',
    }),
  ])
  const [kept] = await inDatabase(
    sql<{ epf: string }>`select figures ->> 'epf_employee' as epf from payslips where company_id = ${companyOf(of)}`,
  )
  expect(kept?.epf).toBe('1.00')
  const backwards = await of.post(PATH, { from: '2026-03', to: '2026-01' })
  expect([backwards.status, Object.keys(backwards.body.errors)]).toEqual([422, ['to']])
  expect((await of.post(PATH, { from: '2020-01', to: '2026-01' })).status).toBe(422)
})

test('after an update it runs by itself, once, and tells Company Admins', async () => {
  const of = await paid()
  await of.through('2026-01')
  const [company] = await inDatabase(sql<{ id: string }>`select ${companyOf(of)} as id`)
  const work = () =>
    proofAfterUpdate.run(server.services, { companyId: company?.id ?? '', today: '2026-04-02' as never })
  await work()
  expect((await of.get(PATH)).body.data).toEqual([])
  await inDatabase(sql`update pay_run_versions set engine_version = '0.9.0' where company_id = ${company?.id}`)
  await work()
  await work()
  expect((await of.get(PATH)).body.data).toMatchObject([{ from: '2026-01', to: '2026-01', payslips: 1, differing: 0 }])
  const told = (await of.get('api/emp/notice')).body.data.notices
  expect(told.filter(({ text }: { text: string }) => text.startsWith('After the update'))).toMatchObject([
    { text: 'After the update closed months from January 2026 to January 2026 come out the same: 1 payslips' },
  ])
})
