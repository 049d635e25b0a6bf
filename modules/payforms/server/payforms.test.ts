import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { type Jobs, jobsOf } from '#platform/jobs/server/jobs.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { payformsHandlers } from './handlers.ts'
import { payformsJobs, wholePdfsTidied } from './whole-pdf.ts'

const FORM = 'api/panel/payroll/yearForm'
const HEAD = 'month,staff_id,type,amount'
let server: PayServer
let jobs: Jobs
beforeAll(async () => {
  server = await startPayServer({
    more: payformsHandlers({
      datesFromElsewhere: async () => [],
      jobs: { start: (company, job) => jobs.start(company, job) },
    }),
  })
  jobs = jobsOf(server.db, server.services.log, payformsJobs(server.services, {}))
})
afterAll(async () => {
  await server?.stop()
  await pdfMaker.close()
})

const people: Readonly<Record<string, string>>[] = [
  { staff_id: 'A-1', full_name: 'Ann', basic_salary: '3000.00' },
  { staff_id: 'A-2', full_name: 'Ben', basic_salary: '6000.00', tax_number: '' },
]
/** Two months approved, with a bonus, travelling beyond the year's limit, a claim paid back and CP38. */
async function paidCompany(): Promise<PayCompany> {
  const of = await server.newCompany()
  await of.addPeople(peopleSheet(people))
  await of.items(
    '2026-01',
    [
      HEAD,
      ...['bonus,500.00', 'travel_allowance,5000.00', 'reimbursement,77.00', 'cp38,40.00'].map(
        (item) => `2026-01,A-1,${item}`,
      ),
    ].join('\n'),
  )
  await of.through('2026-01')
  await of.items('2026-02', [HEAD, '2026-02,A-1,travel_allowance,2000.00'].join('\n'))
  await of.through('2026-02')
  return of
}
type Person = { employee_id: string; staff_id: string; figures: Record<string, string>; released_at: string | null }
const ea = async (of: PayCompany, query = '') => (await of.get(`${FORM}/ea/2026${query}`)).body.data
const ann = async (of: PayCompany) => (await ea(of)).people[0] as Person & { withdrawn: boolean }

const pages = async (of: PayCompany, path: string) => {
  const headers = { authorization: `Bearer ${of.token}` }
  const answer = await server.app.inject({ url: `/${path}`, headers })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return pdfPages(answer.rawPayload)
}

/** As somebody changes the record in January. */
const recordChanges = (staffId: string, of: PayCompany, facts: object, more = sql`marital_status = marital_status`) =>
  server.db.system.transaction((tx) =>
    sql`update employees set statutory = statutory || ${JSON.stringify(facts)}::jsonb, ${more}
      where staff_id = ${staffId} and company_id = (select company_id from accounts where email = ${of.email})`.execute(
      tx,
    ),
  )
const figuresOf = async (of: PayCompany, form: string) =>
  ((await of.get(`${FORM}/${form}/2026`)).body.data.people[0] as Person & { line: string; missing: object[] }) ?? {}

describe('forms say what the payslips of their year took up, whatever the record says by now', () => {
  test('Malaysia: family, residence, kind of employment and a last day to come', async () => {
    const of = await server.newCompany()
    const married = { marital_status: 'married', spouse_working: 'no', children_under_18: '2' }
    await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', ...married }]))
    await of.through('2026-01')
    const before = { ea: await figuresOf(of, 'ea'), cp8d: await figuresOf(of, 'cp8d') }
    // Two children at 2,000.00 each.
    expect(before.ea.figures.D6).toBe('4000.00')
    expect(before.cp8d.figures).toMatchObject({ category: '2', children: '2', employment_status: '2' })
    await recordChanges(
      ...(['A-1', of, { children_under_18: '3', spouse_working: true, tax_resident: false }] as const),
      sql`marital_status = 'divorced', employment_type = 'contract', left_on = '2027-02-28'`,
    )
    expect(await figuresOf(of, 'ea')).toEqual(before.ea)
    expect(await figuresOf(of, 'cp8d')).toEqual(before.cp8d)
  })

  test('Taiwan: who was a resident stays one on the statement', async () => {
    const of = await server.newCompany('TW')
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0016"}'
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
    )
    const own = { nationality: 'TW', bank: '', bank_account_number: '', tax_number: '', epf_number: '' }
    await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '40000.00', ...own }]))
    await of.through('2026-01')
    const before = await figuresOf(of, 'withholding_statement')
    await recordChanges('A-1', of, { tax_resident: false })
    expect(await figuresOf(of, 'withholding_statement')).toEqual(before)
  })

  test('the Philippines: what a former employer paid, as the last payslip of the year has it', async () => {
    const of = await server.newCompany('PH')
    const own = { nationality: 'PH', bank: '', bank_account_number: '', tax_number: '', epf_number: '' }
    const ann = { staff_id: 'A-1', full_name: 'Ann', basic_salary: '40000.00', joined_on: '2026-02-01', ...own }
    await of.addPeople(peopleSheet([ann]))
    await recordChanges('A-1', of, { previous_taxable: '90000.00', previous_withheld: '1200.00' })
    await of.through('2026-02')
    expect((await figuresOf(of, 'bir2316')).figures).toMatchObject({ 22: '90000.00', '25B': '1200.00' })
    await recordChanges('A-1', of, { previous_taxable: '10000.00', previous_withheld: '0.00' })
    expect((await figuresOf(of, 'bir2316')).figures).toMatchObject({ 22: '90000.00', '25B': '1200.00' })
    expect((await figuresOf(of, 'bir1604c')).figures).toMatchObject({ withheld_before: '1200.00' })
  })
})

test('TP3 is of those alone who left in the year, and says what form EA says', async () => {
  const of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann' },
      { staff_id: 'A-2', full_name: 'Ben', left_on: '2026-01-31' },
    ]),
  )
  await of.through('2026-01')
  const { people: leavers } = (await of.get(`${FORM}/tp3/2026`)).body.data
  const { people: all } = (await of.get(`${FORM}/ea/2026`)).body.data
  const ben = all.find(({ staff_id }: Person) => staff_id === 'A-2')
  expect(leavers).toMatchObject([
    {
      staff_id: 'A-2',
      figures: { last_day: '2026-01-31', C1: ben.figures.total_B, C3: ben.figures.E1, C5: ben.figures.D1 },
    },
  ])
})

describe('form EA', () => {
  test('has the approved pay of the year by boxes, with what is missing and when it is due', async () => {
    const of = await paidCompany()
    const form = await ea(of)
    expect(form).toMatchObject({ standing: 'several', due_on: '2027-02-28', months: [1, 2], total: 2 })
    expect(form.people.map(({ staff_id }: Person) => staff_id)).toEqual(['A-1', 'A-2'])
    expect(form.people[0].figures).toMatchObject({
      B1a: '6000.00',
      B1b: '500.00',
      // Travelling of 7,000.00: 6,000.00 is exempt, the rest is an allowance.
      B1c: '1000.00',
      F: '6000.00',
      total_B: '7500.00',
      B4: '0.00',
      D2: '40.00',
    })
    expect(form.people[1].missing).toEqual([expect.objectContaining({ field: 'tax_number' })])
    expect(form.missing).toEqual([expect.objectContaining({ field: 'employer_tax_number' })])
    expect(form.totals).toMatchObject({ B1a: '18000.00', total_B: '19500.00' })
  })

  test('takes nothing from a month that is not approved, and knows no other country and no other year', async () => {
    const of = await paidCompany()
    await of.generate('2026-03')
    expect((await ann(of)).figures.B1a).toBe('6000.00')
    for (const path of ['bir2316/2026', 'ea/2025', 'nothing/2026'])
      expect([path, (await of.get(`${FORM}/${path}`)).status]).toEqual([path, 404])
  })

  test('is released once, is seen by whose it is, and is withdrawn where a month says something else', async () => {
    const of = await paidCompany()
    const { employee_id } = await ann(of)
    const release = (ids?: string[]) => of.post(`${FORM}/ea/2026/release`, ids ? { employee_ids: ids } : {})
    expect((await release(['00000000-0000-4000-8000-000000000000'])).status).toBe(404)
    expect((await release([employee_id])).body.data).toEqual({ released: 1 })
    expect((await release()).body.data).toEqual({ released: 1 })
    const again = await release()
    expect(again.body).toMatchObject({
      ...{
        data: { released: 0 },
        message: expect.stringContaining('Aida binti Osman has already released these forms'),
      },
    })
    // Another box is chosen afterwards: what was handed out stays, and HR is told that it would differ.
    await of.send('PATCH', `${FORM}/ea/boxes`, { body: { boxes: { bonus: 'B1c' } } })
    expect(await ann(of)).toMatchObject({
      ...{ withdrawn: false, differs: true, released_at: expect.any(String) },
      figures: { B1b: '500.00', B1c: '1000.00' },
    })
    const reopened = await of.post(`${of.run('2026-02')}/reopen`, { reason: 'Wrong' })
    expect(reopened.status).toBe(200)
    expect(await ann(of)).toMatchObject({ withdrawn: true, released_at: null })
    expect((await of.post(`${FORM}/ea/2026/unrelease`)).body.data).toEqual({ unreleased: 2 })
  })

  test('goes on paper, for one and for all, also by the path of the specification', async () => {
    const of = await paidCompany()
    const { employee_id } = await ann(of)
    const [page = '', ...more] = await pages(of, `api/panel/payroll/eaform/2026/${employee_id}?format=pdf`)
    expect(more).toEqual([])
    expect(page).toContain('Ann')
    expect(page).toContain('7,500.00')
    expect(await pages(of, `${FORM}/ea/2026/pdf?language=zh-Hant`)).toHaveLength(2)
  })

  test('stands in another box where the company says so, and an unknown type is refused', async () => {
    const of = await paidCompany()
    const put = (boxes: object) => of.send('PATCH', `${FORM}/ea/boxes`, { body: { boxes } })
    expect((await put({ bonus: 'B1c' })).status).toBe(200)
    expect((await ann(of)).figures).toMatchObject({ B1b: '0.00', B1c: '1500.00', total_B: '7500.00' })
    expect((await put({ strange: 'B1c' })).status).toBe(422)
    expect((await put({ bonus: 'Z9' })).status).toBe(422)
    expect((await put({ bonus: 'D4' })).body.errors).toHaveProperty(['boxes.bonus'])
    expect((await put({ bonus: null })).status).toBe(200)
    expect((await ann(of)).figures.B1b).toBe('500.00')
  })
})

test('what forms ask of an employer is kept, and refused where it is no answer or another country’s', async () => {
  const [malaysian, philippine] = [await server.newCompany(), await server.newCompany('PH')]
  const put = (of: PayCompany, body: object) => of.send('PATCH', `${FORM}/details`, { body })
  expect((await put(philippine, { schedule_2_pesos: 'maybe' })).body.errors).toHaveProperty('schedule_2_pesos')
  const kept = await put(philippine, { schedule_2_pesos: 'yes', officer_name: 'Luz' })
  expect(kept.body.data).toContainEqual(expect.objectContaining({ name: 'schedule_2_pesos', value: 'yes' }))
  const gone = await put(philippine, { schedule_2_pesos: '' })
  expect(gone.body.data).toContainEqual(expect.objectContaining({ name: 'schedule_2_pesos', value: null }))
  expect((await put(malaysian, { schedule_2_pesos: 'yes' })).body.errors).toHaveProperty('schedule_2_pesos')
})

describe('the calendar', () => {
  const CALENDAR = 'api/panel/payroll/calendar'
  type AgencyDate = { id: string; due_on: string; amount: string | null; status: string; done: object | null }
  const dates = async (of: PayCompany, query = '?from=2026-02-01&to=2026-04-30') =>
    (await of.get(`${CALENDAR}${query}`)).body.data as AgencyDate[]
  const one = async (of: PayCompany, id: string) => (await dates(of)).find((date) => date.id === id)

  test('knows what each approved month owes by which day, and what is late', async () => {
    const of = await paidCompany()
    // Two people: 3,000.00 and 500.00 bonus at 11 and 13 per cent by the bands of the law, 6,000.00 at 11 and 12.
    const [view, january] = [await of.view('2026-01'), await one(of, 'epf-2026-01')]
    const { epf_employee, epf_employer } = view.body.data.totals
    const sum = (BigInt(epf_employee.replace('.', '')) + BigInt(epf_employer.replace('.', ''))).toString()
    expect(january).toMatchObject({ due_on: '2026-02-15', status: 'late', done: null })
    expect(january?.amount?.replace('.', '')).toBe(sum)
    expect(await one(of, 'mtd-2026-03')).toMatchObject({ due_on: '2026-04-15', amount: null, status: 'open' })
    expect((await dates(of)).map(({ due_on }) => due_on)).toEqual((await dates(of)).map(({ due_on }) => due_on).sort())
  })

  test('holds the pay date of every run: late until it is approved, then done with what was paid', async () => {
    const of = await paidCompany()
    const bonus = { type: 'bonus', name: 'Raya', pay_date: '2026-03-20', plan: { kind: 'amount', amount: '100.00' } }
    expect((await of.post(`${of.run('2026-03')}/run`, bonus)).status).toBe(201)
    const id = 'pay_run_2-2026-03'
    expect(await one(of, id)).toMatchObject({ due_on: '2026-03-20', status: 'late', amount: null })
    for (const [what, body] of [
      ['generate', {}],
      ['confirm', { confirm: 1 }],
      ['approve', { password: PASSWORD, confirm: 1 }],
    ] as const)
      expect((await of.post(`${of.run('2026-03')}/${what}?run=2`, body)).status).toBe(200)
    const [paid] = (await of.get(`${of.run('2026-03')}/run`)).body.data.filter(({ run }: { run: number }) => run === 2)
    const found = { status: 'done', amount: paid.net_pay, link: '/app/payroll?month=2026-03&run=2' }
    expect(await one(of, id)).toMatchObject(found)
    expect((await of.post(`${CALENDAR}/${id}/done`, { paid_on: '2026-03-20' })).status).toBe(404)
  })

  test('holds both halves of a month that is paid twice, by their last day where no other was chosen', async () => {
    const of = await server.newCompany('PH')
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"pay_frequency":"semi_monthly"}'::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
    )
    await of.addPeople(peopleSheet([{ ...people[0], tax_number: '', epf_number: '' }]))
    await of.post(`${of.run('2026-03')}/generate?run=1`)
    await of.post(`${of.run('2026-03')}/items?run=2`, { staff_id: 'A-1', type: 'overtime', amount: '1.00' })
    expect(await one(of, 'pay_run_1-2026-03')).toMatchObject({ due_on: '2026-03-15', status: 'late' })
    expect(await one(of, 'pay_run_2-2026-03')).toMatchObject({ due_on: '2026-03-31' })
  })

  test('keeps a payment with its receipt, which the statement of tax then tells, and takes it back', async () => {
    const of = await paidCompany()
    const done = (body: object, id = 'mtd-2026-01') => of.post(`${CALENDAR}/${id}/done`, body)
    expect((await done({ paid_on: '2026-02-12', reference: 'R-77' })).body.data).toMatchObject({ status: 'done' })
    const { employee_id } = await ann(of)
    const [page = ''] = await pages(of, `${FORM}/pcb2ii/2026/${employee_id}?format=pdf`)
    expect(page.replace(/\s+/g, ' ')).toContain('R-77')
    expect((await of.send('DELETE', `${CALENDAR}/mtd-2026-01/done`)).body.data).toMatchObject({ status: 'late' })
  })

  test('refuses a day that has not come, a date that there is none of, and days in the wrong order', async () => {
    const of = await paidCompany()
    const done = (id: string, paid_on: string) => of.post(`${CALENDAR}/${id}/done`, { paid_on })
    expect((await done('mtd-2026-01', '2026-05-01')).status).toBe(422)
    expect((await done('mtd-2024-01', '2026-02-01')).status).toBe(404)
    expect((await done('income_tax-2026-01', '2026-02-01')).status).toBe(404)
    expect((await of.get(`${CALENDAR}?from=2026-03-01&to=2026-02-01`)).status).toBe(422)
  })
})

test('the PDF of everybody is made as a job, taken by whoever began it, and gone after some days', async () => {
  const of = await paidCompany()
  const begun = await of.post(`${FORM}/ea/2026/pdf`, { language: 'en' })
  expect([begun.status, begun.body.data]).toEqual([202, { job_id: expect.any(String) }])
  await jobs.stop()
  const taken = `${FORM}/ea/2026/pdf?job=${begun.body.data.job_id}`
  const made = await pages(of, taken)
  expect(made.map((page) => /Ann|Ben/.exec(page)?.[0])).toEqual(['Ann', 'Ben'])
  const payer = await of.colleague('HR Payroll')
  expect((await payer.get(taken)).status).toBe(404)
  expect((await of.get(taken.replace('/ea/', '/cp8d/'))).status).toBe(404)
  for (const path of ['ea/2025', 'bir2316/2026']) expect((await of.post(`${FORM}/${path}/pdf`, {})).status).toBe(404)
  expect(await server.services.files.get(await keyOf('year_form'))).toBeInstanceOf(Buffer)
  await server.db.system.transaction((tx) =>
    sql`update files set created_at = created_at - interval '8 days' where purpose = 'year_form'`.execute(tx),
  )
  await dailyWork(server.services, [wholePdfsTidied]).look()
  expect(await keyOf('year_form')).toBe('')
})

const keyOf = async (purpose: string): Promise<string> => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ storage_key: string }>`select storage_key from files where purpose = ${purpose}`.execute(tx),
  )
  return rows[0]?.storage_key ?? ''
}
