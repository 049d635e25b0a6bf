import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { bondsForPay } from './bonds-for-pay.ts'
import { trainingHandlers } from './handlers.ts'
import { trainingKind } from './training-kind.ts'

const FEBRUARY = '2026-02'
const BOND = 'api/panel/training/bond'
let server: PayServer
beforeAll(async () => {
  const approvals = { kinds: [trainingKind], people: approvalPeople }
  server = await startPayServer({
    contributions: [bondsForPay],
    more: trainingHandlers(approvals, dayFactsOf([])),
  })
})
afterAll(() => server?.stop())

/** Gross 2,600.00, bound since 15 January by 1,200 over twelve months. */
async function boundAnn(accepted: string | null): Promise<{ of: PayCompany; ann: string; session: string }> {
  const of = await server.newCompany()
  await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [{ id: ann }] = (await of.get('api/panel/employee/status/active/0')).body.data
  const course = { name: 'Barista', mode: 'classroom', bond_amount: '1200.00', bond_months: 12 }
  const { id: course_id } = (await of.post('api/panel/training/course', course)).body.data
  const days = { course_id, starts_on: '2026-01-14', ends_on: '2026-01-15', seats: 3 }
  const { id: session } = (await of.post('api/panel/training/session', days)).body.data
  const enrolled = { employee_ids: [ann], bond_accepted_on: accepted }
  expect((await of.post(`api/panel/training/session/${session}/enrol`, enrolled)).status).toBe(200)
  return { of, ann, session }
}
const leaves = async (of: PayCompany, ann: string) => {
  const [account] = await server.db.system.read(async (tx) => {
    const found = sql<{ company_id: string }>`select company_id from accounts where email = ${of.email}`
    return (await found.execute(tx)).rows
  })
  await server.db
    .forCompany(account?.company_id ?? '')
    .transaction((tx) => sql`update employees set left_on = '2026-02-27' where id = ${ann}`.execute(tx))
}
const deductionsOf = async (of: PayCompany): Promise<Record<string, string>> => {
  const [{ id }] = (await of.view(FEBRUARY)).body.data.payslips
  const [found] = (await of.get(`${of.run(FEBRUARY)}/payslip?payslip_id=${id}`)).body.data.payslips
  return Object.fromEntries(found.named.map(({ label, amount }: Record<string, string>) => [label, amount]))
}

test('a bond is deducted from the last pay, once, and only with consent in writing of who leaves by their own doing', async () => {
  const { of, ann, session } = await boundAnn('2026-01-05')
  const settle = (body: object) => of.send('PATCH', `${BOND}/${ann}/${session}`, { body })
  expect((await settle({ own_doing: true })).body.message).toBe(
    'This is settled when the person leaves; their last day is not known yet',
  )
  await leaves(of, ann)
  expect((await settle({ consent_on: '2026-01-20' })).body.errors).toHaveProperty('own_doing')
  expect((await settle({ own_doing: true, consent_on: '2199-01-20' })).body.errors).toHaveProperty('consent_on')
  await of.generate(FEBRUARY)
  expect(Object.keys(await deductionsOf(of))).not.toContain('Training bond: Barista')
  const settled = await settle({ own_doing: true, consent_on: '2026-01-20' })
  expect(settled.body.data).toMatchObject({ owed: '1100.00', deducted: '0.00', own_doing: true })
  await of.generate(FEBRUARY)
  expect(await deductionsOf(of)).toMatchObject({ 'Training bond: Barista': '1100.00' })
  await of.confirm(FEBRUARY)
  expect((await of.approve(FEBRUARY)).status).toBe(200)
  expect((await of.get(`${BOND}?as_of=2026-12-31`)).body.data).toMatchObject([{ owed: '1100.00', deducted: '1100.00' }])
})

test('nothing is owed by who leaves for another reason, or never accepted it', async () => {
  const { of, ann, session } = await boundAnn('2026-01-05')
  await leaves(of, ann)
  expect((await of.get(`${BOND}?as_of=2026-02-27`)).body.data).toMatchObject([{ owed: '1100.00' }])
  const settled = await of.send('PATCH', `${BOND}/${ann}/${session}`, { body: { own_doing: false } })
  expect(settled.body.data).toMatchObject({ owed: '0.00', own_doing: false })
  const other = await boundAnn(null)
  await leaves(other.of, other.ann)
  const refused = await other.of.send('PATCH', `${BOND}/${other.ann}/${other.session}`, {
    body: { own_doing: true, consent_on: '2026-01-20' },
  })
  expect(refused.body.errors).toEqual({ consent_on: ['The person never accepted this bond: nothing is owed'] })
})
