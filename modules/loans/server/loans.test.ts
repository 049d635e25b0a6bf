import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { loansHandlers } from './handlers.ts'
import { loansForPay } from './loans-for-pay.ts'

const LOANS = 'api/panel/payroll/loan'
const [FEBRUARY, MARCH] = ['2026-02', '2026-03'] as const
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ contributions: [loansForPay], more: loansHandlers })
})
afterAll(() => server?.stop())

/** Gross 2,600.00. */
async function companyWithAnn(): Promise<{ of: PayCompany; ann: string }> {
  const of = await server.newCompany()
  await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [{ id }] = (await of.get('api/panel/employee/status/active/0')).body.data
  return { of, ann: id }
}
const terms = { kind: 'loan', name: 'Motorcycle', principal: '500.00', instalment: '300.00', from: FEBRUARY }
const begin = async (of: PayCompany, employee_id: string, more: object = {}) => {
  const { status, body } = await of.post(LOANS, { employee_id, ...terms, ...more })
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data.id as string
}
const deductionsOf = async (of: PayCompany, month: string): Promise<Record<string, string>> => {
  const [{ id }] = (await of.view(month)).body.data.payslips
  const [found] = (await of.get(`${of.run(month)}/payslip?payslip_id=${id}`)).body.data.payslips
  return Object.fromEntries(found.named.map(({ label, amount }: Record<string, string>) => [label, amount]))
}
const shown = async (of: PayCompany, id: string) => (await of.get(`${LOANS}/${id}`)).body.data
const close = async (of: PayCompany, month: string) => {
  await of.confirm(month)
  expect((await of.approve(month)).status).toBe(200)
}

describe('a loan', () => {
  test('is taken under its name month by month, is settled by itself, and comes back with a reopened month', async () => {
    const { of, ann } = await companyWithAnn()
    const id = await begin(of, ann)
    await of.generate(FEBRUARY)
    expect(await deductionsOf(of, FEBRUARY)).toMatchObject({ Motorcycle: '300.00' })
    expect(await shown(of, id)).toMatchObject({ balance: '500.00', taken: [], status: 'running' })
    await close(of, FEBRUARY)
    expect(await shown(of, id)).toMatchObject({
      balance: '200.00',
      taken: [{ month: FEBRUARY, run: 1, amount: '300.00', due: '300.00' }],
    })
    await of.through(MARCH)
    expect(await deductionsOf(of, MARCH)).toMatchObject({ Motorcycle: '200.00' })
    expect(await shown(of, id)).toMatchObject({ balance: '0.00', status: 'settled' })
    const removed = await of.send('DELETE', `${LOANS}/${id}`)
    expect([removed.status, removed.body.message]).toEqual([
      422,
      'Pay runs have already deducted instalments of it; settle it instead',
    ])
    expect((await of.post(`${of.run(MARCH)}/reopen`, { reason: 'Look again' })).status).toBe(200)
    expect(await shown(of, id)).toMatchObject({ balance: '200.00', status: 'running' })
  })

  test('takes no more than half of the gross; the rest stays owing and the review says so', async () => {
    const { of, ann } = await companyWithAnn()
    const id = await begin(of, ann, { principal: '5000.00', instalment: '1500.00' })
    await of.generate(FEBRUARY)
    expect(await deductionsOf(of, FEBRUARY)).toMatchObject({ Motorcycle: '1300.00' })
    const run = (await of.view(FEBRUARY)).body.data
    expect(run.checks.find(({ code }: { code: string }) => code === 'repayment_cut')).toMatchObject({ count: 1 })
    expect(run.payslips[0].findings.map(({ text }: { text: string }) => text)).toContain(
      'Motorcycle: 1,500.00 is due, only 1,300.00 can be deducted this month; the rest is still owed',
    )
    await close(of, FEBRUARY)
    expect(await shown(of, id)).toMatchObject({ balance: '3700.00' })
  })

  test('rests while it is paused, and is settled from one month’s pay; a decision marks the open month', async () => {
    const { of, ann } = await companyWithAnn()
    const id = await begin(of, ann)
    await of.generate(FEBRUARY)
    const paused = await of.post(`${LOANS}/${id}/pause`, { month: FEBRUARY, reason: 'Hospital' })
    expect(paused.body.data).toMatchObject({ moves: [{ move: 'pause', month: FEBRUARY, reason: 'Hospital' }] })
    expect((await of.view(FEBRUARY)).body.data.payslips[0].stale).toBeTruthy()
    await of.through(FEBRUARY)
    expect(await deductionsOf(of, FEBRUARY)).not.toHaveProperty('Motorcycle')
    const late = await of.post(`${LOANS}/${id}/skip`, { month: FEBRUARY, reason: 'Too late' })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['month']])
    expect((await of.post(`${LOANS}/${id}/resume`, { month: MARCH, reason: 'Back' })).status).toBe(200)
    expect((await of.post(`${LOANS}/${id}/settle`, { month: MARCH, reason: 'She asked' })).status).toBe(200)
    await of.generate(MARCH)
    expect(await deductionsOf(of, MARCH)).toMatchObject({ Motorcycle: '500.00' })
  })

  test('with wrong terms is refused at the field and nothing is kept', async () => {
    const { of, ann } = await companyWithAnn()
    const refusedAt = async (body: object) => {
      const { status, body: answer } = await of.post(LOANS, { employee_id: ann, ...terms, ...body })
      return [status, Object.keys(answer.errors)]
    }
    expect(await refusedAt({ principal: '0.00', instalment: '0.00' })).toEqual([422, ['principal', 'instalment']])
    expect(await refusedAt({ instalment: '500.01' })).toEqual([422, ['instalment']])
    expect(await refusedAt({ from: '1999-01' })).toEqual([422, ['from']])
    expect(await refusedAt({ from: '2026-13' })).toEqual([422, ['from']])
    expect(await refusedAt({ employee_id: undefined, staff_id: 'A-9' })).toEqual([422, ['staff_id']])
    expect((await of.get(LOANS)).body.data).toEqual([])
  })

  test('has a name of its own among those of the person, also where two begin it at once or a sheet names it', async () => {
    const { of, ann } = await companyWithAnn()
    const both = await Promise.all([1, 2].map(() => of.post(LOANS, { employee_id: ann, ...terms })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    const refusal = both.find(({ status }) => status === 422)?.body
    expect(refusal.errors).toEqual({ name: [expect.stringContaining('One loan name per person')] })
    const other = await begin(of, ann, { name: 'Car' })
    const renamed = await of.send('PATCH', `${LOANS}/${other}`, { body: { name: 'motorcycle ' } })
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ['name']])
    // What months took keeps its kind and its beginning, by a sheet as by hand.
    await of.through(FEBRUARY)
    const sheet = (kind: string) =>
      `staff_id,kind,name,principal,instalment,from\nA-1,${kind},Motorcycle,500.00,300.00,2026-03\n`
    for (const [kind, column] of [
      ['loan', 'from'],
      ['advance', 'kind'],
    ] as const) {
      const sent = await of.upload(`${LOANS}/import`, sheet(kind))
      expect([sent.status, sent.body.data.errors[0].column]).toEqual([422, column])
    }
  })

  test('leaves as a sheet as it comes in, is taken whole or not at all, and an import can be taken back', async () => {
    const { of } = await companyWithAnn()
    const sheet = (instalment: string) =>
      `staff_id,kind,name,principal,instalment,from\nA-1,advance,Festival advance,600.00,${instalment},2026-02\n`
    const wrong = await of.upload(`${LOANS}/import`, sheet('700.00'))
    expect([wrong.status, wrong.body.data.errors[0]]).toEqual([
      422,
      expect.objectContaining({ row: 1, column: 'instalment' }),
    ])
    const taken = await of.upload(`${LOANS}/import`, sheet('200.00'))
    expect([taken.status, taken.body.data.accepted]).toEqual([200, 1])
    const [row] = (await of.get(LOANS)).body.data
    expect(row).toMatchObject({ staff_id: 'A-1', kind: 'advance', principal: '600.00', instalment: '200.00' })
    // Nobody takes a loan of their own back, as nobody brings one.
    const officer = await of.colleague('HR Payroll')
    const linked = (email: string | null) =>
      server.db.system.transaction((tx) =>
        sql`update employees set account_id = (select id from accounts where email = ${email})
          where id = ${row.employee_id}`.execute(tx),
      )
    await linked(officer.email)
    const own = await officer.post(`${LOANS}/import/undo/${taken.body.data.batch_id}`, {})
    expect([own.status, own.body.message]).toEqual([422, 'You cannot change your own pay. Ask a colleague to do it.'])
    await linked(null)
    const undone = await of.post(`${LOANS}/import/undo/${taken.body.data.batch_id}`, {})
    expect(undone.status).toBe(200)
    expect((await of.get(LOANS)).body.data).toEqual([])
  })

  test('on leaving is told beyond the last instalment, and the sheet still comes in as it went out', async () => {
    const { of, ann } = await companyWithAnn()
    await begin(of, ann, { principal: '2000.00', instalment: '250.00', to: '2026-10' })
    await server.db.system.transaction((tx) =>
      sql`update employees set left_on = '2026-02-28' where id = ${ann}`.execute(tx),
    )
    const asked = await of.get(`api/panel/payroll/settlement/${ann}?last_day=2026-02-28&reason=better_pay`)
    const { lines: inRun, beside } = asked.body.data
    const lines = [...inRun, ...beside.lines].filter(({ code }: { code: string }) => code === 'loan_balance')
    expect(lines.map(({ side, amount }: Record<string, string>) => [side, amount])).toEqual([
      ['deduction', '250.00'],
      ['open', '1750.00'],
    ])
    const sheet =
      'staff_id,kind,name,principal,instalment,from,to\nA-1,loan,Motorcycle,2000.00,250.00,2026-02,2026-10\n'
    expect((await of.upload(`${LOANS}/import`, sheet)).body.errors).toBeUndefined()
    const late = await of.upload(`${LOANS}/import`, sheet.replace('2026-10', '2026-11'))
    expect([late.status, late.body.data.errors[0]]).toEqual([422, expect.objectContaining({ column: 'to' })])
  })
})
