import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
let owner: PayCompany
let other: PayCompany

beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
  owner = await employed('A-1', 'Farah')
  other = await employed('A-2', 'Budi')
  await company.generate(MONTH)
  await company.confirm(MONTH)
  await company.approve(MONTH)
})

/** Somebody whose role opens no pay, with the account of that person. */
async function employed(staffId: string, name: string): Promise<PayCompany> {
  const person = await company.colleague('Finance', name)
  await server.db.system.transaction((tx) =>
    sql`update employees e set account_id = a.id from accounts a
        where a.email = ${person.email} and e.company_id = a.company_id and e.staff_id = ${staffId}`.execute(tx),
  )
  return person
}

const release = (ids?: readonly string[]) =>
  company.post(`${company.run(MONTH)}/release`, ids ? { payslip_ids: ids } : {})
const mine = async (who: PayCompany) => (await who.get('api/emp/payslip')).body.data
const rowOf = async (staffId: string) =>
  (await company.view(MONTH)).body.data.payslips.find((row: { staff_id: string }) => row.staff_id === staffId)

test('a payslip is its owner’s from the moment it is released, with the sums of the year', async () => {
  expect(await mine(owner)).toEqual({ currency_code: 'MYR', years: [], payslips: [] })
  const row = await rowOf('A-1')
  expect((await owner.get(`api/emp/payslip/${row.id}`)).status).toBe(404)
  await release([row.id])
  const { years, payslips } = await mine(owner)
  expect(payslips).toEqual([expect.objectContaining({ id: row.id, year: 2026, month: 1, net_pay: row.net_pay })])
  expect(years).toEqual([
    { year: 2026, months: 1, gross_pay: row.gross_pay, total_deductions: row.total_deductions, net_pay: row.net_pay },
  ])
  expect((await mine(other)).payslips).toEqual([])
  await company.post(`${company.run(MONTH)}/unrelease`)
  expect((await mine(owner)).payslips).toEqual([])
})

test('its lines add up to the net pay, each says why, and it prints', async () => {
  await release()
  const row = await rowOf('A-1')
  const { data } = (await owner.get(`api/emp/payslip/${row.id}`)).body
  const cents = (side: string) =>
    data.lines
      .filter((line: { side: string }) => line.side === side)
      .reduce((sum: number, line: { amount: string }) => sum + Math.round(Number(line.amount) * 100), 0)
  expect(cents('earning') - cents('deduction')).toBe(Math.round(Number(data.net_pay) * 100))
  expect(data.lines.every((line: { label: string }) => line.label !== '')).toBe(true)
  // January begins the year, and nobody set a pay day yet.
  const sums = Object.fromEntries(
    data.year_to_date.map(({ key, amount }: { key: string; amount: string }) => [key, amount]),
  )
  expect(sums).toMatchObject({ net_pay: row.net_pay, epf_employee: row.epf_employee })
  expect(data.paid_on).toBeNull()
  const why = await owner.get(`api/emp/payslip/${row.id}/why/epf_employee`)
  expect(why.body.data).toMatchObject({ figure: 'epf_employee', value: row.epf_employee })
  expect(why.body.data.steps.length).toBeGreaterThan(0)
  expect((await owner.get(`api/emp/payslip/${row.id}/why/constructor`)).status).toBe(404)
  const pdf = await server.app.inject({
    url: `/api/emp/payslip/${row.id}/pdf`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('it is printed in the language of whose it is: of their account, else of the company', async () => {
  await release()
  await owner.post('api/emp/settings/store', { prefer_lang: 'tw' })
  const title = async (who: PayCompany, path: string) => {
    const { headers } = await who.get(path)
    return decodeURIComponent(String(headers['content-disposition'])).includes('薪資單') ? 'zh-Hant' : 'en'
  }
  const [mineId, othersId] = [(await rowOf('A-1')).id, (await rowOf('A-2')).id]
  const run = `${company.run(MONTH)}/payslip`
  expect(await title(owner, `api/emp/payslip/${mineId}/pdf`)).toBe('zh-Hant')
  expect(await title(owner, `api/emp/payslip/${mineId}/pdf?language=en`)).toBe('en')
  expect([await title(company, `${run}/${mineId}`), await title(company, `${run}/${othersId}`)]).toEqual([
    'zh-Hant',
    'en',
  ])
  await server.db.system.transaction(async (tx) => {
    const own = sql`(select company_id from accounts where email = ${company.email})`
    await sql`update companies set prefer_lang = 'zh-hant' where id = ${own}`.execute(tx)
    await sql`update employees set account_id = null where company_id = ${own} and staff_id = 'A-1'`.execute(tx)
  })
  expect([await title(company, `${run}/${mineId}`), await title(company, `${run}/${othersId}`)]).toEqual([
    'zh-Hant',
    'en',
  ])
})

test('nobody else’s is found, by any of the ways', async () => {
  await release()
  const row = await rowOf('A-1')
  for (const path of ['', '/why/epf_employee', '/pdf']) {
    expect((await other.get(`api/emp/payslip/${row.id}${path}`)).status).toBe(404)
    expect((await company.get(`api/emp/payslip/${row.id}${path}`)).status).toBe(404)
  }
  expect((await mine(company)).payslips).toEqual([])
})
