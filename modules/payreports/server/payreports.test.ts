import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { report as reportContract } from '../contract/reports.ts'
import { payreportsHandlers } from './handlers.ts'
import { payslipPart } from './payslip-part.ts'
import { toldOfFailure } from './told-of-failure.ts'

const PAY = 'api/panel/payroll'
const HEAD = 'month,staff_id,type,amount'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer({ more: payreportsHandlers, payslipPart })
})
afterAll(() => server?.stop())

/** Two people at 3,000.00, of whom one has a bonus in February; both months worked out, January approved. */
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', department: 'Kitchen', basic_salary: '3000.00' },
      { staff_id: 'A-2', full_name: 'Ben', department: 'Bar', basic_salary: '3000.00' },
    ]),
  )
  await company.through('2026-01')
  await company.items('2026-02', [HEAD, '2026-02,A-1,bonus,500.00'].join('\n'))
  await company.generate('2026-02')
})

const report = (name: string, query = '', month = '2026/02') => company.get(`${PAY}/report/${name}/${month}${query}`)
const add = (columns: object[], more: object = {}) =>
  company.post(`${PAY}/template`, { name: 'Cost', type: 'report', columns, ...more })
const companyIdOf = () =>
  server.db.system.read(async (tx) => {
    const { rows } = await sql<{ company_id: string }>`
      select company_id from accounts where email = ${company.email}`.execute(tx)
    return rows[0]?.company_id ?? ''
  })
const column = (key: string, formula: string, format = 'money') => ({ key, label: key.toUpperCase(), formula, format })
const show = (id: string, month = '2026/2') => company.get(`${PAY}/showCustomTemplate/${id}/${month}`)

describe('a report', () => {
  test('has everybody of the month and its totals, and says that the month may still change', async () => {
    const { status, body } = await report('summary')
    expect(status).toBe(200)
    const { months, rows, totals } = body.data
    expect(months).toEqual([{ month: '2026-02', status: 'unconfirmed' }])
    expect(
      rows.map((row: { staff_id: string; values: { gross_pay: string } }) => [row.staff_id, row.values.gross_pay]),
    ).toEqual([
      ['A-1', '3500.00'],
      ['A-2', '3000.00'],
    ])
    expect(totals.gross_pay).toBe('6500.00')
  })

  test('of an agency comes to what the payslips hold: EPF of 3,000 is 330 and 390', async () => {
    const { data } = (await report('epf', '', '2026/01')).body
    expect(data.rows[0].values).toEqual({
      epf_wages: '3000.00',
      epf_employee: '330.00',
      epf_employer: '390.00',
      total: '720.00',
    })
    expect(data.totals).toMatchObject({ epf_employee: '660.00', epf_employer: '780.00', total: '1440.00' })
  })

  test('says how much of the gross is reimbursed, which is no pay, and only where something is', async () => {
    const keys = async (name: string, month?: string) =>
      (await report(name, '', month)).body.data.columns.map(({ key }: { key: string }) => key)
    await company.items('2026-02', [HEAD, '2026-02,A-1,bonus,500.00', '2026-02,A-2,reimbursement,85.40'].join('\n'))
    await company.generate('2026-02')
    const { rows, totals } = (await report('summary')).body.data
    expect(rows.map(({ values }: { values: object }) => values)).toMatchObject([
      { gross_pay: '3500.00', reimbursement: '0.00' },
      { gross_pay: '3085.40', reimbursement: '85.40' },
    ])
    expect(totals).toMatchObject({ gross_pay: '6585.40', reimbursement: '85.40' })
    expect(await keys('netpay')).toEqual(['gross_pay', 'reimbursement', 'total_deductions', 'net_pay'])
    expect(await keys('netpay', '2026/01')).toEqual(['gross_pay', 'total_deductions', 'net_pay'])
    expect(await keys('zakat')).toEqual(['gross_pay', 'reimbursement', 'zakat'])
    expect(await keys('epf')).not.toContain('reimbursement')
  })

  test('of several months adds up, by person or by department', async () => {
    const all = (await report('netpay', '?from=2026-01&to=2026-02', '2026/01')).body.data
    expect(all.rows[0].values.gross_pay).toBe('6500.00')
    const grouped = (await report('netpay', '?from=2026-01&to=2026-02&group_by=department', '2026/01')).body.data
    expect(grouped.rows.map((row: { department: string; people: number }) => [row.department, row.people])).toEqual([
      ['Bar', 1],
      ['Kitchen', 1],
    ])
    expect(grouped.totals).toEqual(all.totals)
    for (const by of ['location', 'cost_centre']) {
      const { rows, totals } = (await report('netpay', `?group_by=${by}`, '2026/01')).body.data
      // Nobody is tied to a place or a cost centre: one group without a name.
      expect([by, rows.length, rows[0][by], rows[0].people]).toEqual([by, 1, null, 2])
      expect(rows[0].values).toEqual(totals)
    }
    const paper = await report('netpay', '?format=pdf', '2026/01')
    expect([paper.status, String(paper.headers['content-type'])]).toEqual([200, 'application/pdf'])
    const history = (await report('history', '?from=2026-01&to=2026-02', '2026/01')).body.data
    expect(history.columns.map(({ key }: { key: string }) => key)).toEqual(['2026-01', '2026-02', 'total'])
  })

  test('finds columns for every kind of earning, and what is agreed with everybody', async () => {
    const earnings = (await report('earnings')).body.data
    expect(earnings.totals.bonus).toBe('500.00')
    expect((await report('masters')).body.data.rows[1].values.basic_salary).toBe('3000.00')
    const bank = (await report('bank')).body.data
    expect(bank.columns.map(({ key }: { key: string }) => key)).toEqual(['bank', 'account', 'net_pay'])
    expect((await report('miscellaneous')).status).toBe(200)
    const forms = (await report('eaforms', '?group_by=department')).body.data
    // January alone is approved.
    expect([forms.months, forms.totals.B1a]).toEqual([[{ month: '2026-01', status: 'approved' }], '6000.00'])
    expect(forms.rows.map(({ department }: { department: string }) => department)).toEqual(['Bar', 'Kitchen'])
  })

  test('leaves as a file, and is refused for another country, a wrong span and an unknown name', async () => {
    const csv = await report('summary', '?format=csv')
    expect(csv.body).toContain('A-1,Ann,Kitchen')
    // February is not approved, January is: whoever reads the file alone is told.
    expect(csv.body).toContain('February 2026 not approved yet: figures may still change.')
    const both = await report('summary', '?from=2026-01&to=2026-02&format=csv', '2026/01')
    expect(both.body).toContain('\r\nFebruary 2026 not approved yet')
    expect((await report('summary', '?format=csv', '2026/01')).body).not.toContain('not approved')
    const authorization = `Bearer ${company.token}`
    const paper = async (month: string) => {
      const url = `/${PAY}/report/summary/${month}?format=pdf`
      return (await pdfPages((await server.app.inject({ url, headers: { authorization } })).rawPayload)).join(' ')
    }
    expect((await paper('2026/02')).replace(/\s+/g, ' ')).toContain('February 2026 not approved yet')
    expect(await paper('2026/01')).not.toContain('not approved')
    expect((await report('labour')).status).toBe(404)
    expect((await report('sales')).status).toBe(404)
    expect((await report('summary', '?from=2020-01&to=2026-01')).body.errors).toHaveProperty('to')
    const leave = await company.colleague('HR Leave')
    expect((await leave.get(`${PAY}/report/summary/2026/02`)).status).toBe(403)
    const stranger = await server.newCompany()
    expect((await stranger.get(`${PAY}/report/summary/2026/02`)).body.data.rows).toEqual([])
  })
})

describe('a report of own columns', () => {
  test('is a file; one of the kind bank is of an approved month, has the accounts, and asks who it is', async () => {
    const { id } = (await add([column('share', 'net_pay / 2')])).body.data
    const csv = await company.get(`${PAY}/showCustomTemplate/${id}/2026/02?format=csv`)
    expect([csv.status, csv.body.includes('A-1,Ann,')]).toEqual([200, true])
    const bank = (await add([column('paid', 'net_pay')], { name: 'To the bank', type: 'bank' })).body.data.id
    const file = (month: string) => company.get(`${PAY}/showCustomTemplate/${bank}/${month}?format=csv`)
    expect((await file('2026/02')).status).toBe(422)
    expect((await file('2026/01')).status).toBe(403)
    await company.post('api/auth/confirm', { password: PASSWORD })
    const paid = await file('2026/01')
    expect([paid.status, String(paid.body).split('\r\n')[1]]).toEqual([
      200,
      expect.stringMatching(/^A-1,Ann,[^,]+,\d+,/),
    ])
  })

  test('goes by half a month where the Philippines pay twice, and has no halves elsewhere', async () => {
    const of = await server.newCompany('PH')
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"pay_frequency": "semi_monthly"}'::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
    )
    await of.addPeople(peopleSheet([{ staff_id: 'A-1', basic_salary: '30250.00', tax_number: '', epf_number: '' }]))
    await of.through('2026-03')
    const columns = [column('gross', 'gross_pay'), column('year', 'ytd.gross_pay')]
    const { id } = (await of.post(`${PAY}/template`, { name: 'Halves', type: 'report', columns })).body.data
    const half = (cutOff: number, month = 3) => of.get(`${PAY}/php/showCustomTemplate/${id}/2026/${month}/${cutOff}`)
    expect((await half(1)).body.data.rows).toMatchObject([{ values: { gross: '15125.00', year: '15125.00' } }])
    expect((await half(2)).status).toBe(404)
    expect((await half(0)).body.data.status).not.toBe('approved')
    expect((await half(1, 4)).status).toBe(404)
  })

  test('that fails for no known reason says so with a reference', async () => {
    const broken = toldOfFailure({ endpoint: reportContract, handle: () => Promise.reject(new Error('unthought of')) })
    const asked = { request: { id: 'R-1' }, log: { error: () => undefined } } as never
    expect(await broken.handle(asked)).toMatchObject({ code: 'payreports.failed', params: { reference: 'R-1' } })
  })

  test('goes by figures, items, the year, the month before and its own columns, whatever their order', async () => {
    const { status, body } = await add([
      column('share', 'bonus_cost / gross_pay', 'percent'),
      column('bonus_cost', '[item.bonus] * 1.1'),
      column('year', 'ytd.gross_pay'),
      column('more', 'gross_pay - last.gross_pay'),
    ])
    expect(status).toBe(201)
    const { data } = (await show(body.data.id)).body
    expect(
      data.rows.map(({ full_name, values }: { full_name: string; values: object }) => [full_name, values]),
    ).toEqual([
      ['Ann', { share: '15.71', bonus_cost: '550.00', year: '6500.00', more: '500.00' }],
      ['Ben', { share: '0.00', bonus_cost: '0.00', year: '6000.00', more: '0.00' }],
    ])
    expect(data.totals).toEqual({ bonus_cost: '550.00', year: '12500.00', more: '500.00' })
    expect((await company.get(`${PAY}/my/showCustomTemplate/${body.data.id}/2026/02/0`)).body.data.rows).toHaveLength(2)
    expect((await company.get(`${PAY}/my/template/${body.data.id}/2026/02`)).body.data.values.rows).toHaveLength(2)
    expect((await show(body.data.id, '2027/01')).status).toBe(404)
    expect((await company.get(`${PAY}/php/showCustomTemplate/${body.data.id}/2026/02/0`)).status).toBe(404)
  })

  test('names the place of what cannot be read, and stores nothing', async () => {
    const { status, body } = await add([column('a', '1'), column('b', 'gross_pya + 1')])
    expect(status).toBe(422)
    expect(body.errors).toEqual({ 'columns.1.formula': ['“gross_pya” at position 1 is neither a figure nor a column'] })
    expect((await add([column('twice', '1'), column('twice', '2')])).body.errors).toHaveProperty(['columns.1.key'])
    expect((await company.get(`${PAY}/template`)).body.data).toEqual([])
  })

  test('keeps its last formula (S8-034), its name to itself, and tells who was faster', async () => {
    const { body } = await add([column('a', '1')])
    const path = `${PAY}/template/${body.data.id}`
    const last = await company.send('PATCH', path, { body: { columns: [] } })
    expect([last.status, last.body.message]).toEqual([422, 'Cannot delete last formula'])
    expect((await add([column('a', '1')])).body.errors).toHaveProperty('name')
    expect((await company.send('PATCH', path, { body: { name: 'Costs', revision: 1 } })).body.data.revision).toBe(2)
    expect((await company.send('PATCH', path, { body: { name: 'Late', revision: 1 } })).status).toBe(409)
    const stranger = await server.newCompany()
    expect((await stranger.send('PATCH', path, { body: { name: 'Mine' } })).status).toBe(404)
    expect((await company.send('DELETE', path)).status).toBe(200)
    expect((await show(body.data.id)).status).toBe(404)
  })

  test('stands in a category, which is not removed while it holds any', async () => {
    const category = (await company.post(`${PAY}/my/template/category`, { name: 'Audit' })).body.data
    expect((await company.post(`${PAY}/my/template/category`, { name: 'audit' })).body.errors).toHaveProperty('name')
    const { body } = await add([column('a', '1')], { category_id: category.id })
    expect(body.data.category_name).toBe('Audit')
    expect((await company.get(`${PAY}/my/template/category`)).body.data).toEqual([{ ...category, templates_count: 1 }])
    expect((await company.get(`${PAY}/my/template/${category.id}`)).body.data).toHaveLength(1)
    expect((await company.send('DELETE', `${PAY}/my/template/category/${category.id}`)).status).toBe(422)
    await company.send('PATCH', `${PAY}/template/${body.data.id}`, { body: { category_id: null } })
    expect(
      (await company.send('PATCH', `${PAY}/my/template/category/${category.id}`, { body: { name: 'Board' } })).status,
    ).toBe(200)
    expect((await company.send('DELETE', `${PAY}/my/template/category/${category.id}`)).status).toBe(200)
    expect((await company.get(`${PAY}/my/template/0`)).body.data).toHaveLength(1)
    expect((await company.get(`${PAY}/php/template/0`)).status).toBe(404)
  })

  test('of the kind payslip is printed from its month on; one of another kind is not', async () => {
    const plain = (await add([column('a', '1')])).body.data
    const apply = (template_id: string, month: number) =>
      company.post(`${PAY}/applyCustomTemplate`, { template_id, year: 2026, month })
    expect((await apply(plain.id, 1)).body.errors).toHaveProperty('template_id')
    const own = (await add([column('worth', 'gross_pay * 2')], { name: 'Your worth', type: 'payslip' })).body.data
    const { payslips } = (await company.view('2026-01')).body.data
    const companyId = await companyIdOf()
    const printed = () =>
      server.db.forCompany(companyId).read(async (tx) => {
        const partOf = await payslipPart(tx, companyId, { year: 2026, month: 1 }, 'en')
        return partOf?.(payslips[0].employee_id)
      })
    expect((await apply(own.id, 2)).status).toBe(200)
    expect(await printed()).toBeUndefined()
    expect((await apply(own.id, 1)).status).toBe(200)
    expect(await printed()).toEqual({ title: 'Your worth', lines: [{ label: 'WORTH', value: '6000.00' }] })
    const pdf = await company.get(`${company.run('2026-01')}/payslip/${payslips[0].id}`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
