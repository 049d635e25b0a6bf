import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

async function companyOf(country: 'MY' | 'TW' | 'PH', person: Record<string, string> = {}) {
  const company = await server.newCompany(country)
  const own: Record<string, string> =
    country === 'MY'
      ? { basic_salary: '8000.00' }
      : { basic_salary: '40000.00', bank: '', bank_account_number: '', nationality: country }
  await company.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', ...own, ...person }]))
  const [{ id }] = (await company.get('api/panel/employee/status/active/0')).body.data
  const path = (month: string) => `api/panel/payroll/incomeTax/${id}/${month.replace('-', '/')}`
  const read = async (month: string) => (await company.get(path(month))).body.data
  const change = (month: string, body: object) => company.send('PATCH', path(month), { body })
  return { company, id, path, read, change }
}
type Claim = { code: string }
const claimOf = ({ claims }: { claims: Claim[] }, code: string) => claims.find((one) => one.code === code)
const taxOf = async (company: PayCompany, month: string) =>
  (await company.view(month)).body.data.payslips[0].withholding_tax

describe('the tax of a month in Malaysia', () => {
  test('is lower by what is claimed on TP1, up to the limit of the year, over all its months', async () => {
    const { company, read, change } = await companyOf('MY')
    expect(claimOf(await read('2026-01'), 'C5')).toMatchObject({ limit: '2500.00', used: '0.00', left: '2500.00' })
    await company.generate('2026-01')
    const before = await taxOf(company, '2026-01')
    const saved = await change('2026-01', { claims: { C5: '1500.00' } })
    expect([saved.status, claimOf(saved.body.data, 'C5')]).toMatchObject([200, { now: '1500.00', left: '1000.00' }])
    expect((await company.view('2026-01')).body.data.stale_count).toBe(1)
    await company.through('2026-01')
    // 1,500 a year at the rate of 11 % of a chargeable income of 75,000 or so, spread over twelve months: 13.75 less.
    const after = await taxOf(company, '2026-01')
    expect(Number(before) - Number(after)).toBeGreaterThan(10)
    expect(Number(before) - Number(after)).toBeLessThan(30)
    const worked = await read('2026-01')
    expect(worked.worksheet).toMatchObject({ figure: 'withholding_tax', value: after })
    expect(claimOf(await read('2026-02'), 'C5')).toMatchObject({ used: '1500.00', now: '0.00', left: '1000.00' })
    const beyond = await change('2026-02', { claims: { C5: '1000.01' } })
    expect([beyond.status, beyond.body.errors]).toEqual([422, { 'claims.C5': ['At most 1000.00 of 2500.00 is left'] }])
    expect((await change('2026-02', { claims: { C99: '1.00' } })).body.errors).toHaveProperty(['claims.C99'])
    await company.generate('2026-02')
    // What was claimed in January goes on lowering February's.
    expect(Number(await taxOf(company, '2026-02'))).toBeCloseTo(Number(after), -1)
  })

  test('is lower by zakat and levy that a person paid, without limit, and takes nothing off the pay for them', async () => {
    const { company, read, change } = await companyOf('MY')
    expect(claimOf(await read('2026-01'), 'zakat')).toMatchObject({ limit: null, left: null, used: '0.00' })
    await company.generate('2026-01')
    const of = async (month: string) => (await company.view(month)).body.data.payslips[0]
    const before = await of('2026-01')
    expect((await change('2026-01', { claims: { zakat: '30.00', departure_levy: '8.00' } })).status).toBe(200)
    await company.through('2026-01')
    const after = await of('2026-01')
    expect(Number(before.withholding_tax) - Number(after.withholding_tax)).toBeCloseTo(38, 6)
    expect(Number(after.net_pay) - Number(before.net_pay)).toBeCloseTo(38, 6)
    expect(claimOf(await read('2026-02'), 'departure_levy')).toMatchObject({ used: '8.00', now: '0.00' })
    await company.generate('2026-02')
    // What lowered January's tax is Z of February, and so is not asked for a second time.
    expect(Math.abs(Number(await taxOf(company, '2026-02')) - Number(before.withholding_tax))).toBeLessThan(1)
  })

  test('knows benefits, zakat and CP38 of the month, and is only read once the month is approved', async () => {
    const { company, read, change } = await companyOf('MY')
    const items = { benefit_in_kind: '300.00', zakat: '20.00', cp38: '50.00' }
    expect((await change('2026-01', { items })).status).toBe(200)
    expect((await change('2026-01', { items: { cp38: '60.00' } })).status).toBe(200)
    expect((await change('2026-01', { items: { bonus: '60.00' } })).body.errors).toHaveProperty(['items.bonus'])
    await company.through('2026-01')
    const { figures, items: shown, may_change } = await read('2026-01')
    const value = (name: string) => figures.find((one: { name: string }) => one.name === name)?.value
    expect([value('zakat'), value('cp38'), value('normal_remuneration'), may_change]).toEqual([
      '20.00',
      '60.00',
      '8300.00',
      false,
    ])
    expect(shown.find(({ type }: { type: string }) => type === 'cp38')).toMatchObject({ amount: '60.00' })
    expect((await change('2026-01', { items: { cp38: '0.00' } })).status).toBe(422)
  })

  test('is of the run that has the person, who may be in a later one than the first', async () => {
    const company = await server.newCompany()
    await company.addPeople(peopleSheet([{ staff_id: 'A-2', full_name: 'Ben' }]))
    await company.through('2026-01')
    // She was entered when January was closed.
    await company.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', joined_on: '2026-01-05' }]))
    const people: { id: string; staff_id: string }[] = (await company.get('api/panel/employee/status/active/0')).body
      .data
    const id = people.find(({ staff_id }) => staff_id === 'A-1')?.id ?? ''
    const path = `api/panel/payroll/incomeTax/${id}/2026/01`
    const read = async () => (await company.get(path)).body.data
    // Nobody pays them yet: what it rests on can be read and not changed.
    expect(await read()).toMatchObject({ run: 1, status: 'approved', may_change: false, worksheet: null })
    const bonus = { type: 'off_cycle', name: 'Late', pay_date: '2026-01-31', employee_ids: [id] }
    const made = await company.post('api/panel/payroll/2026/01/run', {
      ...bonus,
      plan: { kind: 'amount', amount: '900.00' },
    })
    expect(made.status).toBe(201)
    const again = 'api/panel/payroll/2026/01/generate?run=2'
    expect((await company.post(again, { confirm: 1 })).status).toBe(200)
    expect(await read()).toMatchObject({ run: 2, run_name: 'Late', may_change: true })
    const saved = await company.send('PATCH', path, { body: { items: { cp38: '50.00' } } })
    expect([saved.status, saved.body.data.run]).toEqual([200, 2])
    expect((await company.get('api/panel/payroll/2026/01/items?run=2')).body.data).toContainEqual(
      expect.objectContaining({ type: 'cp38', amount: '50.00' }),
    )
    expect((await company.get(`${path}?run=1`)).body.data).toMatchObject({ run: 1, may_change: false })
  })

  test('leaves what another run of the month pays as it is', async () => {
    const { company, id, read, change } = await companyOf('MY')
    await change('2026-01', { items: { cp38: '50.00' } })
    await company.through('2026-01')
    const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-01-31', employee_ids: [id] }
    await company.post('api/panel/payroll/2026/01/run', { ...bonus, plan: { kind: 'amount', amount: '900.00' } })
    await company.post('api/panel/payroll/2026/01/generate?run=2', { confirm: 1 })
    const shown = async () =>
      (await read('2026-01')).items.find(({ type }: { type: string }) => type === 'cp38') as { amount: string }
    expect(await shown()).toMatchObject({ amount: '0.00', otherwise: '50.00' })
    expect((await change('2026-01', { items: { cp38: '7.00' } })).status).toBe(200)
    expect(await shown()).toMatchObject({ amount: '7.00', otherwise: '50.00' })
  })

  test('shows of an approved month what its payslip took up', async () => {
    const { company, read, change } = await companyOf('MY', { joined_on: '2026-01-05' })
    await change('2026-01', { facts: { previous_remuneration: '9000.00' } })
    await company.through('2026-01')
    await change('2026-02', { facts: { previous_remuneration: '1.00' } })
    const former = (of: { facts: { name: string }[] }) => of.facts.find(({ name }) => name === 'previous_remuneration')
    expect(former(await read('2026-01'))).toMatchObject({ value: '9000.00' })
    expect(former(await read('2026-02'))).toMatchObject({ value: '1.00' })
  })

  test('asks of a former employer in the year of joining alone, and judges what is said', async () => {
    const { read, change } = await companyOf('MY', { joined_on: '2026-02-01' })
    const former = ({ facts }: { facts: { name: string; former: boolean }[] }) => facts.filter((one) => one.former)
    expect(former(await read('2026-02')).map(({ name }) => name)).toContain('previous_mtd')
    const { body } = await change('2026-02', { facts: { previous_remuneration: '9000.00' } })
    expect(former(body.data).find(({ name }) => name === 'previous_remuneration')).toMatchObject({ value: '9000.00' })
    expect((await change('2026-02', { facts: { previous_mtd: 'much' } })).body.errors).toHaveProperty([
      'facts.previous_mtd',
    ])
    expect((await change('2026-02', { facts: { basic_salary: '1' } })).body.errors).toHaveProperty([
      'facts.basic_salary',
    ])
    const settled = await companyOf('MY')
    expect(former(await settled.read('2026-02'))).toEqual([])
  })

  test('stays within its company and with those who run the pay', async () => {
    const { company, path } = await companyOf('MY')
    const stranger = await server.newCompany()
    expect((await stranger.get(path('2026-01'))).status).toBe(404)
    expect((await stranger.send('PATCH', path('2026-01'), { body: { claims: { C5: '1.00' } } })).status).toBe(404)
    const leave = await company.colleague('HR Leave')
    expect((await leave.get(path('2026-01'))).status).toBe(403)
  })
})

test('Taiwan and the Philippines have facts of their own and no form of claims', async () => {
  const taiwan = await companyOf('TW', { tax_number: '', epf_number: '' })
  const there = await taiwan.read('2026-01')
  expect([there.claims, there.items, there.facts.map(({ name }: { name: string }) => name)]).toEqual([
    [],
    [],
    ['tax_resident', 'tax_dependants'],
  ])
  expect((await taiwan.change('2026-01', { facts: { tax_dependants: 2 } })).status).toBe(200)
  const manila = await companyOf('PH', { joined_on: '2026-01-05', tax_number: '', epf_number: '' })
  const names = (await manila.read('2026-01')).facts.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['previous_taxable', 'previous_withheld', 'minimum_wage_earner']))
})
