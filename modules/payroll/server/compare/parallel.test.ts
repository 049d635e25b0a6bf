import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-02'
let server: PayServer
let of: PayCompany
beforeAll(async () => {
  server = await startPayServer({})
  of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', basic_salary: '3000.00' },
      { staff_id: 'B-1', full_name: 'Ben', basic_salary: '5000.00' },
    ]),
  )
  await of.generate(MONTH)
})
afterAll(() => server?.stop())

const compare = (sheet: string, month = MONTH) => of.upload(`${of.run(month)}/parallel`, sheet, 'other.csv')

test('tells whose figures another program has otherwise, by how much, and leaves everything as it was', async () => {
  const before = (await of.view(MONTH)).body.data.version
  // EPF of 3,000.00 is 330.00 by the third schedule; the other program took 11 % of something else.
  const { status, body } = await compare(
    'staff_id,gross_pay,epf_employee\na-1,3000.00,329.00\nB-1,5000.00,\nZ-9,100.00,11.00',
  )
  expect([status, body.errors]).toEqual([200, undefined])
  const people = Object.fromEntries(body.data.people.map((one: { staff_id: string }) => [one.staff_id, one]))
  expect(people['A-1']).toMatchObject({ status: 'changed', full_name: 'Ann' })
  expect(people['A-1'].payslip_id).not.toBeNull()
  expect(people['A-1'].lines).toMatchObject([{ key: 'epf_employee', from: '329.00', to: '330.00', difference: '1.00' }])
  expect(people['B-1']).toMatchObject({ status: 'same', lines: [] })
  expect(people['Z-9']).toMatchObject({ status: 'left', employee_id: null, payslip_id: null })
  expect(body.data.figures.map(({ name, from, to }: Record<string, string>) => [name, from, to])).toEqual([
    ['gross_pay', '8100.00', '8000.00'],
    ['epf_employee', '340.00', '880.00'],
  ])
  expect((await of.view(MONTH)).body.data.version).toBe(before)
})

test('takes another program’s report by its own headings, and tells which columns it does not know', async () => {
  const { body } = await compare(
    'Emp No,Employee Name,Gross Salary (RM),"EPF (Employee)",PCB/MTD,Hand phone\nA-1,Ann,"3,000.00",329.00,,012',
  )
  expect(body.data.figures.map(({ name }: { name: string }) => name)).toEqual(['gross_pay', 'epf_employee'])
  expect(body.data.people.find((one: { staff_id: string }) => one.staff_id === 'A-1').lines).toMatchObject([
    { key: 'epf_employee', from: '329.00', to: '330.00' },
  ])
  expect(body.data.unknown_columns).toEqual(['Hand phone'])
})

test('refuses cells that are no amounts, somebody twice, and months that were not calculated', async () => {
  const wrong = await compare('staff_id,net_pay\nA-1,many\nB-1,1.00\nb-1,2.00')
  expect(wrong.status).toBe(422)
  expect(wrong.body.data.errors.map(({ row, column }: Record<string, unknown>) => [row, column])).toEqual([
    [1, 'net_pay'],
    [3, 'staff_id'],
  ])
  expect((await compare('staff_id,net_pay\nA-1,1.00', '2026-03')).body.message).toContain('was not calculated')
  expect((await of.upload(`${of.run(MONTH)}/parallel`, 'PK\u0003\u0004 no sheet', 'other.xlsx')).status).toBe(422)
  expect((await of.get(`${of.run('2026-03')}/parallel/template`)).status).toBe(422)
})
