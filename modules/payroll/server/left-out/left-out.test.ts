// People who cannot be worked out: the others are, these are named with what is missing, and may be left out.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

async function withOneWhoCannot() {
  const company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2', birth_date: '', identity_number: '' }]))
  const { body } = await company.generate(MONTH)
  expect(body.message).toBe('1 payslip calculated; 1 person cannot be calculated yet')
  return company
}
const review = async (company: PayCompany, month = MONTH) => (await company.view(month)).body.data
const check = async (company: PayCompany, code: string, month = MONTH) =>
  (await review(company, month)).checks.find((one: { code: string }) => one.code === code)
const idOf = async (company: PayCompany, staffId: string): Promise<string> =>
  (await review(company)).payslips.find((row: { staff_id: string }) => row.staff_id === staffId).employee_id

describe('somebody whose record lacks what the law asks for', () => {
  test('keeps a line without figures, is in no total, and is named with the field', async () => {
    const company = await withOneWhoCannot()
    const id = await idOf(company, 'A-2')
    expect(await check(company, 'cannot_be_worked_out')).toMatchObject({
      weight: 'stops',
      count: 1,
      employee_ids: [id],
      missing: [{ employee_id: id, fields: ['birth_date'], tabs: ['personal'] }],
    })
    const { payslips, totals, sign_off } = await review(company)
    expect(payslips).toMatchObject([{ gross_pay: '3000.00' }, { gross_pay: null, net_pay: null }])
    expect(sign_off.at(-1)).toMatchObject({ event: 'generated', text: 'Calculated 1 payslip' })
    expect(payslips[1]).not.toHaveProperty('epf_employee')
    expect(totals).toMatchObject({ people: 1, gross_pay: '3000.00' })
    expect((await company.get('api/panel/payroll')).body.data.months[0]).toMatchObject({ people: 1 })
    expect((await company.confirm(MONTH)).status).toBe(422)
  })

  test('once completed is worked out with the others', async () => {
    const company = await withOneWhoCannot()
    const id = await idOf(company, 'A-2')
    const { revision } = (await company.get(`api/panel/employee/show/profile/details/${id}`)).body.data
    const changed = await company.send('PATCH', `api/panel/employee/update/profile/details/${id}`, {
      body: { birth_date: '1990-05-05', revision },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    // Whoever still has the list from before takes them as they are now.
    const leave = () => company.post(`${company.run(MONTH)}/leaveOut`, { employee_ids: [id], reason: 'Late papers' })
    const meanwhile = await leave()
    expect([meanwhile.status, meanwhile.body.message]).toEqual([422, expect.stringContaining('recalculate')])
    expect((await company.generate(MONTH)).body.message).toBe('2 payslips calculated')
    expect((await leave()).body.message).not.toContain('recalculate')
    await company.through(MONTH)
    expect((await review(company)).totals.people).toBe(2)
  })

  test('is left out with a reason: no payslip, named in this month’s and the next month’s checks and the sign-off', async () => {
    const company = await withOneWhoCannot()
    const [can, cannot] = [await idOf(company, 'A-1'), await idOf(company, 'A-2')]
    const path = `${company.run(MONTH)}/leaveOut`
    const refused = await company.post(path, { employee_ids: [can], reason: 'Late papers' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['employee_ids']])
    expect((await company.post(path, { employee_ids: [cannot] })).body.errors).toHaveProperty('reason')
    expect((await company.post(path, { employee_ids: [cannot], reason: 'Late papers' })).status).toBe(200)
    const { payslips, missing } = await review(company)
    expect([payslips.length, missing]).toEqual([1, []])
    expect(await check(company, 'left_out')).toMatchObject({ weight: 'look', employee_ids: [cannot] })
    expect(await check(company, 'cannot_be_worked_out')).toBeUndefined()
    // Worked out again, they stay out.
    await company.through(MONTH)
    const { sign_off, payslips: paid } = await review(company)
    expect(paid.length).toBe(1)
    const told = sign_off.map(({ text }: { text: string }) => text)
    expect(told).toContain('Left 1 person out: Person 2 (Late papers)')
    expect(told.slice(-2)).toEqual([
      'Confirmed. Left out: Person 2',
      'Approved by the person who also prepared and confirmed it. Left out: Person 2',
    ])
    expect((await company.post(path, { employee_ids: [cannot], reason: 'Late papers' })).status).toBe(422)
    await company.generate('2026-02')
    const people = [{ employee_id: cannot, full_name: 'Person 2', reason: 'Late papers' }]
    expect(await check(company, 'left_out_before', '2026-02')).toMatchObject({ employee_ids: [cannot], people })
  })

  test('is left out of that run alone: another one of the month pays them once they are completed', async () => {
    const company = await server.newCompany()
    await company.addPeople(
      peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2', birth_date: '', identity_number: '' }]),
    )
    const plan = { kind: 'amount', amount: '100.00' }
    const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-01-15', plan }
    expect((await company.post(`${company.run(MONTH)}/run`, bonus)).status).toBe(201)
    const of = (what: string) => `${company.run(MONTH)}${what}?run=2`
    await company.post(of('/generate'), {})
    const seen = async () => (await company.get(of(''))).body.data
    const code = (data: { checks: { code: string }[] }, wanted: string) =>
      data.checks.find((one) => one.code === wanted)
    const cannot = (await seen()).payslips[1].employee_id
    expect(code(await seen(), 'cannot_be_worked_out')).toMatchObject({ employee_ids: [cannot] })
    const out = await company.post(of('/leaveOut'), { employee_ids: [cannot], reason: 'Late papers' })
    expect([out.status, out.body.message]).toEqual([200, 'Left out'])
    expect(code(await seen(), 'left_out')).toMatchObject({ employee_ids: [cannot], text: 'Left out of this run' })
    expect((await seen()).missing).toEqual([])
    expect((await company.send('DELETE', of(`/leaveOut/${cannot}`))).status).toBe(200)
    const told = (await seen()).sign_off.map(({ text }: { text: string }) => text)
    expect(told.slice(-2)).toEqual(['Left 1 person out: Person 2 (Late papers)', 'Included a person again: Person 2'])
    await company.post(of('/generate'), {})
    await company.post(of('/leaveOut'), { employee_ids: [cannot], reason: 'Late papers' })
    await company.post(of('/confirm'), { confirm: 1 })
    expect((await company.post(of('/approve'), { password: PASSWORD, confirm: 1 })).status).toBe(200)
    // The regular run works them out, and names them as long as it cannot.
    await company.generate(MONTH)
    expect((await review(company)).payslips.length).toBe(2)
    expect(await check(company, 'left_out')).toBeUndefined()
    expect(await check(company, 'cannot_be_worked_out')).toMatchObject({ employee_ids: [cannot] })
    expect((await company.send('DELETE', `${company.run(MONTH)}/leaveOut/${cannot}`)).status).toBe(404)
  })

  test('a plan gives nothing to whoever is left out, and a removed run leaves nobody out of the next of its number', async () => {
    const company = await server.newCompany()
    await company.addPeople(
      peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2', birth_date: '', identity_number: '' }]),
    )
    const plan = { kind: 'amount', amount: '100.00' }
    const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-01-15', plan }
    const of = (what: string) => `${company.run(MONTH)}${what}?run=2`
    const made = async () => {
      expect((await company.post(`${company.run(MONTH)}/run`, bonus)).status).toBe(201)
      await company.post(of('/generate'), {})
      return (await company.get(of(''))).body.data.payslips
    }
    const cannot = (await made())[1].employee_id
    expect((await company.post(of('/leaveOut'), { employee_ids: [cannot], reason: 'Late papers' })).status).toBe(200)
    const planned = await company.post(`${of('/items/plan')}&preview=1`, { plan })
    expect(planned.body.data.people.map(({ staff_id }: { staff_id: string }) => staff_id)).toEqual(['A-1'])
    expect((await company.send('DELETE', of(''))).status).toBe(200)
    expect((await company.send('DELETE', `${company.run(MONTH)}/run/2`)).status).toBe(200)
    expect((await made()).length).toBe(2)
  })

  test('is taken back in, and worked out with the next calculation', async () => {
    const company = await withOneWhoCannot()
    const cannot = await idOf(company, 'A-2')
    const path = `${company.run(MONTH)}/leaveOut`
    await company.post(path, { employee_ids: [cannot], reason: 'Late papers' })
    expect((await company.send('DELETE', `${path}/${cannot}`)).status).toBe(200)
    expect((await company.send('DELETE', `${path}/${cannot}`)).status).toBe(404)
    expect((await review(company)).missing).toMatchObject([{ employee_id: cannot }])
    await company.generate(MONTH, { only_stale: true })
    expect((await review(company)).payslips.length).toBe(2)
  })

  test('is left out by whoever works out the run, of this company alone', async () => {
    const company = await withOneWhoCannot()
    const body = { employee_ids: [await idOf(company, 'A-2')], reason: 'Late papers' }
    const other = await withOneWhoCannot()
    expect((await other.post(`${other.run(MONTH)}/leaveOut`, body)).status).toBe(422)
    const leave = await company.colleague('HR Leave')
    expect((await leave.post(`${company.run(MONTH)}/leaveOut`, body)).status).toBe(403)
  })
})
