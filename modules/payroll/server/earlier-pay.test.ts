// Pay of the year from before the first payslip: who is asked, what answers, and what a late answer does.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { type PayCompany, type PayServer, peopleSheet, sample, startPayServer } from '#tests/support/pay-company.ts'

const P = 'api/panel/payroll/prevPreJoined'
type Asked = { staff_id: string; employee_id: string; status: string; months: string[]; open: string[] }

let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ startAt: '2026-03-02T01:00:00.000Z' })
})
afterAll(() => server?.stop())

async function companyOf(people: readonly Readonly<Record<string, string>>[], country: 'MY' | 'TW' | 'PH' = 'MY') {
  const company = await server.newCompany(country)
  await company.addPeople(peopleSheet(people))
  return company
}
const asked = async (company: PayCompany, query = 'year=2026'): Promise<Asked[]> =>
  (await company.get(`${P}?${query}`)).body.data
const told = async (company: PayCompany) =>
  (await asked(company)).map(({ staff_id, months, open, status }) => [staff_id, status, months.length, open.length])
const checkOf = async (company: PayCompany, month: string) =>
  (await company.view(month)).body.data.checks.find(({ code }: { code: string }) => code === 'earlier_pay_unknown')
const HEAD = 'staff_id,month,months,remuneration,epf_employee,withholding_tax'
const sheet = (company: PayCompany, rows: readonly string[], query = '') =>
  company.upload(`${P}/upload${query}`, [HEAD, ...rows].join('\n'))
const slip = async (company: PayCompany, month: string, staffId: string) =>
  (await company.view(month)).body.data.payslips.find((row: { staff_id: string }) => row.staff_id === staffId)

describe('whose earlier pay of the year is asked about', () => {
  test('in Malaysia everybody whose first payslip of the year is not January’s, employed here or not', async () => {
    const company = await companyOf([
      { staff_id: 'A-1' },
      { staff_id: 'A-2', joined_on: '2026-02-10' },
      { staff_id: 'A-3', joined_on: '2026-02-10', previous_remuneration: '0.00' },
      { staff_id: 'A-4', left_on: '2026-01-31' },
    ])
    expect(await told(company)).toEqual([
      ['A-1', 'unknown', 2, 2],
      ['A-2', 'unknown', 2, 2],
      // Employed here in February, and that is before the month to run next.
      ['A-3', 'unknown', 2, 1],
    ])
    expect((await asked(company))[2]?.open).toEqual(['2026-02'])
    expect(await asked(company, 'year=2026&status=entered')).toEqual([])
    await company.generate('2026-02')
    expect(await told(company)).toEqual([
      ['A-1', 'unknown', 1, 1],
      ['A-2', 'unknown', 1, 1],
      ['A-3', 'entered', 1, 0],
    ])
  })

  test('nobody whose first payslip is January’s', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    await company.through('2026-01')
    expect(await asked(company)).toEqual([])
    expect(await checkOf(company, '2026-02')).toBeUndefined()
  })

  test('a row of the sheet answers the months it covers, back before the first day', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }, { staff_id: 'A-2', joined_on: '2026-02-10' }])
    expect((await sheet(company, ['A-1,2026-02,1,3000,330,10'])).status).toBe(200)
    expect((await sheet(company, ['A-2,2026-02,2,6000,660,20'])).status).toBe(200)
    expect(await told(company)).toEqual([
      ['A-1', 'unknown', 2, 1],
      ['A-2', 'entered', 2, 0],
    ])
  })

  test('in Taiwan only who was employed here in those months', async () => {
    const company = await server.newCompany('TW')
    const people = peopleSheet([
      { staff_id: 'T-1', joined_on: '2026-02-03' },
      { staff_id: 'T-2', joined_on: '2026-03-02' },
    ])
    const columns = ['staff_id', 'full_name', 'joined_on', 'employment_type', 'gender', 'basic_salary']
    const [head = [], ...rows] = people.split('\n').map((line) => line.split(','))
    const at = columns.map((name) => head.indexOf(name))
    await company.addPeople([head, ...rows].map((row) => at.map((place) => row[place]).join(',')).join('\n'))
    expect((await asked(company)).map(({ staff_id, open }) => [staff_id, open])).toEqual([['T-1', ['2026-02']]])
  })
})

describe('figures of earlier months', () => {
  test('before joining are told once: the record takes them no more where the sheet has them', async () => {
    const company = await companyOf([{ staff_id: 'A-1', joined_on: '2026-02-10' }, { staff_id: 'A-2' }])
    const [one] = await asked(company)
    const path = `api/panel/payroll/person/${one?.employee_id}`
    const record = (amount: string) =>
      company.send('PATCH', path, { body: { statutory: { previous_remuneration: amount } } })
    expect((await sheet(company, ['A-1,2026-02,2,6000,660,20'])).status).toBe(200)
    const field = 'A sheet of earlier pay already covers the months before joining; correct it there'
    const refused = await record('3000.00')
    expect([refused.status, refused.body.errors]).toEqual([422, { 'statutory.previous_remuneration': [field] }])
    const file = 'staff_id,previous_remuneration\nA-1,3000.00\n'
    const rows = await company.upload('api/panel/employee/update/by/batch/upload', file)
    expect([rows.status, rows.body.data.errors[0]]).toMatchObject([422, { column: 'previous_remuneration' }])
    // That nothing was paid adds nothing, and a sheet of the month here alone stands beside the record.
    expect((await record('0.00')).status).toBe(200)
    expect((await sheet(company, ['A-1,2026-02,1,3000,330,10'])).status).toBe(200)
    expect((await record('3000.00')).status).toBe(200)
  })

  test('are refused before joining where the record says what a former employer paid then, and of months to come', async () => {
    const joined = { joined_on: '2026-02-10', previous_remuneration: '6000.00' }
    const company = await companyOf([{ staff_id: 'A-1', ...joined }, { staff_id: 'A-2' }])
    const faults = async (row: string) =>
      ((await sheet(company, [row], '?preview=1')).body.data.errors ?? []).map(
        ({ column, expected }: Record<string, string>) => [column, expected],
      )
    expect(await faults('A-1,2026-02,2,9000,990,20')).toEqual([['months', '1 to 1']])
    expect(await faults('A-1,2026-02,1,3000,330,10')).toEqual([])
    expect(await faults('A-2,2026-02,2,6000,660,20')).toEqual([])
    expect(await faults('A-2,2026-04,1,6000,660,20')).toEqual([['month', 'A month up to March 2026']])
    const figures = { remuneration: '9000.00', epf_employee: '990.00', withholding_tax: '20.00' }
    const byHand = await company.post(P, { staff_id: 'A-1', month: '2026-02', months: 2, figures })
    expect([byHand.status, Object.keys(byHand.body.errors)]).toEqual([422, ['months']])
    const typo = await company.post(P, { staff_id: 'A-2', month: '9999-12', figures })
    expect([typo.status, Object.keys(typo.body.errors)]).toEqual([422, ['month']])
  })

  test('of one’s own are entered by somebody else, in a sheet as by hand', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }, { staff_id: 'A-2' }])
    const officer = await company.colleague('HR Payroll')
    await server.db.system.transaction((tx) =>
      sql`update employees set account_id = (select id from accounts where email = ${officer.email})
        where staff_id = 'A-1' and company_id = (select company_id from accounts where email = ${officer.email})`.execute(
        tx,
      ),
    )
    const [own, other] = ['A-1,2026-02,2,6000,660,20', 'A-2,2026-02,2,6000,660,20']
    const refused = await sheet(officer, [own, other])
    expect([refused.status, refused.body.data.errors]).toMatchObject([422, [{ column: 'staff_id', value: 'A-1' }]])
    expect((await sheet(company, [own])).status).toBe(200)
    // As a colleague entered it, it may stand.
    expect((await sheet(officer, [own, other])).status).toBe(200)
    const ids = (await asked(company)).map(({ employee_id }) => employee_id)
    const none = (employee_ids: (string | undefined)[]) => officer.post(`${P}/none`, { employee_ids, year: 2026 })
    expect((await none([ids[0]])).status).toBe(422)
    const all = await none(ids)
    expect([all.status, all.body.message]).toEqual([200, expect.stringContaining('colleague')])
  })

  test('that are corrected after "none" leave it standing: the same months stay open', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    const figures = { remuneration: '3000.00', epf_employee: '330.00', withholding_tax: '10.00' }
    const { body } = await company.post(P, { staff_id: 'A-1', month: '2026-02', figures })
    const [person] = await asked(company)
    server.pass(60)
    await company.post(`${P}/none`, { employee_ids: [person?.employee_id], year: 2026 })
    server.pass(60)
    const change = (fields: object) => company.send('PATCH', `${P}/${body.data.id}`, { body: fields })
    expect((await change({ figures: { remuneration: '3100.00' } })).status).toBe(200)
    expect((await asked(company))[0]?.status).toBe('none')
  })

  test('that come after "none" and leave a month open are asked about again; who entered them is told', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    const [person] = await asked(company)
    const none = () => company.post(`${P}/none`, { employee_ids: [person?.employee_id], year: 2026 })
    await none()
    server.pass(60)
    const figures = { remuneration: '3000.00', epf_employee: '330.00', withholding_tax: '10.00' }
    expect((await company.post(P, { staff_id: 'A-1', month: '2026-02', figures })).status).toBe(201)
    expect(await told(company)).toEqual([['A-1', 'unknown', 2, 1]])
    server.pass(60)
    expect((await none()).body.data).toMatchObject([{ status: 'none' }])
    expect((await company.post(P, { staff_id: 'A-1', month: '2026-01', figures })).status).toBe(201)
    expect(await asked(company)).toMatchObject([{ status: 'entered', said_by: 'Aida binti Osman' }])
  })
})

describe('"none"', () => {
  test('is said of some or all, with who said it, and taken back until a month is approved on it', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }, { staff_id: 'A-2' }])
    await company.generate('2026-02')
    const check = await checkOf(company, '2026-02')
    expect(check).toMatchObject({ weight: 'look', count: 2 })
    const [first, second] = await asked(company)
    const say = (ids: (string | undefined)[], none?: boolean) =>
      company.post(`${P}/none`, { employee_ids: ids, year: 2026, ...(none === undefined ? {} : { none }) })
    const done = await say([first?.employee_id])
    expect([done.status, done.body.data]).toMatchObject([200, [{ status: 'none', said_by: 'Aida binti Osman' }]])
    expect((await checkOf(company, '2026-02')).employee_ids).toEqual([second?.employee_id])
    expect((await say([first?.employee_id], false)).status).toBe(200)
    expect((await checkOf(company, '2026-02')).count).toBe(2)
    await say([first?.employee_id])
    // Whoever goes on in spite of the other is kept with the sign-off.
    await company.confirm('2026-02')
    const { sign_off } = (await company.view('2026-02')).body.data
    expect(sign_off.at(-1)).toMatchObject({ event: 'confirmed', detail: { despite: { earlier_pay_unknown: 1 } } })
    await company.approve('2026-02')
    expect((await say([first?.employee_id], false)).status).toBe(422)
    expect((await asked(company, 'year=2026&status=none')).length).toBe(1)
  })

  test('is refused of people of another company, by who may not run pay, and of nobody', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    const other = await companyOf([{ staff_id: 'B-1' }])
    const [foreign] = await asked(other)
    const refused = await company.post(`${P}/none`, { employee_ids: [foreign?.employee_id], year: 2026 })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['employee_ids']])
    expect((await company.post(`${P}/none`, { employee_ids: [], year: 2026 })).status).toBe(422)
    const leave = await company.colleague('HR Leave')
    expect((await leave.get(`${P}?year=2026`)).status).toBe(403)
    expect((await asked(other))[0]?.status).toBe('unknown')
  })
})

describe('an answer that comes after a month was approved', () => {
  /** The law's case: category 3, one child, 400 commission in March after 9,600 paid, 1,056 of EPF and 120 withheld. */
  test('counts once, from the next month on: the tax of March is that of the law’s own case', async () => {
    const company = await companyOf([
      {
        staff_id: 'A-1',
        marital_status: 'married',
        spouse_working: 'yes',
        children_under_18: '1',
        basic_salary: '4800.00',
      },
    ])
    await company.through('2026-02')
    await company.items('2026-03', 'month,staff_id,type,amount\n2026-03,A-1,commission,400.00')
    await company.generate('2026-03')
    const february = await slip(company, '2026-02', 'A-1')
    const before = amountText(12_000n - amountOf(february.withholding_tax))
    expect(await checkOf(company, '2026-03')).toMatchObject({ count: 1 })
    const late = await sheet(company, [`A-1,2026-01,1,4800,528,${before}`])
    expect([late.status, late.body]).toMatchObject([200, { data: { accepted: 1 } }])
    expect((await company.view('2026-03')).body.data.stale_count).toBe(1)
    expect(await slip(company, '2026-02', 'A-1')).toEqual(february)
    await company.generate('2026-03')
    expect(await slip(company, '2026-03', 'A-1')).toMatchObject({ withholding_tax: '117.60', epf_employee: '572.00' })
    // Undone it is as if it had never been; a month approved on it keeps it.
    expect((await company.post(`api/emp/undo/${late.body.meta.undo}`)).status).toBe(200)
    expect((await told(company))[0]).toEqual(['A-1', 'unknown', 1, 1])
    const again = await sheet(company, [`A-1,2026-01,1,4800,528,${before}`])
    await company.through('2026-03')
    expect((await company.post(`api/emp/undo/${again.body.meta.undo}`)).status).toBe(422)
    expect(await checkOf(company, '2026-04')).toBeUndefined()
  })

  test('does not reach a month that was approved here', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    await company.through('2026-02')
    const refused = await sheet(company, ['A-1,2026-02,2,6000,660,20'])
    expect([refused.status, refused.body.data.errors]).toMatchObject([422, [{ column: 'month' }]])
    expect((await sheet(company, ['A-1,2026-01,1,3000,330,10'], '?preview=1')).body.data).toMatchObject({ rejected: 0 })
    expect((await told(company))[0]?.[1]).toBe('unknown')
  })
})

test('the sheet goes out with a row for whoever was here and is asked', async () => {
  const company = await companyOf([{ staff_id: 'A-1' }])
  const { status, headers } = await company.get(`${P}/template?year=2026`)
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  expect(sample('employees').length).toBeGreaterThan(0)
})

describe('earlier pay entered by hand', () => {
  const figures = { remuneration: '6000.00', epf_employee: '660.00', withholding_tax: '50.00' }

  test('is kept with what sheets bring, marks the open month, and is refused where the sheet would be', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    await company.generate('2026-03')
    const added = await company.post(P, { staff_id: 'A-1', month: '2026-02', months: 2, figures })
    expect([added.status, added.body.data]).toMatchObject([201, { month: '2026-02', months: 2, figures }])
    expect(await told(company)).toEqual([['A-1', 'entered', 2, 0]])
    expect((await company.view('2026-03')).body.data.stale_count).toBe(1)
    const path = `${P}/${added.body.data.id}`
    expect((await company.get(path)).body.data.figures).toEqual(figures)
    const again = await company.post(P, { staff_id: 'A-1', month: '2026-02', figures })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['month']])
    const wrong = await company.post(P, { staff_id: 'A-1', month: '2025-12', figures: { remuneration: 'much' } })
    expect(wrong.body.errors).toHaveProperty(['figures.remuneration'])
    const changed = await company.send('PATCH', path, { body: { figures: { zakat: '10.00' } } })
    expect(changed.body.data.figures).toEqual({ ...figures, zakat: '10.00' })
    const stranger = await server.newCompany()
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.send('DELETE', path)).status).toBe(404)
    await company.through('2026-03')
    expect((await company.send('DELETE', path)).status).toBe(422)
    // Corrected afterwards, an approved payslip still rests on what it was.
    expect((await company.send('PATCH', path, { body: { figures: { zakat: '20.00' } } })).status).toBe(200)
    expect((await company.send('DELETE', path)).status).toBe(422)
    expect((await company.get(path)).body.data.figures).toMatchObject({ zakat: '20.00' })
  })

  test('goes again as long as no approved payslip rests on it', async () => {
    const company = await companyOf([{ staff_id: 'A-1' }])
    await company.generate('2026-03')
    const { body } = await company.post(P, { staff_id: 'A-1', month: '2026-02', months: 2, figures })
    expect((await company.send('DELETE', `${P}/${body.data.id}`)).status).toBe(200)
    expect(await told(company)).toEqual([['A-1', 'unknown', 2, 2]])
    expect((await company.get(`${P}/figures`)).body.data[0]).toMatchObject({ name: 'remuneration', required: true })
  })
})
