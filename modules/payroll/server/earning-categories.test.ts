import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
const PATH = 'api/panel/payroll/earningCategory'
const TEMPLATES = 'api/panel/payroll/payTemplate'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }, { staff_id: 'A-3', left_on: '2025-12-31' }]),
  )
})

const sales = { code: 'sales', name_en: 'Sales bonus', name_zh: '業績獎金', treatment: 'bonus' }
const loan = { code: 'loan', name_en: 'Staff loan', name_zh: '員工借款', treatment: 'other_deduction' }

const listed = async (of = company) => (await of.get(PATH)).body.data
const one = async (code: string, of = company) => (await listed(of)).find((row: { code: string }) => row.code === code)
const add = (body: object) => company.post(PATH, body)
const change = (id: string, body: object) => company.send('PATCH', `${PATH}/${id}`, { body })
const remove = (id: string) => company.send('DELETE', `${PATH}/${id}`)
const undo = (id: string) => company.post(`api/emp/undo/${id}`)
const enter = (employee_id: string, type: string, amount: string, month = MONTH) =>
  company.post(`${company.run(month)}/items`, { employee_id, type, amount })
const people = async (): Promise<Record<string, string>> => {
  const { body } = await company.get('api/panel/employee/getAllEmployees')
  return Object.fromEntries(body.data.map((row: { staff_id: string; id: string }) => [row.staff_id, row.id]))
}
const slip = async (staffId: string, month = MONTH) => {
  const { payslips } = (await company.view(month)).body.data
  const { id } = payslips.find((row: { staff_id: string }) => row.staff_id === staffId)
  const { body } = await company.get(`${company.run(month)}/payslip?payslip_id=${id}`)
  return body.data.payslips.find((row: { id: string }) => row.id === id)
}
const items = async (month = MONTH) =>
  (await company.get(`${company.run(month)}/items`)).body.data.map(
    (row: { staff_id: string; type: string; type_label: string; amount: string }) => [
      row.staff_id,
      row.type,
      row.type_label,
      row.amount,
    ],
  )

describe('earning categories', () => {
  test('[company-earning-categories] begin with the types of the law of the country, each with how it counts (S3-044)', async () => {
    const bonus = await one('bonus')
    expect(bonus).toMatchObject({ name: 'Bonus', kind: 'earning', is_default: true, is_active: true, uses: 0 })
    expect(bonus.treated).toEqual([
      { scheme: 'epf', label: 'EPF', counts: true, value: 'counts', open: false },
      { scheme: 'socso', label: 'SOCSO', counts: false, value: 'does not count', open: false },
      { scheme: 'eis', label: 'EIS', counts: false, value: 'does not count', open: false },
      { scheme: 'hrd', label: 'HRD levy', counts: false, value: 'does not count', open: false },
      { scheme: 'pcb', label: 'PCB', counts: true, value: 'additional remuneration', open: false },
    ])
    expect(await one('benefit_in_kind')).toMatchObject({ kind: 'benefit' })
    expect(await one('unpaid_leave_days')).toMatchObject({ kind: 'deduction', unit: 'days' })
    const treated = async (country: Country, code: string) => {
      const there = await one(code, await server.newCompany(country))
      return there.treated.map(({ scheme, value }: { scheme: string; value: string }) => `${scheme}: ${value}`)
    }
    expect(await treated('TW', 'bonus')).toEqual(['grades: 不計入', 'tax: 非每月給付', 'supplementary: 計入'])
    expect(await treated('PH', 'thirteenth_month')).toEqual([
      'sss: does not count',
      'pag_ibig: does not count',
      'tax: 13th month and other benefits',
    ])
  })

  test('of the company count as what they stand for, and are called by their names on the payslip', async () => {
    expect((await add(sales)).status).toBe(201)
    await add({ ...loan, position: 3 })
    const { 'A-1': id = '', 'A-2': other = '' } = await people()
    expect((await enter(id, 'sales', '500.00')).body.data).toMatchObject({ type: 'sales', type_label: 'Sales bonus' })
    await enter(id, 'bonus', '100.00')
    await enter(id, 'loan', '80.00')
    await enter(other, 'bonus', '600.00')
    await company.generate(MONTH)
    const [named, plain] = [await slip('A-1'), await slip('A-2')]
    expect(named.earnings.slice(1)).toEqual([
      { key: 'bonus', label: 'Bonus', amount: '100.00' },
      { key: 'bonus', label: 'Sales bonus', amount: '500.00' },
    ])
    expect(named.named).toEqual([{ figure: 'other_deductions', label: 'Staff loan', amount: '80.00' }])
    const statutory = ['gross_pay', 'epf_employee', 'socso_employee', 'withholding_tax', 'additional_remuneration']
    expect(statutory.map((figure) => named[figure])).toEqual(statutory.map((figure) => plain[figure]))
    const why = await company.get(`${company.run(MONTH)}/payslip/${named.id}/why/bonus`)
    expect(why.body.data.value).toBe('600.00')
    const chinese = await company.send('GET', `${company.run(MONTH)}/items`, {
      headers: { 'accept-language': 'zh-TW' },
    })
    expect(chinese.body.data.map((row: { type_label: string }) => row.type_label)).toContain('業績獎金')
    expect((await company.view(MONTH)).body.data.checks.map(({ code }: { code: string }) => code)).not.toContain(
      'does_not_add_up',
    )
  })

  test('name what was put in differently from the month before', async () => {
    await add(sales)
    await add({ ...sales, code: 'craft', name_en: 'Craft bonus', name_zh: '技術獎金' })
    const { 'A-1': id = '', 'A-2': other = '' } = await people()
    await enter(id, 'sales', '500.00')
    await enter(id, 'craft', '70.00')
    await enter(other, 'sales', '30.00')
    await company.through(MONTH)
    const NEXT = '2026-02'
    await enter(id, 'sales', '650.00', NEXT)
    await enter(id, 'craft', '70.00', NEXT)
    await enter(id, 'bonus', '5.00', NEXT)
    await company.generate(NEXT)
    const changed = async (staffId: string) =>
      (await slip(staffId, NEXT)).changes.map((row: Record<string, string>) => [row.label, row.before, row.after])
    expect(await changed('A-1')).toEqual([
      ['Bonus', null, '5.00'],
      ['Sales bonus', '500.00', '650.00'],
    ])
    expect(await changed('A-2')).toEqual([['Sales bonus', '30.00', null]])
  })

  test('stand in the sheet of items by code or by name, and only those that are offered', async () => {
    const { id } = (await add(sales)).body.data
    const sheet = (rows: string[]) => company.items(MONTH, ['month,staff_id,type,amount', ...rows].join('\n'))
    expect((await sheet([`${MONTH},A-1,SALES,1.00`, `${MONTH},A-2,業績獎金,2.00`])).status).toBe(200)
    expect((await items()).map((row: string[]) => row.slice(0, 2))).toEqual([
      ['A-1', 'sales'],
      ['A-2', 'sales'],
    ])
    await change(id, { is_active: false })
    await change((await one('commission')).id, { is_active: false })
    expect((await sheet([`${MONTH},A-1,sales,1.00`, `${MONTH},A-1,commission,1.00`])).body.data.rejected).toBe(2)
    const refused = await enter((await people())['A-1'] ?? '', 'sales', '1.00')
    expect([refused.status, refused.body.message]).toEqual([422, 'The earning category sales is no longer offered'])
    const [kept] = (await company.get(`${company.run(MONTH)}/items`)).body.data
    const amount = await company.send('PATCH', `${company.run(MONTH)}/items/${kept.id}`, { body: { amount: '3.00' } })
    expect(amount.body.data).toMatchObject({ type: 'sales', amount: '3.00' })
    const offered = (await company.get('api/panel/payroll')).body.data.item_types.map(
      (row: { type: string }) => row.type,
    )
    expect(offered).toContain('bonus')
    expect(offered).not.toContain('sales')
  })

  test('never change what the law says, nor what they count as once something is of them', async () => {
    const { id: standard } = await one('bonus')
    for (const body of [{ name_en: 'Prize' }, { treatment: 'commission' }, { code: 'prize' }]) {
      expect((await change(standard, body)).status).toBe(422)
    }
    expect((await remove(standard)).status).toBe(422)
    const { id } = (await add(sales)).body.data
    expect((await change(id, { treatment: 'commission' })).body.data.treatment).toBe('commission')
    await enter((await people())['A-1'] ?? '', 'sales', '1.00')
    const counted = await change(id, { treatment: 'bonus' })
    expect([counted.status, Object.keys(counted.body.errors)]).toEqual([422, ['treatment']])
    expect((await remove(id)).status).toBe(422)
    expect((await one('sales')).uses).toBe(1)
    for (const [body, field] of [
      [{ ...loan, code: 'BONUS' }, 'code'],
      [{ ...loan, code: 'Sales' }, 'code'],
      [{ ...loan, code: 'a b' }, 'code'],
      [{ ...loan, treatment: 'tip' }, 'treatment'],
      [{ ...loan, name_zh: ' ' }, 'name_zh'],
    ] as const) {
      const { status, body: answer } = await add(body)
      expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
    }
  })

  test('that are called otherwise leave payslips behind that must be worked out again', async () => {
    const { id } = (await add(sales)).body.data
    await enter((await people())['A-1'] ?? '', 'sales', '1.00')
    await company.generate(MONTH)
    await change(id, { position: 5 })
    expect((await company.view(MONTH)).body.data.stale_count).toBe(0)
    await change(id, { name_en: 'Commission on sales' })
    expect((await company.view(MONTH)).body.data.stale_count).toBe(1)
    await company.generate(MONTH)
    expect((await slip('A-1')).earnings.at(-1).label).toBe('Commission on sales')
    const sheet = 'code,name_en,name_zh,treatment,order,active\nsales,Sold,業績獎金,,,\n'
    const taken = await company.upload(`${PATH}/import`, sheet)
    expect((await company.view(MONTH)).body.data.stale_count).toBe(1)
    await company.generate(MONTH)
    expect((await slip('A-1')).earnings.at(-1).label).toBe('Sold')
    await company.post(`${PATH}/import/undo/${taken.body.data.batch_id}`)
    expect((await company.view(MONTH)).body.data.stale_count).toBe(1)
  })

  test('are removed and come back, and are in the order they were given', async () => {
    const { id } = (await add({ ...sales, position: 0 })).body.data
    expect((await listed())[0].code).toBe('sales')
    const { body } = await remove(id)
    expect(await one('sales')).toBeUndefined()
    await undo(body.meta.undo)
    expect((await listed())[0]).toMatchObject({ id, code: 'sales' })
    const log = await company.get(`${PATH}/${id}`)
    expect(log.body.data.code).toBe('sales')
    expect((await (await server.newCompany()).get(`${PATH}/${id}`)).status).toBe(404)
  })

  test('leave by a sheet as they may come in, and an import is taken back', async () => {
    await add(sales)
    const sheet = (rows: string[], query = '') =>
      company.upload(`${PATH}/import${query}`, ['code,name_en,name_zh,treatment,order,active', ...rows].join('\n'))
    const rows = (await listed()).map(
      (row: Record<string, unknown>) =>
        `${row.code},"${row.name_en}","${row.name_zh}",${row.treatment},${row.position},${row.is_active ? 'yes' : 'no'}`,
    )
    expect((await company.get(`${PATH}/export`)).status).toBe(200)
    expect((await sheet(rows)).body.data).toMatchObject({ created: 0, updated: 0, rejected: 0 })
    const taken = await sheet(['loan,Staff loan,員工借款,other_deduction,,', 'sales,,,,,no', 'bonus,,,,9,'])
    expect([taken.status, (await one('bonus')).position, (await one('sales')).is_active]).toEqual([200, 9, false])
    const back = await company.post(`${PATH}/import/undo/${taken.body.data.batch_id}`)
    expect([back.status, await one('loan'), (await one('sales')).is_active]).toEqual([200, undefined, true])
    const wrong = await sheet(['bonus,Prize,,,,', 'tip,Tip,,bonus,,', 'sales,,,pizza,,'])
    expect(wrong.body.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [1, 'name_en'],
      [2, 'name_zh'],
      [3, 'treatment'],
    ])
  })

  test('are set by who sets payroll or runs it, and by nobody else', async () => {
    for (const [role, status] of [
      ['HR Generalist', 200],
      ['HR Payroll 1', 200],
      ['HR Leave', 403],
    ] as const) {
      expect([role, (await (await company.colleague(role)).get(PATH)).status]).toEqual([role, status])
    }
  })
})

describe('pay templates', () => {
  const shift = {
    name: 'Night shift',
    items: [
      { type: 'variable_allowance', amount: '200.00' },
      { type: 'loan', amount: '50.00', note: 'Uniform' },
    ],
  }
  const create = async (body: object = shift) => (await company.post(TEMPLATES, body)).body.data.id
  const give = (id: string, employee_ids: readonly string[], more: object = {}, query = '') =>
    company.post(`${TEMPLATES}/${id}/give${query}`, { employee_ids, from: MONTH, ...more })

  test('are given to many from a month on, after a look that says who is given what', async () => {
    await add(loan)
    const id = await create()
    const { 'A-1': first = '', 'A-2': second = '', 'A-3': gone = '' } = await people()
    await company.post('api/panel/payroll/recurring', {
      employee_id: second,
      type: 'variable_allowance',
      amount: '70.00',
      from: MONTH,
    })
    await company.generate(MONTH)
    const look = await give(id, [first, second, gone], {}, '?preview=1')
    expect(look.body.data).toMatchObject({
      people_given: 2,
      items_given: 3,
      stale_months: [MONTH],
      people: [
        { staff_id: 'A-1', standing: 'given', given: ['Variable allowance', 'Staff loan'], had: [] },
        { staff_id: 'A-2', standing: 'given', given: ['Staff loan'], had: ['Variable allowance'] },
        { staff_id: 'A-3', standing: 'not_employed', given: [], had: [] },
      ],
    })
    expect((await items()).length).toBe(1)
    const given = await give(id, [first, second, gone], { to: '2026-02' })
    expect([given.status, given.body.message]).toEqual([200, 'Given to 2 people'])
    expect(await items('2026-02')).toEqual([
      ['A-1', 'loan', 'Staff loan', '50.00'],
      ['A-1', 'variable_allowance', 'Variable allowance', '200.00'],
      ['A-2', 'loan', 'Staff loan', '50.00'],
      ['A-2', 'variable_allowance', 'Variable allowance', '70.00'],
    ])
    expect((await items('2026-03')).length).toBe(1)
    expect((await company.view(MONTH)).body.data.stale_count).toBe(2)
    expect((await give(id, [first])).body.message).toBe(
      'None of the people you chose can be given items of this template',
    )
    await undo(given.body.meta.undo)
    expect((await items()).length).toBe(1)
  })

  test('given to nobody in a closed month, unknown people, or once what they hold is no longer offered', async () => {
    const { body } = await add(loan)
    const id = await create()
    const { 'A-1': first = '' } = await people()
    expect((await give(id, [first, body.data.id])).status).toBe(404)
    expect((await give(id, [first], { to: '2025-12' })).status).toBe(422)
    await change(body.data.id, { is_active: false })
    expect((await give(id, [first])).body.message).toBe('The earning category loan is no longer offered')
    await change(body.data.id, { is_active: true })
    await company.through(MONTH)
    expect((await give(id, [first])).body.errors.from).toHaveLength(1)
    expect((await give(id, [first], { from: '2026-02' })).status).toBe(200)
  })

  test('what was given and changed since is not taken back with the rest', async () => {
    await add(loan)
    const id = await create()
    const { 'A-1': first = '' } = await people()
    const given = await give(id, [first])
    const [row] = (await company.get('api/panel/payroll/recurring')).body.data
    await company.send('PATCH', `api/panel/payroll/recurring/${row.id}`, { body: { amount: '1.00' } })
    expect((await undo(given.body.meta.undo)).status).toBe(422)
    expect((await items()).length).toBe(2)
  })

  test('hold each category once, have names of their own, and are removed and come back', async () => {
    await add(loan)
    const id = await create()
    const [bonus] = [{ type: 'bonus', amount: '1.00' }]
    for (const [body, field] of [
      [{ ...shift, items: [bonus] }, 'name'],
      [{ name: 'Other', items: [] }, 'items'],
      [{ name: 'Other', items: [bonus, { type: 'BONUS', amount: '2.00' }] }, 'items'],
      [{ name: 'Other', items: [{ type: 'tip', amount: '2.00' }] }, 'type'],
    ] as const) {
      const { status, body: answer } = await company.post(TEMPLATES, body)
      expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
    }
    const changed = await company.send('PATCH', `${TEMPLATES}/${id}`, { body: { name: 'Nights', items: [bonus] } })
    expect(changed.body.data).toMatchObject({ name: 'Nights', items: [{ type: 'bonus', type_label: 'Bonus' }] })
    const { body } = await company.send('DELETE', `${TEMPLATES}/${id}`)
    expect((await company.get(TEMPLATES)).body.data).toEqual([])
    await undo(body.meta.undo)
    expect((await company.get(TEMPLATES)).body.data).toMatchObject([{ id, name: 'Nights', items: [bonus] }])
    const runs = await company.colleague('HR Generalist')
    expect((await runs.post(`${TEMPLATES}/${id}/give`, { employee_ids: [id], from: MONTH })).status).toBe(403)
  })
})
